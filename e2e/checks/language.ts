import { BOT_NAMES } from '@trick-bento/play'
import type { Page } from 'playwright-core'
import { textsOn } from '../harness/page-texts.ts'

const BOTS = Object.values(BOT_NAMES).flat()
const TITLES = ['Trick Bento', 'Gummi Trick', 'BANNISH!!', 'Gudetama: The Tricky Egg', 'Sushi Trick!']
/** What is written alike in every language: names, titles, and words of the trade. */
const LATIN = [...TITLES, ...BOTS, 'English', '.jsonl', '.json', 'JSON', 'bento', 'MIT', 'MB']

const JAPANESE = /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/
const isJapanese = (text: string): boolean => JAPANESE.test(text.replaceAll('日本語', ''))
export const isEnglish = (text: string): boolean =>
  /[A-Za-z]{2}/.test(LATIN.reduce((rest, word) => rest.replaceAll(word, ''), text))

/** True of a text that is not in this language. */
export const IS_FOREIGN = { en: isJapanese, ja: isEnglish }

/** What on this page is in another language than it should be. */
export async function foreignWords(page: Page, language: 'en' | 'ja'): Promise<string[]> {
  const lang = await page.evaluate(() => document.documentElement.lang)
  const strange = (await textsOn(page)).filter(IS_FOREIGN[language])
  return lang === language ? strange : [`it calls itself ${lang}`, ...strange]
}
