import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The kit broken on purpose; the contract suite must notice each, in the clause that is named. */
interface Mutant {
  readonly what: string
  readonly file: string
  readonly find: string
  readonly replace: string
  readonly game: string
  readonly noticedBy: string
}

const MUTANTS: readonly Mutant[] = [
  {
    what: 'the gate names dealt cards to everybody',
    file: 'kit/src/events.ts',
    find: "    case 'move':\n      if (sees(layout, event.from, seat)",
    replace: "    case 'move':\n      if (true || sees(layout, event.from, seat)",
    game: 'gummi-trick',
    noticedBy: 'no leak',
  },
  {
    what: 'the gate names cards that are played face down',
    file: 'kit/src/events.ts',
    find: '      return { ...event, card: UNSEEN }',
    replace: '      return event',
    game: 'sushi-trick',
    noticedBy: 'no leak',
  },
  {
    what: "everybody looks into everybody's hand",
    file: 'kit/src/layout.ts',
    find: "sight === 'owner' && owner === seat",
    replace: "sight === 'owner' && owner !== -2",
    game: 'bannish',
    noticedBy: 'no leak',
  },
  {
    what: 'the holder of a card is acted upon, but nobody is told',
    file: 'kit/src/table.ts',
    find: "this.log.push({ type: 'show', card, place })",
    replace: 'void 0',
    game: 'sushi-trick',
    noticedBy: 'no leak',
  },
  {
    what: 'events tell which of two cards alike was played',
    file: 'kit/src/table.ts',
    find: "this.shift(this.copyOf(card, seat), seat, this.seats)\n    if (this.log !== null) this.log.push({ type: 'play', seat, card,",
    replace:
      "const copy = this.copyOf(card, seat)\n    this.shift(copy, seat, this.seats)\n    if (this.log !== null) this.log.push({ type: 'play', seat, card: copy,",
    game: 'bannish',
    noticedBy: 'no leak',
  },
  {
    what: 'cards alike are several moves',
    file: 'kit/src/deck.ts',
    find: 'if (this.plain) return cards',
    replace: 'if (cards) return cards',
    game: 'gudetama',
    noticedBy: 'the law from a seat',
  },
  {
    what: 'a view infers nothing from plays',
    file: 'kit/src/view.ts',
    find: 'if (seat === this.seat) return',
    replace: 'if (seat !== 99) return',
    game: 'bannish',
    noticedBy: 'every sampled world',
  },
  {
    what: 'a view infers from a flip as if it came from the hand',
    file: 'kit/src/view.ts',
    find: 'if (event.from === event.seat) this.infer',
    replace: 'this.infer',
    game: 'gummi-trick',
    noticedBy: 'the true place',
  },
  {
    what: 'a view forgets that the face-down card is a trump',
    file: 'kit/src/view.ts',
    find: 'if (among.has(card)) could[card]',
    replace: 'could[card]',
    game: 'sushi-trick',
    noticedBy: 'every sampled world',
  },
  {
    what: 'the sampler ignores where a card may be',
    file: 'kit/src/sample.ts',
    find: 'could[card] & open',
    replace: 'open',
    game: 'gudetama',
    noticedBy: 'every sampled world',
  },
  {
    what: 'counts are not kept when cards are sent',
    file: 'kit/src/table.ts',
    find: 'mem[j + 2] += n',
    replace: 'mem[j + 2] += 0',
    game: 'gudetama',
    noticedBy: 'cards are conserved',
  },
  {
    what: 'a new round collects the cards that were to stay',
    file: 'kit/src/layout.ts',
    find: 'sight, keep, stackAt',
    replace: 'sight, keep: keep && false, stackAt',
    game: 'gudetama',
    noticedBy: 'cards are conserved',
  },
  {
    what: 'any move is carried out',
    file: 'kit/src/match.ts',
    find: 'if (why !== undefined) {',
    replace: 'if (why === "never") {',
    game: 'gummi-trick',
    noticedBy: 'illegal moves',
  },
  {
    what: 'numbers that are no move are taken for one',
    file: 'kit/src/law.ts',
    find: 'if (!isMove(game, phase, move))',
    replace: 'if (move === 1000)',
    game: 'gummi-trick',
    noticedBy: 'illegal moves',
  },
  {
    what: 'a view draws no conclusion from a single possible place',
    file: 'kit/src/view.ts',
    find: '    this.conclude()\n',
    replace: '',
    game: 'sushi-trick',
    noticedBy: 'what a view knows',
  },
  {
    what: 'deals come from a generator that remembers the game before',
    file: 'kit/src/deal.ts',
    find: 'export const seededDeal =',
    replace:
      'const one = seeded("one")\nexport const seededDeal = (_seed: string, _round: number): DealSource => randomDeal(one)\nexport const unused =',
    game: 'bannish',
    noticedBy: 'seed and moves',
  },
  {
    what: 'a record sorts the face-down cards',
    file: 'kit/src/table.ts',
    find: 'if (stackAt === 0) kinds.sort',
    replace: 'kinds.sort',
    game: 'gummi-trick',
    noticedBy: 'a record written',
  },
]

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages')
const CHECK = `
import { games } from '@trick-bento/games'
import { must } from '@trick-bento/kit'
import { contract } from '@trick-bento/kit/contract'
const kind = games.find(({ id }) => id === process.argv[2])
const game = must(kind.at(kind.seats.usual))
const broken = []
for (const { name, check } of contract) {
  try {
    for (let i = 0; i < 12; i++) check(game, { seed: 'mutant-' + i })
  } catch (error) {
    broken.push(name + ': ' + error.message)
  }
}
console.log(JSON.stringify(broken))
`

/** A copy of the packages with one thing changed, and which clauses notice. */
async function clausesBrokenBy({
  file,
  find,
  replace,
  game,
}: Mutant | { file: ''; find: ''; replace: ''; game: string }): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bento-mutant-'))
  try {
    await mkdir(join(folder, 'node_modules', '@trick-bento'), { recursive: true })
    for (const name of ['kit', 'games']) {
      await cp(join(packages, name), join(folder, name), {
        recursive: true,
        filter: (path) => !path.endsWith('.test.ts'),
      })
      await symlink(join('..', '..', name), join(folder, 'node_modules', '@trick-bento', name))
    }
    if (file !== '') {
      const source = await readFile(join(folder, file), 'utf8')
      assert.ok(source.includes(find), `${file} no longer contains ${JSON.stringify(find)}; mend the mutant`)
      await writeFile(
        join(folder, file),
        source.replace(find, () => replace),
      )
    }
    await writeFile(join(folder, 'check.mjs'), CHECK)
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'check.mjs'), game], {
      timeout: 300_000,
    })
    return JSON.parse(stdout)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

describe('the contract suite notices when the kit is broken:', { concurrency: 2 }, () => {
  test('nothing is noticed where nothing is broken', async () => {
    assert.deepEqual(await clausesBrokenBy({ file: '', find: '', replace: '', game: 'bannish' }), [])
  })
  for (const mutant of MUTANTS) {
    test(mutant.what, async () => {
      const broken = await clausesBrokenBy(mutant)
      assert.ok(
        broken.some((clause) => clause.includes(mutant.noticedBy)),
        `expected "${mutant.noticedBy}…" to break; broken: ${JSON.stringify(broken)}`,
      )
    })
  }
})
