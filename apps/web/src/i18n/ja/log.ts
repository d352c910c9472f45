import type { Dictionary } from '../dictionary.ts'

export const log: Dictionary['log'] = {
  title: '記録',
  empty: 'まだ何も起きていません',
}
