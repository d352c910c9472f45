import assert from 'node:assert/strict'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { gummiTrick } from '@trick-bento/games'
import { type GameRecord, legal, must, parseMove, replayRecord } from '@trick-bento/kit'
import { bento, ROOT, scratchFolder } from './testing/bento.ts'
import { widthOf } from './width.ts'

const folder = scratchFolder()
/** Answers that sooner or later hit a legal move in every game. */
const ANSWERS = `${Array.from({ length: 14 }, (_, i) => `${i + 1}`).join('\n')}\n\n`.repeat(3000)

describe('a whole game can be played from a pipe', () => {
  const games: [args: string[], title: string][] = [
    [['gummi-trick'], 'Gummi Trick'],
    [['bannish', '--seats', '5'], 'BANNISH!!'],
    [['gudetama', '--seats', '7'], 'Gudetama: The Tricky Egg'],
    [['sushi', '--seats', '6'], 'Sushi Trick!'],
    [['examples/hearts.ts'], 'Hearts'],
  ]
  for (const [args, title] of games) {
    test(title, async () => {
      const save = join(folder, `${args[0].replace(/\W/g, '-')}.jsonl`)
      const { code, out, err } = await bento(['play', ...args, '--seed', 'w', '--save', save], ANSWERS)
      assert.deepEqual([code, err], [0, ''])
      assert.match(out, new RegExp(`^${title}$`, 'm'))
      assert.match(out, /\b(?:win|wins) with −?\d+ points?/)
      assert.match(out, /The same deal again: bento play \S+ --seats \d --seed w\n$/)
      assert.deepEqual(
        out.split('\n').filter((line) => widthOf(line) > 80),
        [],
      )
      const verified = await bento(['verify', save, '--with', 'examples/hearts.ts'])
      assert.equal(verified.code, 0, verified.err)
    })
  }
})

test('an illegal card is refused with a reason, and the game goes on as before', async () => {
  const game = must(gummiTrick.at(4))
  const play = async (input: string) => {
    const save = join(folder, 'illegal.jsonl')
    const { out } = await bento(['play', 'gummi', '--seed', 'i', '--save', save], input)
    return { out, record: JSON.parse(readFileSync(save, 'utf8')) as GameRecord }
  }
  const smooth = await play('1\n'.repeat(100))
  const match = must(replayRecord(smooth.record, gummiTrick)).again()
  let answers = ''
  let refused = 0
  for (const { seat, move } of smooth.record.rounds[0].moves) {
    const { table } = match
    if (seat === 0) {
      for (const card of table.hand(0).minus(legal(game, table, 0))) {
        answers += `${game.deck.name(card).toLowerCase()}\n`
        refused++
      }
      answers += `${move}\n`
    }
    match.play(seat, parseMove(game, table.phase, move)!)
  }
  assert.ok(refused > 0)
  const rough = await play(answers)
  assert.deepEqual(rough.record, smooth.record)
  assert.match(rough.out, /Not . \d+\. Follow \w+: \w+ played it first\.\n {2}Allowed /)
})

test('leaving early exits with 0 and saves nothing', async () => {
  for (const input of ['', 'quit\n', 'q\n', '1\n1\n']) {
    const save = join(folder, 'left.jsonl')
    const { code, out, err } = await bento(['play', 'gummi', '--seed', 'l', '--save', save], input)
    assert.deepEqual([code, err], [0, ''])
    assert.match(out, /The game was left before its end\.\nNothing was saved/)
    assert.equal(existsSync(save), false)
  }
})

test('last, scores, rules, help, an unknown word and Enter print something and make no move', async () => {
  const input = '1\nlast\nscores\nhelp\nrules\nxyzzy\n\n\u001b[31m\nquit\n'
  const { code, out } = await bento(['play', 'gummi', '--seed', 'c'], input)
  assert.equal(code, 0)
  assert.match(out, /Last +\S+ \S \d+/)
  assert.match(out, /Seat +This round +Points +Hand/)
  assert.match(out, /● R red {3}■ B blue/)
  assert.match(out, /G1 {2}Play 12 tricks/)
  assert.match(out, /“xyzzy” is not a move here/)
  assert.match(out, /It is your turn/)
  assert.equal(out.match(/^ {2}You (?:play|flip) \S \d+$/gm)?.length, 1)
})

describe('levels', () => {
  test('bots have names of their levels, all different and different from the person', async () => {
    const { out } = await bento(['play', 'gummi', '--level', 'expert,casual,casual', '--name', 'hana', '--seed', 'n'])
    assert.match(out, /At the table: hana, Midori \(expert\), Otis \(casual\), Juno \(casual\)\./)
    assert.match(out, /The same deal again: .* --seed n --level expert,casual,casual\n$/)
  })
  test('bots are steady unless a level is given', async () => {
    const { out } = await bento(['play', 'bannish', '--seats', '3', '--seed', 'n'])
    assert.match(out, /At the table: You, Greta \(steady\), Kenji \(steady\)\./)
  })
  test('the same seed, level and moves give the same game', async () => {
    const play = async (level: string) => (await bento(['play', 'gummi', '--seed', 's', '--level', level], ANSWERS)).out
    const once = await play('casual')
    assert.equal(await play('casual'), once)
    assert.notEqual((await play('newcomer')).replaceAll('newcomer', 'casual'), once)
  })
  const wrong: [args: string[], sentence: RegExp][] = [
    [['--level', 'grandmaster'], /no level "grandmaster"; the levels are newcomer, casual, steady, strong, expert/],
    [['--level', ''], /no level ""/],
    [['--level', 'expert,casual'], /2 levels are given for 3 bots; give one for all or one for each/],
  ]
  for (const [args, sentence] of wrong) {
    test(`${args.join(' ')} is refused`, async () => {
      const { code, out, err } = await bento(['play', 'gummi', ...args])
      assert.deepEqual([code, out], [2, ''])
      assert.match(err, sentence)
    })
  }
})

describe('hint', () => {
  test('bento play prints what an expert would do, and the game does not change', async () => {
    const record = async (input: string) => {
      const save = join(folder, 'hint.jsonl')
      const { out } = await bento(['play', 'gummi', '--seed', 'h', '--save', save], input)
      return { out, record: JSON.parse(readFileSync(save, 'utf8')) as GameRecord }
    }
    const hinted = await record('hint\n1\n'.repeat(100))
    assert.deepEqual(hinted.record, (await record('1\n'.repeat(100))).record)
    const wrapped = hinted.out.match(/^ {2}The expert would [^>]*?\.$/gm) ?? []
    const hints = wrapped.map((hint) => hint.replace(/\n {2}/g, ' '))
    assert.equal(hints.length, 12)
    for (const hint of hints) assert.match(hint, /would (?:play \S \d+|flip)/)
    assert.ok(hints.some((hint) => / in \d+ of 10 deals/.test(hint)))
    assert.ok(hints.some((hint) => /no choice\.$/.test(hint)))
  })
})

describe('a bot whose worker dies', () => {
  const source = readFileSync(join(ROOT, 'examples/hearts.ts'), 'utf8')
  /** Hearts that ends the process of a bot's worker this many times. */
  const deadly = (deaths: number): string => {
    const grave = JSON.stringify(join(folder, `grave-${deaths}`))
    const file = join(folder, `deadly-${deaths}.ts`)
    writeFileSync(
      file,
      `import { appendFileSync, existsSync, statSync } from 'node:fs'
      import { isMainThread } from 'node:worker_threads'
      function live() {
        if (isMainThread || (existsSync(${grave}) && statSync(${grave}).size >= ${deaths})) return
        appendFileSync(${grave}, 'x')
        process.exit(1)
      }
      ${source.replace('legal: (_t, hand) => hand,', 'legal: (_t, hand) => (live(), hand),')}`,
    )
    return file
  }
  const again = 'Greta’s worker failed and was restarted.'
  const forGood = 'Greta’s worker failed again: from now on this bot plays like a newcomer.'
  for (const [deaths, lines] of [
    [1, [again]],
    [3, [again, again, forGood]],
  ] as const) {
    test(`goes on after ${deaths} in a row`, async () => {
      const { code, out, err } = await bento(['play', deadly(deaths), '--seed', 'd'], '1\n1\n1\n')
      assert.deepEqual([code, err], [0, ''])
      assert.deepEqual(out.match(/Greta’s worker .*/g), lines)
      assert.match(out, /Greta puts 3 cards aside.*Kenji puts 3 cards aside.*Ines puts 3 cards aside/s)
    })
  }
})

test('bento play asks which game if none is given', async () => {
  const { code, out } = await bento(['play', '--seed', 'm'], '9\nbann\nquit\n')
  assert.equal(code, 0)
  assert.match(out, /1 {2}Gummi Trick {2}2 to 5 seats/)
  assert.match(out, /Sorry, there is no game "9"/)
  assert.match(out, /The same deal again: bento play bannish --seats 4 --seed m/)
  const nothing = await bento(['play'])
  assert.deepEqual([nothing.code, nothing.err], [0, ''])
  assert.match(nothing.out, /No game was chosen/)
})

test('a game file may be in any folder and export its game by default', async () => {
  const file = join(folder, 'mine.ts')
  const source = readFileSync(join(ROOT, 'examples/hearts.ts'), 'utf8')
  writeFileSync(file, source.replace('export const hearts =', 'export default'))
  const { code, out } = await bento(['play', file, '--seed', 'f', '--name', 'Hana'], '1\n1\n1\n')
  assert.equal(code, 0)
  assert.match(out, /Hana puts . \w+ aside \(passing\)/)
})

test('a bug in a game prints one sentence and exits with 70', async () => {
  const file = join(folder, 'buggy.ts')
  const source = readFileSync(join(ROOT, 'examples/hearts.ts'), 'utf8')
  writeFileSync(file, source.replace('deal.each(13, at.hand)', "throw new Error('I am a bug')"))
  const { code, err } = await bento(['play', file])
  assert.equal(code, 70)
  assert.equal(err, 'bento: internal error: I am a bug (BENTO_DEBUG=1 shows where)\n')
})
