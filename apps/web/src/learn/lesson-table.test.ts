import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { lessonGames } from '@trick-bento/games'
import { parseMove } from '@trick-bento/kit'
import { change } from '../settings/settings.ts'
import { LessonTable } from './lesson-table.ts'

change({ speed: 'instant' })

const open = async (id: string): Promise<LessonTable> => {
  const kind = lessonGames.find((game) => game.id === id)!
  return new LessonTable(kind, await kind.lesson())
}
const tick = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await new Promise((resolve) => setTimeout(resolve, 0))
}

function choose(table: LessonTable, text: string): void {
  const { view } = table.stage.value
  table.ask.value!.choose(parseMove(view.game, view.table.phase, text)!)
}
function touch(table: LessonTable, text: string): void {
  const { view } = table.stage.value
  table.refused(parseMove(view.game, view.table.phase, text)!)
}

/** Makes the expected move of the current step, or continues. */
async function advance(table: LessonTable): Promise<void> {
  const step = table.steps[table.step.value]
  if (step.kind === 'ask') choose(table, step.moves[0])
  else table.next()
  await tick()
}

/** Advances to the step with this text. */
async function until(table: LessonTable, text: string): Promise<void> {
  const isThere = (): boolean => {
    const step = table.steps[table.step.value]
    return 'text' in step && step.text === text
  }
  for (let i = 0; !isThere() && i < 100; i++) await advance(table)
}

describe('LessonTable', () => {
  for (const { id } of lessonGames) {
    test(`the lesson of ${id} can be finished`, async () => {
      const table = await open(id)
      const scenes: number[] = []
      let isOver = false
      table.onScene = (scene) => scenes.push(scene)
      table.onEnd = () => {
        isOver = true
      }
      void table.run()
      await tick()
      for (let i = 0; !isOver && i < 200; i++) await advance(table)
      assert.ok(isOver)
      assert.deepEqual(scenes, [...table.lesson.scenes.keys()])
    })

    test(`the lesson of ${id} can go back step by step from its end`, async () => {
      const table = await open(id)
      void table.run()
      await tick()
      const stops: string[] = []
      const here = (): string => `${table.scene.value}/${table.step.value}`
      let isOver = false
      table.onEnd = () => {
        isOver = true
      }
      for (let i = 0; !isOver && i < 200; i++) {
        stops.push(here())
        await advance(table)
      }
      table.openEnd()
      await tick()
      for (const stop of stops.toReversed()) {
        assert.equal(here(), stop)
        table.back()
        await tick()
      }
      assert.equal(table.canGoBack, false)
    })
  }

  test('a lesson remarks on another legal card, highlights the expected one and waits for it', async () => {
    const table = await open('gudetama')
    void table.run()
    await until(table, 'equal')
    choose(table, '3')
    assert.equal(table.remark.value, 'instead')
    assert.equal(table.stage.value.game.deck.name(table.advice.value!), '9')
    choose(table, '9')
    await tick()
    await until(table, 'fourteen')
    assert.equal(table.remark.value, undefined)
  })

  test('a trial does not play an illegal card and notices that it was tried', async () => {
    const table = await open('gudetama')
    void table.run()
    await until(table, 'five')
    choose(table, '5')
    assert.equal(table.remark.value, undefined)
    choose(table, '12')
    assert.equal(table.remark.value, 'allowed')
    touch(table, '5')
    assert.equal(table.remark.value, 'seen')
  })

  test('a trial changes nothing at the table', async () => {
    const table = await open('sushi-trick')
    void table.run()
    await until(table, 'anything')
    const before = table.stage.value.position
    choose(table, 'R10')
    assert.equal(table.remark.value, 'seen')
    table.next()
    await tick()
    assert.equal(table.stage.value.position, before)
    assert.ok(table.ask.value!.why(parseMove(table.stage.value.game, 0, 'R10')!) === undefined)
  })

  test('a lesson keeps the choice among several accepted moves when the learner goes back', async () => {
    const table = await open('gummi-trick')
    void table.run()
    await until(table, 'red')
    choose(table, 'R6')
    await tick()
    await until(table, 'leader')
    table.back()
    await tick()
    const { view } = table.stage.value
    assert.ok(view.table.hand(0).has(view.game.deck.parse('R3')!))
    assert.ok(!view.table.hand(0).has(view.game.deck.parse('R6')!))
  })
})
