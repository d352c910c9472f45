import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { type Block, parseMarkdown, plainText, type Span } from './markdown.ts'

const one = (text: string): Block => {
  const blocks = parseMarkdown(text)
  assert.equal(blocks.length, 1)
  return blocks[0]
}
const spans = (text: string): readonly Span[] => {
  const block = one(text)
  assert.ok(block.kind === 'paragraph')
  return block.text
}

describe('Markdown', () => {
  test('headings have levels and unique ids', () => {
    const [first, second] = parseMarkdown('# Title\n## Part\n')
    assert.deepEqual(first, { kind: 'heading', level: 1, id: 'part-0', text: [{ kind: 'text', text: 'Title' }] })
    assert.deepEqual(second, { kind: 'heading', level: 2, id: 'part-1', text: [{ kind: 'text', text: 'Part' }] })
  })

  test('adjacent lines are one paragraph', () => {
    assert.deepEqual(spans('one\ntwo'), [{ kind: 'text', text: 'one two' }])
    assert.equal(parseMarkdown('one\n\ntwo').length, 2)
  })

  test('spans can be strong, code or an aside', () => {
    assert.deepEqual(spans('a **b** `c` *d*'), [
      { kind: 'text', text: 'a ' },
      { kind: 'strong', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'aside', text: 'd' },
    ])
  })

  test('a link with an unsafe target stays plain text', () => {
    assert.deepEqual(spans('[here](/rules/bannish)'), [{ kind: 'link', text: 'here', to: '/rules/bannish' }])
    for (const bad of ['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example']) {
      assert.ok(
        spans(`[x](${bad})`).every(({ kind }) => kind === 'text'),
        bad,
      )
    }
  })

  test('cards and suits are in square brackets', () => {
    assert.deepEqual(spans('play [R9 Y10] or [14], not [R]'), [
      { kind: 'text', text: 'play ' },
      { kind: 'cards', text: 'R9 Y10' },
      { kind: 'text', text: ' or ' },
      { kind: 'cards', text: '14' },
      { kind: 'text', text: ', not ' },
      { kind: 'cards', text: 'R' },
    ])
    assert.deepEqual(spans('[note] [R9](/rules)'), [
      { kind: 'text', text: '[note] ' },
      { kind: 'link', text: 'R9', to: '/rules' },
    ])
  })

  test('HTML stays plain text', () => {
    assert.deepEqual(spans('<b>x</b>'), [{ kind: 'text', text: '<b>x</b>' }])
  })

  test('list items may be rules, and references to them are in brackets', () => {
    const list = one('- **G1** One\n- two R1 (G1)\n- three (G7)')
    assert.ok(list.kind === 'list')
    assert.deepEqual(
      list.items.map(({ rule }) => rule),
      ['G1', undefined, undefined],
    )
    assert.deepEqual(list.items[1].text, [
      { kind: 'text', text: 'two R1 (' },
      { kind: 'rule', text: 'G1' },
      { kind: 'text', text: ')' },
    ])
    assert.ok(list.items[2].text.every(({ kind }) => kind === 'text'))
  })

  test('brackets may hold several references, in Japanese too', () => {
    const list = one('- **S1** a\n- **S2** b\n- c（S1、S2）(S1 to S2)')
    assert.ok(list.kind === 'list')
    assert.deepEqual(
      list.items[2].text.filter(({ kind }) => kind === 'rule').map(({ text }) => text),
      ['S1', 'S2', 'S1', 'S2'],
    )
  })

  test('a table has a head and rows', () => {
    const table = one('| a | b |\n|---|---|\n| 1 | 2 |')
    assert.ok(table.kind === 'table')
    assert.deepEqual(table.head.map(plainText), ['a', 'b'])
    assert.deepEqual(
      table.rows.map((row) => row.map(plainText)),
      [['1', '2']],
    )
  })
})

describe('the rules page', () => {
  const folder = join(import.meta.dirname, '../../games/src')
  for (const path of globSync('*/rules.*.md', { cwd: folder })) {
    test(`${path} is parsed without loss`, () => {
      const text = readFileSync(join(folder, path), 'utf8')
      const blocks = parseMarkdown(text)
      assert.equal(blocks.filter((block) => block.kind === 'heading' && block.level === 1).length, 1)
      assert.ok(blocks.some(({ kind }) => kind === 'table'))
      const rules = blocks
        .flatMap((block) => (block.kind === 'list' ? block.items : []))
        .flatMap(({ rule }) => rule ?? [])
      assert.deepEqual(
        rules,
        rules.map((_, i) => `${rules[0][0]}${i + 1}`),
      )
      const said = blocks.map(textOf).join('')
      const letters = (all: string): string => all.replace(/[^\p{L}\p{N}]/gu, '')
      assert.equal(letters(said), letters(text))
    })
  }
})

function textOf(block: Block): string {
  switch (block.kind) {
    case 'list':
      return block.items.map(({ rule = '', text }) => rule + plainText(text)).join('')
    case 'table':
      return [block.head, ...block.rows].flat().map(plainText).join('')
    case 'heading':
    case 'paragraph':
      return plainText(block.text)
  }
}
