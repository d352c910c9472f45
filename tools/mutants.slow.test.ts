import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The kit with one deliberate bug. The contract suite must find it. */
interface Mutant {
  /** The bug, as a sentence. */
  readonly what: string
  readonly file: string
  readonly find: string
  readonly replace: string
  /** The game that the contract is checked with: one of ours, or one of the kit's own test games. */
  readonly game: string
  /** The beginning of the clause that must break. */
  readonly noticedBy: string
}

const MUTANTS: readonly Mutant[] = [
  {
    what: 'the gate shows dealt cards to all seats',
    file: 'kit/src/events.ts',
    find: "    case 'move':\n      if (sees(layout, event.from, seat)",
    replace: "    case 'move':\n      if (true || sees(layout, event.from, seat)",
    game: 'gummi-trick',
    noticedBy: 'no leak',
  },
  {
    what: 'the gate shows cards that are played face down',
    file: 'kit/src/events.ts',
    find: '      return { ...event, card: UNSEEN }',
    replace: '      return event',
    game: 'sushi-trick',
    noticedBy: 'no leak',
  },
  {
    what: 'all seats see all hands',
    file: 'kit/src/layout.ts',
    find: "sight === 'owner' && owner === seat",
    replace: "sight === 'owner' && owner !== -2",
    game: 'bannish',
    noticedBy: 'no leak',
  },
  {
    what: 'the seat that holds a card is known to the rules but not shown',
    file: 'kit/src/table.ts',
    find: "this.log.push({ type: 'show', card, place })",
    replace: 'void 0',
    game: 'sushi-trick',
    noticedBy: 'no leak',
  },
  {
    what: 'events show which of two cards alike was played',
    file: 'kit/src/table.ts',
    find: "this.shift(this.copyOf(card, seat), seat, this.seats)\n    if (this.log !== null) this.logPlay({ type: 'play', seat, card,",
    replace:
      "const copy = this.copyOf(card, seat)\n    this.shift(copy, seat, this.seats)\n    if (this.log !== null) this.logPlay({ type: 'play', seat, card: copy,",
    game: 'bannish',
    noticedBy: 'no leak',
  },
  {
    what: 'cards alike are different moves',
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
    what: 'a view infers from a flipped card as if it came from the hand',
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
    what: 'the count of a place does not follow its cards',
    file: 'kit/src/table.ts',
    find: 'mem[j + 2] += n',
    replace: 'mem[j + 2] += 0',
    game: 'gudetama',
    noticedBy: 'cards are conserved',
  },
  {
    what: 'a new round collects the cards that must stay',
    file: 'kit/src/layout.ts',
    find: 'sight, keep, stackAt',
    replace: 'sight, keep: keep && false, stackAt',
    game: 'gudetama',
    noticedBy: 'cards are conserved',
  },
  {
    what: 'illegal moves are carried out',
    file: 'kit/src/match.ts',
    find: 'if (why !== undefined) {',
    replace: 'if (why === "never") {',
    game: 'gummi-trick',
    noticedBy: 'illegal moves',
  },
  {
    what: 'a number that is not a move is accepted as one',
    file: 'kit/src/law.ts',
    find: 'if (!isMove(game, phase, move))',
    replace: 'if (move === 1000)',
    game: 'gummi-trick',
    noticedBy: 'illegal moves',
  },
  {
    what: 'a view does not know a card that has only one possible place',
    file: 'kit/src/view.ts',
    find: '    this.conclude()\n',
    replace: '',
    game: 'sushi-trick',
    noticedBy: 'what a view knows',
  },
  {
    what: 'a deal depends on the game before',
    file: 'kit/src/deal.ts',
    find: 'export const seededDeal =',
    replace:
      'const one = seeded("one")\nexport const seededDeal = (_seed: string, _round: number): DealSource => randomDeal(one)\nexport const unused =',
    game: 'bannish',
    noticedBy: 'seed and moves',
  },
  {
    what: 'a record loses the order of a stack',
    file: 'kit/src/table.ts',
    find: 'if (stackAt === 0) kinds.sort',
    replace: 'kinds.sort',
    game: 'gummi-trick',
    noticedBy: 'a record written',
  },
  {
    what: 'the gate shows a secret call to all seats',
    file: 'kit/src/events.ts',
    find: 'if (event.secret === undefined || event.seat === seat) return event',
    replace: 'if (event) return event',
    game: 'bidding',
    noticedBy: 'no leak: a call',
  },
  {
    what: 'the match does not keep calls secret',
    file: 'kit/src/match.ts',
    find: 'else if (call !== undefined) this.hold(first, { seat, call })',
    replace: '',
    game: 'bidding',
    noticedBy: 'no leak: a call',
  },
  {
    what: 'public numbers change while seats still decide together',
    file: 'kit/src/match.ts',
    find: 'if (isJoint && i >= OWN_NUMBERS) heldSlots.add(i)\n      else numbers',
    replace: 'numbers',
    game: 'bidding',
    noticedBy: 'no leak: a call',
  },
  {
    what: 'public numbers stay secret after all have decided',
    file: 'kit/src/match.ts',
    find: '&& !heldSlots.has(i)',
    replace: '',
    game: 'bidding',
    noticedBy: 'what a view knows',
  },
  {
    what: 'points are added to a total that no event tells',
    file: 'kit/src/table.ts',
    find: 'this.mem[TOTALS + seat] += points',
    replace: 'this.mem[TOTALS + seat] += 2 * points',
    game: 'bidding',
    noticedBy: 'points are whole numbers',
  },
  {
    what: 'a game is allowed to give half a point',
    file: 'kit/src/table.ts',
    find: 'if (!Number.isInteger(points)) throw',
    replace: 'points += 0.5\n    if (Number.isInteger(points)) throw',
    game: 'bidding',
    noticedBy: 'points are whole numbers',
  },
  {
    what: 'a stack that is dealt in parts loses its order',
    file: 'kit/src/table.ts',
    find: 'mem.copyWithin(stackAt + size - after, stackAt + size - before, stackAt + size)',
    replace: '',
    game: 'flipping',
    noticedBy: 'every game ends',
  },
  {
    what: 'a record has only the last part of a deal',
    file: 'kit/src/record/write.ts',
    find: 'list.push(...cards)',
    replace: 'list.splice(0, list.length, ...cards)',
    game: 'flipping',
    noticedBy: 'a record written',
  },
]

const packages = join(dirname(fileURLToPath(import.meta.url)), '..', 'packages')
const CHECK = `
import { games } from '@trick-bento/games'
import { must } from '@trick-bento/kit'
import { contract } from '@trick-bento/kit/contract'
import { bidding, flipping } from './kit/src/testing/games.ts'
const kind = [...games, bidding, flipping].find(({ id }) => id === process.argv[2])
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

/** Checks the contract with a copy of the packages that has one thing changed, and returns the broken clauses. */
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
      assert.ok(source.includes(find), `${file} no longer contains ${JSON.stringify(find)}; adapt the mutant`)
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

describe('the contract suite finds each bug of the kit:', { concurrency: 2 }, () => {
  test('the contract suite finds nothing in the kit as it is', async () => {
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
