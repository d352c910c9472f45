import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { explain, legal, type Match, makeMove } from '@trick-bento/kit'
import { lessonGames } from '../index.ts'
import { LEARNER, type Lesson, type LessonTexts, type Scene, type Step, type StepText } from './lesson.ts'
import { cardsIn } from './lesson-text.ts'
import { movesIn } from './moves-in.ts'
import { type Choices, gameOf, isStop, moveOf, openScene, perform, play } from './script.ts'
import { realFacts } from './testing/facts.ts'

const LEAST_STOPS = 2
const MOST_WORDS = 16
const MOST_JAPANESE_LETTERS = 45
const SENTENCES = /[^.!?。！？]+[.!?。！？]/g

for (const kind of lessonGames) {
  const lesson = await kind.lesson()

  describe(`the lesson of ${kind.id}`, () => {
    test('the lesson names its game', () => assert.equal(lesson.game, kind.id))

    for (const scene of lesson.scenes) {
      const game = gameOf(kind, lesson, scene)

      test(`${scene.name}: all cards are dealt, and the moves before the scene are legal`, () => {
        openScene(game, scene)
        for (const trick of scene.before ?? []) assert.ok(movesIn(game, trick).length >= 2, trick)
        assert.ok(scene.steps.filter(isStop).length >= LEAST_STOPS)
      })

      for (const choices of allChoices(scene)) {
        const moves = [...choices.values()].join(', ')
        test(`${scene.name}: every step is possible and every text is true (${moves})`, () => {
          const match = openScene(game, scene)
          scene.steps.forEach((step, i) => {
            check(match, scene, i)
            perform(match, step, choices.get(i))
          })
        })
      }
    }

    test('the learner tries moves at least once', () => {
      const trials = lesson.scenes.flatMap(({ steps }) => steps.filter(({ kind }) => kind === 'trial'))
      assert.ok(trials.length > 0)
    })

    test('the goal is the first thing that is said', () => {
      const [first] = lesson.scenes[0].steps
      assert.ok(first.kind === 'say' && first.text === 'goal')
    })

    test('sentences are short', () => {
      const sentences = (texts: LessonTexts): string[] => allSentences(texts).flatMap((text) => text.match(SENTENCES)!)
      const tooLong = [
        ...sentences(lesson.texts.en).filter((sentence) => sentence.trim().split(' ').length > MOST_WORDS),
        ...sentences(lesson.texts.ja).filter((sentence) => sentence.length > MOST_JAPANESE_LETTERS),
      ]
      assert.deepEqual(tooLong, [])
    })

    for (const [language, texts] of Object.entries(lesson.texts)) {
      test(`there is a text for every step, and no other text (${language})`, () => checkTexts(lesson, texts))
      test(`the texts name cards of the deck only (${language})`, () => {
        const { deck } = gameOf(kind, lesson, lesson.scenes[0])
        for (const card of allSentences(texts).flatMap(cardsIn)) assert.notEqual(deck.parse(card), undefined, card)
      })
    }

    test('the texts of a step name the same cards in every language', () => {
      const { en, ja } = lesson.texts
      for (const { name, steps } of lesson.scenes) {
        for (const step of steps) {
          if (!('text' in step)) continue
          const cards = (texts: LessonTexts): string[] =>
            [...new Set(sentencesOf(texts.scenes[name].steps[step.text]).flatMap(cardsIn))].sort()
          assert.deepEqual(cards(ja), cards(en), `${name}, ${step.text}`)
        }
      }
    })
  })
}

/** Every combination of moves that the lesson accepts. */
function allChoices({ steps }: Scene): Choices[] {
  let all: Map<number, string>[] = [new Map()]
  steps.forEach((step, i) => {
    if (step.kind === 'ask') all = all.flatMap((one) => step.moves.map((move) => new Map([...one, [i, move]])))
  })
  return all
}

function check(match: Match, scene: Scene, index: number): void {
  const step: Step = scene.steps[index]
  const { table, game } = match
  const where = `${scene.name}, step ${index}`
  const legalNow = (): string[] =>
    Array.from(legal(game, table, table.turn), (move) => makeMove(game, table.phase, move))
  switch (step.kind) {
    case 'say':
      return assert.deepEqual(realFacts(match, step.facts), step.facts, `${where} (${step.text})`)
    case 'others': {
      const copy = replay(match)
      for (const move of movesIn(game, step.moves)) {
        assert.ok(!copy.table.isActing(LEARNER), `${where}: ${move} would be the learner's move`)
        play(copy, move)
      }
      return
    }
    case 'deal':
      return assert.ok(match.betweenRounds, where)
    case 'ask':
      assert.ok(table.isActing(LEARNER), `${where}: it is not the learner's turn`)
      for (const move of step.moves) assert.ok(legalNow().includes(move), `${where}: ${move} is not legal`)
      return
    case 'trial':
      assert.ok(table.isActing(LEARNER), `${where}: it is not the learner's turn`)
      for (const move of step.moves) {
        const why = explain(game, table, LEARNER, moveOf(match, move))
        assert.equal(why ?? false, step.refused, `${where}: ${move}`)
      }
      if (step.refused === false) assert.deepEqual(legalNow(), step.moves, `${where}: not all cards of the hand`)
      return
    case 'skip':
      return
  }
}

function replay(match: Match): Match {
  const copy = match.again()
  for (const { seat, move } of match.decisions) {
    if (copy.betweenRounds) copy.nextRound()
    copy.play(seat, move)
  }
  if (copy.table.round < match.table.round) copy.nextRound()
  return copy
}

function checkTexts({ scenes }: Lesson, texts: LessonTexts): void {
  const names = scenes.map(({ name }) => name)
  assert.deepEqual(Object.keys(texts.scenes), names)
  for (const { name, steps } of scenes) {
    const written = texts.scenes[name].steps
    const wanted = steps.flatMap((step) => ('text' in step ? [step] : []))
    assert.deepEqual(
      Object.keys(written),
      wanted.map(({ text }) => text),
      name,
    )
    for (const { kind, text } of wanted) {
      const parts = typeof written[text] === 'string' ? 'say' : 'instead' in written[text] ? 'ask' : 'trial'
      assert.equal(parts, kind, `${name}, ${text}`)
    }
  }
  for (const sentence of allSentences(texts)) assert.match(sentence, /\S[.!?。！？]$/, sentence)
}

function sentencesOf(text: StepText): string[] {
  return typeof text === 'string' ? [text] : Object.values(text)
}
function allSentences({ scenes, learnt }: LessonTexts): string[] {
  return [...learnt, ...Object.values(scenes).flatMap(({ steps }) => Object.values(steps).flatMap(sentencesOf))]
}
