import assert from 'node:assert/strict'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { bento, scratchFolder, start } from './testing/bento.ts'

const folder = scratchFolder()
const GUDETAMA = ['arena', 'gudetama', '--seats', '3', '--seed', 'a', '--deals', '12']

/** A game file with Gudetama in which `code` runs before each round in a worker. */
function trapped(name: string, code: string): string {
  const file = join(folder, name)
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { gudetama } from '@trick-bento/games'
export default { ...gudetama, at(seats, options) {
  const made = gudetama.at(seats, options)
  if (!made.ok) return made
  const round = (t, deal) => { if (!isMainThread) { ${code} } made.value.round(t, deal) }
  return { ok: true, value: { ...made.value, round } }
} }
`,
  )
  return file
}

/** Fails unless every tag that is opened is closed, and every attribute is quoted. */
function assertWellFormed(xml: string): void {
  const open: string[] = []
  const text = xml.replace(
    /<(\/?)([a-z]+)((?: [a-z][a-z0-9-]*="[^"<&]*")*) ?(\/?)>/gi,
    (_tag, closes, name, _more, alone) => {
      if (closes) assert.equal(open.pop(), name)
      else if (!alone) open.push(name)
      return ''
    },
  )
  assert.deepEqual(open, [])
  assert.doesNotMatch(text, /[<>]|&(?!#\d+;)/)
}

describe('the report', () => {
  test('has a table, comparisons, the gap and a plot', async () => {
    const bots = ['--bots', 'random,textbook@10,textbook@30,cheater@40', '--against', 'random']
    const { code, out, err } = await bento([...GUDETAMA, ...bots])
    assert.deepEqual([code, err], [0, ''])
    assert.match(
      out,
      /^Gudetama: The Tricky Egg, 3 seats, 12 deals, seed "a"\nEach bot takes each seat once among copies/,
    )
    assert.match(out, /Fewer\s+points\s+are\s+better/)
    assert.match(out, /^bot +points +wins +Elo +per move +longest$/m)
    assert.match(out, /^random +\d+\.\d\d +± \d\.\d\d +33\.3 % +± 0\.0 +-\d+ +± \d+ +\d\S* [mµ]?s +\d\S* [mµ]?s$/m)
    assert.match(out, /^cheater@40 beats random by \d\.\d\d ± \d\.\d\d points$/m)
    assert.match(out, /gap.* between textbook@10 and cheater@40/)
    assert.match(out, /^ +0 ┤/m)
    assert.match(out, /[●◆■▲] random/)
  })

  test('shows no difference between similar bots', async () => {
    const { out } = await bento([...GUDETAMA, '--bots', 'textbook@5,textbook@6'])
    assert.match(out, /^textbook@\d and textbook@\d: no difference shown at 95 % \(/m)
    assert.match(out, /^All bots share the table, and every deal is played with 3 seatings/m)
  })

  test('names a random seed if none is given', async () => {
    const { out } = await bento(['arena', 'gummi', '--bots', 'random', '--deals', '2'])
    assert.match(out, /^Gummi Trick, 4 seats, 2 deals, seed "\w{6}"\n/)
  })

  test('covers games from files, whole games and options', async () => {
    const args = ['arena', 'examples/hearts.ts', '--bots', 'random,textbook@2', '--deals', '2', '--whole', '--json']
    const { code, out, err } = await bento([...args, '--options', '{"limit":30}'])
    assert.deepEqual([code, err], [0, ''])
    const { settings, best, bots } = JSON.parse(out)
    assert.deepEqual(
      [settings.game, settings.options, settings.extent, best],
      ['hearts', { limit: 30 }, 'match', 'lowest'],
    )
    assert.ok(bots[0].points.mean + bots[1].points.mean > 15)
  })
})

describe('--json', () => {
  for (const against of [[], ['--against', 'textbook@8']]) {
    test(`prints JSON only, the same for any number of workers ${against.join(' ')}`, async () => {
      const args = [...GUDETAMA, '--bots', 'random,cheater@8', ...against, '--json', '--workers']
      const [one, two] = await Promise.all(['1', '2'].map((workers) => bento([...args, workers])))
      assert.deepEqual([one.code, one.err, two.code, two.err], [0, '', 0, ''])
      const [a, b] = [one, two].map(({ out }) => JSON.parse(out))
      assert.equal(a.deals.length, 12)
      assert.deepEqual(Object.keys(a.deals[0].points), ['random', 'cheater@8', ...against.slice(1)])
      assert.equal(a.bots.length, a.settings.bots.length + against.length / 2)
      const random = a.bots.find(({ name }: { name: string }) => name === 'random')
      let sum = 0
      for (const { points } of a.deals) sum += points.random
      assert.ok(Math.abs(sum / 12 - random.points.mean) < 1e-9)
      for (const { bots } of [a, b]) {
        for (const bot of bots) {
          assert.ok(bot.milliseconds.mean > 0 && bot.milliseconds.longest >= bot.milliseconds.mean)
          delete bot.milliseconds
        }
      }
      assert.deepEqual(a, b)
    })
  }
})

test('--plot writes a well-formed picture with all bots', async () => {
  const plot = join(folder, 'plot.svg')
  const bots = ['random', 'textbook@3', 'textbook@20', 'cheater@10']
  const { code, err } = await bento([...GUDETAMA, '--bots', bots.join(','), '--against', 'random', '--plot', plot])
  assert.deepEqual([code, err], [0, ''])
  const svg = readFileSync(plot, 'utf8')
  assertWellFormed(svg)
  for (const name of bots) assert.ok(svg.includes(`>${name}</text>`))
  assert.equal(svg.match(/<circle /g)?.length, 4)
  assert.equal(svg.match(/<polyline /g)?.length, 1)
  assert.doesNotMatch(svg, /NaN|Infinity|undefined/)
})

describe('wrong arguments exit with 2 and one sentence', () => {
  const cases: [args: string[], sentence: RegExp][] = [
    [['gummi'], /required option '--bots <names>' not specified/],
    [['gummi', '--bots', ','], /name at least one bot/],
    [['gummi', '--bots', 'textbok'], /no bot "textbok"; the bots are random, .*textbook, cheater/],
    [['gummi', '--bots', 'random', '--against', 'x\u001b[2J'], /no bot "x\\u001b\[2J"/],
    [['gummi', '--bots', 'textbook@0'], /iterations must be a whole number/],
    [['gummi', '--seats', '2', '--bots', 'random,textbook,cheater'], /3 bots cannot share 2 seats/],
    [['gummi', '--bots', 'random', '--deals', '1'], /whole number from 2 to/],
    [['gummi', '--bots', 'random', '--workers', '0'], /whole number from 1 to/],
    [['gummi', '--bots', 'random', '--plot', folder], /is a folder/],
    [['chess', '--bots', 'random'], /no game "chess"/],
  ]
  for (const [args, sentence] of cases) {
    test(`bento arena ${JSON.stringify(args.join(' ')).slice(1, -1)}`.slice(0, 60), async () => {
      const { code, out, err } = await bento(['arena', ...args])
      assert.deepEqual([code, out], [2, ''])
      assert.match(err, /^bento: /)
      assert.match(err, sentence)
    })
  }
})

describe('when a worker dies', () => {
  const args = ['--seats', '3', '--seed', 'a', '--deals', '6', '--bots', 'random', '--json']

  test('another one plays its deal again', async () => {
    const marker = JSON.stringify(join(folder, 'died'))
    const game = trapped('once.ts', `if (!existsSync(${marker})) { writeFileSync(${marker}, ''); process.exit(3) }`)
    const died = await bento(['arena', game, ...args, '--workers', '1'])
    assert.equal(died.err, 'bento: a worker died during deal 0 (exit code 3); another one plays it again\n')
    assert.equal(died.code, 0)
    const whole = await bento(['arena', 'gudetama', ...args])
    assert.deepEqual(JSON.parse(died.out).deals, JSON.parse(whole.out).deals)
  })

  test('twice during the same deal, the command fails', async () => {
    const { code, out, err } = await bento(['arena', trapped('always.ts', 'process.exit(3)'), ...args])
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /\nbento: two workers died during deal \d \(exit code 3\)\n$/)
  })

  test('an error in a game is reported', async () => {
    const game = trapped('fails.ts', "throw new Error('the egg fell')")
    const { code, out, err } = await bento(['arena', game, ...args])
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, /^bento: deal \d cannot be played: the egg fell\n$/)
  })
})

test('Ctrl-C stops the command and removes its partial file', async () => {
  const plot = join(folder, 'stopped.svg')
  const child = start(['arena', 'gudetama', '--bots', 'textbook@300000', '--deals', '100', '--plot', plot])
  const parts = () => readdirSync(folder).filter((name) => name.endsWith('.part'))
  while (parts().length === 0) await sleep(20)
  await sleep(300)
  const stopped = performance.now()
  child.kill('SIGINT')
  const [code] = await once(child, 'close')
  assert.equal(code, 130)
  assert.ok(performance.now() - stopped < 30_000)
  assert.deepEqual([existsSync(plot), parts()], [false, []])
})
