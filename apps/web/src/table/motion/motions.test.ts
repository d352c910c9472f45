import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Motions } from './motions.ts'

/** An element whose animations never end by themselves. */
function element(): Element & { ends: string[] } {
  const ends: string[] = []
  const animate = () => ({
    finished: new Promise(() => {}),
    finish: () => ends.push('finish'),
    cancel: () => ends.push('cancel'),
  })
  return { animate, ends } as unknown as Element & { ends: string[] }
}

const LONG = { duration: 1e6 }

test('what moves ends at once when it is skipped, and what would follow does not start', async () => {
  const motions = new Motions()
  const [card, next] = [element(), element()]
  const all = (async () => {
    await motions.run(card, [], LONG)
    await motions.pause(1e6)
    await motions.run(next, [], LONG)
  })()
  assert.ok(motions.isMoving)
  motions.skip()
  await all
  assert.deepEqual(card.ends, ['finish'])
  assert.deepEqual(next.ends, [])
  assert.equal(motions.isMoving, false)
})

test('an animation without an end state leaves the element as it was', async () => {
  const motions = new Motions()
  const avatar = element()
  const run = motions.run(avatar, [], { ...LONG, fill: 'none' })
  motions.skip()
  await run
  assert.deepEqual(avatar.ends, ['finish', 'cancel'])
})

test('an animation that does not advance on a hidden page ends after its duration', async () => {
  const motions = new Motions()
  const card = element()
  await motions.run(card, [], { duration: 1 })
  assert.deepEqual(card.ends, ['finish'])
})
