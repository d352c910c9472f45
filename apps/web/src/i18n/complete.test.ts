import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from './en/index.ts'
import { ja } from './ja/index.ts'

const JAPANESE = /[぀-ヿ一-鿿、。：（）／．「」・]/
/** Names and symbols, which are the same in every language. */
const SYMBOLS = new Set([
  'common.appName',
  'common.ok',
  'common.number',
  'common.signed',
  'learn.practice.result',
  'settings.languages.en',
  'settings.textSizeOf',
  'settings.volumeOf',
  'keys.names.enter',
  'keys.names.escape',
  'keys.names.tab',
])
const JAPANESE_IN_ENGLISH = new Set(['settings.languages.ja'])

type Entry = string | ((...args: unknown[]) => string)

/** Every entry of a dictionary with its path: `setup.errors.whole`. */
function* entries(value: object, path = ''): Generator<[path: string, entry: Entry]> {
  for (const [key, each] of Object.entries(value)) {
    const at = path === '' ? key : `${path}.${key}`
    if (at === 'grammar') continue // has its own tests in packages/words
    if (typeof each === 'object') yield* entries(each, at)
    else yield [at, each]
  }
}
const english = new Map(entries(en))
const japanese = new Map(entries(ja))

// Parameter types do not exist at run time, so the arguments of an entry are found by trying.

const HANA = { name: 'Hana', you: false }
const YOU = { name: 'Me', you: true }
const STANDING = { place: 2, distance: 3, isShared: false }
const SAMPLES: readonly unknown[] = [HANA, [HANA, { name: 'Otis', you: false }], ['9', '5'], 2, '9', [3, 3], STANDING]

const isSentence = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && !/undefined|NaN|\[object|function/.test(text)

function textOf(entry: Entry, args: readonly unknown[]): string | undefined {
  if (typeof entry === 'string') return entry
  try {
    const text = entry(...args)
    return isSentence(text) ? text : undefined
  } catch {
    return undefined
  }
}

function* argumentsFor(count: number): Generator<unknown[]> {
  if (count === 0) yield []
  else for (const rest of argumentsFor(count - 1)) for (const sample of SAMPLES) yield [...rest, sample]
}

/** The texts of both languages for the same arguments. */
function samples(path: string): { english: string; japanese: string }[] {
  const [inEnglish, inJapanese] = [english.get(path)!, japanese.get(path)!]
  const count = typeof inEnglish === 'string' ? 0 : inEnglish.length
  const found: { english: string; japanese: string }[] = []
  for (const args of argumentsFor(count)) {
    for (const tried of [args, args.map((arg) => (arg === HANA ? YOU : arg))]) {
      const [e, j] = [textOf(inEnglish, tried), textOf(inJapanese, tried)]
      if (e !== undefined && j !== undefined) found.push({ english: e, japanese: j })
    }
  }
  return found
}

test('both languages have the same entries with the same types', () => {
  assert.deepEqual([...japanese.keys()].sort(), [...english.keys()].sort())
  for (const [path, entry] of english) {
    const other = japanese.get(path)!
    assert.equal(typeof other, typeof entry, path)
    if (typeof entry === 'function') assert.ok(other.length <= entry.length, `${path} takes other things`)
  }
})

test('no entry is empty, and every function returns a text', () => {
  for (const path of english.keys()) {
    const found = samples(path)
    assert.ok(found.length > 0, `${path} gives no words`)
    for (const each of found) for (const text of Object.values(each)) assert.notEqual(text.trim(), '', path)
  }
})

test('Japanese texts are Japanese, and English texts are not', () => {
  for (const path of english.keys()) {
    for (const { english: e, japanese: j } of samples(path)) {
      if (!SYMBOLS.has(path)) assert.match(j, JAPANESE, `${path}: ${j}`)
      if (!JAPANESE_IN_ENGLISH.has(path)) assert.doesNotMatch(e, JAPANESE, `${path}: ${e}`)
    }
  }
})

test('no text has straight quotes, three dots or double spaces', () => {
  for (const path of english.keys()) {
    for (const each of samples(path)) {
      for (const text of Object.values(each)) assert.doesNotMatch(text, /['"]|\.\.\.| {2}/, `${path}: ${text}`)
    }
  }
})

test('every entry that is marked as a symbol exists', () => {
  for (const path of [...SYMBOLS, ...JAPANESE_IN_ENGLISH]) assert.ok(english.has(path), path)
})
