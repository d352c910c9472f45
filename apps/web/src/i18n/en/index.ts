import { en as grammar } from '@trick-bento/words/en'
import { common } from './common.ts'
import { end } from './end.ts'
import { errors } from './errors.ts'
import { explain } from './explain.ts'
import { history } from './history.ts'
import { home } from './home.ts'
import { identity } from './identity.ts'
import { keys } from './keys.ts'
import { learn } from './learn.ts'
import { log } from './log.ts'
import { online } from './online.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { setup } from './setup.ts'
import { table } from './table.ts'

export const en = {
  grammar,
  common,
  home,
  setup,
  table,
  log,
  keys,
  explain,
  end,
  learn,
  rules,
  online,
  history,
  identity,
  replay,
  settings,
  errors,
}
