import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { avatarOf, avatarsOf } from './avatars.ts'

test('no two seats at a table have the same avatar, whatever the names', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 7 }), (names) => {
      const looks = avatarsOf(names)
      assert.equal(looks.length, names.length)
      assert.equal(new Set(looks.map(({ drawing }) => drawing)).size, names.length)
    }),
  )
})

test('up to six seats also differ in colour', () => {
  const looks = avatarsOf(['Ines', 'Ines', 'Ines', 'Ines', 'Ines', 'Ines'])
  assert.equal(new Set(looks.map(({ tint }) => tint)).size, 6)
})

test('the first seat that wants an avatar gets it, and a clash moves only the later one', () => {
  const [first, second, third] = avatarsOf(['Kenji', 'Kenji', 'Greta'])
  assert.deepEqual(first, avatarOf('Kenji'))
  assert.notDeepEqual(second, first)
  assert.deepEqual(third?.drawing, avatarOf('Greta').drawing)
})

test('the same names always get the same avatars', () => {
  const names = ['You', 'Greta', 'Kenji', 'Ines', 'Tomas', 'Mira', 'Olu']
  assert.deepEqual(avatarsOf(names), avatarsOf([...names]))
})

test('a bot has the same avatar in every language', () => {
  assert.deepEqual(avatarsOf(['グレタ', 'ケンジ']), avatarsOf(['Greta', 'Kenji']))
})
