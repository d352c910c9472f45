import type { SoundName } from '../../sound/sound.ts'
import type { StepPlan } from '../stage.ts'

/** The sound with which a step begins. */
export function soundOf({ flights, points, moment, strikes }: StepPlan): SoundName | undefined {
  if (strikes) return 'strike'
  const isRobbery = [...points.sums.values()].some((sum) => sum < 0)
  if (moment !== undefined) return isRobbery ? 'rob' : 'moment'
  const [first] = flights
  if (first === undefined) return undefined
  if (first.dealt) return 'deal'
  if (first.gathersAt !== undefined) return 'gather'
  return 'inTrick' in first.to && first.turns && 'inTrick' in first.from ? undefined : 'throw'
}
