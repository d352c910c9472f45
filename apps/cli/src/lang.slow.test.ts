import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { usualLanguage } from './i18n/index.ts'
import { bento, scratchFolder } from './testing/bento.ts'
import { widthOf } from './width.ts'

const folder = scratchFolder()
/** Answers that sooner or later hit a legal move in every game. */
const ANSWERS = `${Array.from({ length: 14 }, (_, i) => `${i + 1}`).join('\n')}\n\n`.repeat(1000)
const BOTS = /\b(?:Greta|Kenji|Ines)\b/g

/** Lines that are neither a prompt with its answer nor free of English words. */
const englishLines = (out: string): string[] =>
  out
    .split('\n')
    .filter((line) => !line.includes(' > ') && /[A-Za-z]{4,}/.test(line.replace(BOTS, '')))
    .filter((line) => !/Enter|help|bento play|\(lead \d\)|^[A-Z].*（/.test(line))

for (const [game, title] of [
  ['gummi-trick', 'グミトリック'],
  ['bannish', 'バニッシュ'],
  ['gudetama', 'ぐでたま'],
  ['sushi-trick', 'スシトリック'],
]) {
  test(`${game} is played and replayed in Japanese`, async () => {
    const save = join(folder, `${game}.jsonl`)
    const played = await bento(['play', game, '--lang', 'ja', '--seed', 'w', '--save', save], ANSWERS)
    assert.deepEqual([played.code, played.err], [0, ''])
    const replayed = await bento(['replay', save, '--lang', 'ja'])
    assert.deepEqual([replayed.code, replayed.err], [0, ''])
    for (const [{ out }, greta] of [
      [played, 'グレタ'],
      [replayed, 'Greta'], // the record keeps the stored name
    ] as const) {
      assert.match(out, new RegExp(title))
      assert.match(out, /^━━ 第1ラウンド/m)
      assert.match(out, /あなたがリード ─/)
      assert.match(out, new RegExp(`${greta}さんが.*を(?:裏向きに)?出しました`))
      assert.match(out, /の勝ち（/)
      const lines = out.split('\n')
      assert.deepEqual(
        lines.filter((line) => widthOf(line) > 80),
        [],
      )
      assert.deepEqual(englishLines(out.replace(save, '')), [])
    }
    assert.match(played.out, /同じ配札でもう一度：bento play/)
    const inEnglish = await bento(['replay', save])
    assert.match(inEnglish.out, /^── Trick \d+ · (?:trump . · )?You lead ─/m)
    assert.doesNotMatch(inEnglish.out, /You [a-z]+s\b|You’s/)
  })
}

test('commands and refusals at the table are in Japanese', async () => {
  const input = 'help\nscores\nlast\nhint\nrules\nxyzzy\n\nr1\nr2\nr3\nb1\nb2\nb3\ng1\ng2\nquit\n'
  const { code, out } = await bento(['play', 'bannish', '--lang', 'ja', '--seed', 'w'], input)
  assert.equal(code, 0)
  assert.match(out, /カードの下の番号/)
  assert.match(out, /席 +今回 +勝利点 +スター +手札/)
  assert.match(out, /まだ終わったトリックはありません。/)
  assert.match(out, /達人なら、.*を出すでしょう/)
  assert.match(out, /B1 {2}各ラウンドでスターを集めます/)
  assert.match(out, /「xyzzy」という手はありません。/)
  assert.match(out, /●3は選べません。.をフォローしてください（[ァ-ー]+さんがリードした色）。/)
  assert.match(out, /は選べません。そのカードは手札にありません。/)
})

test('games and rules are listed in Japanese, and --lang may stand before the command', async () => {
  const games = await bento(['--lang', 'ja', 'games'])
  assert.equal(games.code, 0)
  assert.match(games.out, /BANNISH!!（バニッシュ） {2}bannish {2}3〜5人用/)
  assert.match(games.out, /rounds：1、3（指定しなければ 1）/)
  const rules = await bento(['rules', 'gummi', '--lang', 'ja'])
  assert.match(rules.out, /^ゲームの概要$/m)
})

test('a game without Japanese texts is described by its own definition', async () => {
  const { code, out } = await bento(['rules', 'examples/hearts.ts', '--lang', 'ja'])
  assert.equal(code, 0)
  assert.match(out, /Hearts {2}hearts {2}4人用/)
  assert.match(out, /このゲームのルールのページはありません。/)
})

test('verify, check and simulate print Japanese', async () => {
  const file = join(folder, 'simulated.jsonl')
  const simulated = await bento(['simulate', 'bannish', '--games', '2', '--lang', 'ja', '--out', file])
  assert.match(simulated.err, /^シード値：\w+\n$/)
  const verified = await bento(['verify', file, '--lang', 'ja'])
  assert.equal(verified.out, '2件の記録がルールに合っています：bannish 2。\n')
  const checked = await bento(['check', 'bannish', '--seats', '3', '--games', '1', '--lang', 'ja'])
  assert.match(checked.out, /^BANNISH!!（バニッシュ）、3人$/m)
})

test('every command refuses an unknown language with one sentence', async () => {
  for (const command of [['games'], ['rules', 'gummi'], ['play', 'gummi'], ['perft', 'gummi']]) {
    const { code, out, err } = await bento([...command, '--lang', 'fr'])
    assert.deepEqual([code, out], [2, ''])
    assert.match(err, /^bento: option '--lang <language>' argument 'fr' is invalid\. Allowed choices are en, ja\.\n/)
  }
})

describe('without --lang', () => {
  test('a Japanese terminal gets Japanese', () => {
    assert.equal(usualLanguage({ LANG: 'ja_JP.UTF-8' }, true), 'ja')
    assert.equal(usualLanguage({ LC_ALL: 'ja' }, true), 'ja')
    assert.equal(usualLanguage({ LANG: 'en_GB.UTF-8', LC_ALL: 'ja_JP.eucJP' }, true), 'ja')
  })
  test('any other terminal gets English', () => {
    assert.equal(usualLanguage({}, true), 'en')
    assert.equal(usualLanguage({ LANG: 'jam_JM' }, true), 'en')
    assert.equal(usualLanguage({ LANG: 'ja_JP.UTF-8', LC_ALL: 'C' }, true), 'en')
  })
  test('a pipe gets English whatever the locale, so that scripts can rely on it', () => {
    assert.equal(usualLanguage({ LANG: 'ja_JP.UTF-8' }, false), 'en')
  })
})
