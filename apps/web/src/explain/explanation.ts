import { signal } from '@preact/signals'
import { screenOf } from '../games.ts'
import { words } from '../i18n/index.ts'
import type { Phrases } from '../table/phrases.ts'

/** One sentence about a thing of the game. */
export interface Explanation {
  readonly title: string
  readonly text: string
  /** The ID of the rule that says more. */
  readonly rule?: string | undefined
}

interface Explaining {
  /** What was tapped. */
  readonly anchor: HTMLElement
  readonly gameId: string
  readonly entries: readonly Explanation[]
}

/** What is being explained now. */
export const explaining = signal<Explaining | undefined>(undefined)

const ruleOf = ({ game }: Phrases, name: string): string | undefined => screenOf(game.kind).rules?.[name]

export const aboutZone = (phrases: Phrases, zone: string): Explanation => ({
  title: phrases.texts.zones[zone],
  text: phrases.texts.aboutZones[zone],
  rule: ruleOf(phrases, zone),
})
export const aboutNumber = (phrases: Phrases, name: string): Explanation => ({
  title: phrases.texts.numbers[name],
  text: phrases.texts.aboutNumbers[name],
  rule: ruleOf(phrases, name),
})
export const aboutTotal = (phrases: Phrases): Explanation => ({
  title: phrases.texts.total,
  text: phrases.texts.aboutTotal,
  rule: ruleOf(phrases, 'total'),
})
export const aboutGoal = (phrases: Phrases): Explanation => ({
  title: phrases.texts.goal,
  text: phrases.texts.aboutGoal,
  rule: ruleOf(phrases, 'goal'),
})
export const aboutRound = (title: string): Explanation => ({ title, text: words.value.explain.round })
export const aboutStanding = (title: string): Explanation => ({ title, text: words.value.explain.standing })
export const aboutCards = (title: string): Explanation => ({ title, text: words.value.explain.cards })
