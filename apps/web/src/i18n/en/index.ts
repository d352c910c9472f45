import { common } from './common.ts'
import { end } from './end.ts'
import { errors } from './errors.ts'
import { history } from './history.ts'
import { home } from './home.ts'
import { identity } from './identity.ts'
import { law } from './law.ts'
import { learn } from './learn.ts'
import { log } from './log.ts'
import { online } from './online.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { setup } from './setup.ts'
import { table } from './table.ts'

export const en = {
  common,
  home,
  setup,
  table,
  law,
  log,
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
