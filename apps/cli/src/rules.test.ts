import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bento } from './testing/bento.ts'
import { widthOf, wrap } from './width.ts'

for (const game of ['gummi-trick', 'bannish', 'gudetama', 'sushi-trick']) {
  for (const language of ['en', 'ja']) {
    test(`the rules of ${game} in ${language} are plain text of 80 columns`, async () => {
      const { code, out } = await bento(['rules', game, '--lang', language])
      assert.equal(code, 0)
      assert.match(out, /^ {2}[GBES]1 {2}/m)
      assert.doesNotMatch(out, /\*\*|\|---|^#/m)
      assert.equal(out.includes('\u001b'), false)
      assert.deepEqual(
        out.split('\n').filter((line) => widthOf(line) > 80),
        [],
      )
    })
  }
}

test('bento rules describes a game that has no rules page', async () => {
  const { code, out } = await bento(['rules', 'examples/hearts.ts'])
  assert.equal(code, 0)
  assert.match(out, /^Hearts/)
  assert.match(out, /no rules page/)
})

test('Japanese characters take two columns and lines break between them, but not before 。 or after 「', () => {
  assert.equal(widthOf('R8は赤の8です。'), 2 + 4 + 2 + 1 + 6)
  assert.deepEqual(wrap('あいうえお。', 10), ['あいうえ', 'お。'])
  assert.deepEqual(wrap('あい「う」え', 6), ['あい', '「う」', 'え'])
})

test('English lines break at spaces', () => {
  assert.deepEqual(wrap('one two  three', 8), ['one two', 'three'])
  assert.deepEqual(wrap('unbreakable words', 5), ['unbreakable', 'words'])
})

test('painted text stays on one line and takes no room for its colour codes', () => {
  const red = '\u001b[91m● 9\u001b[0m'
  assert.deepEqual(wrap(`play ${red} now`, 8), [`play ${red}`, 'now'])
  assert.deepEqual(wrap(`が${red}を出す`, 5), [`が${red}`, 'を出', 'す'])
})
