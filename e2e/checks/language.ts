import { BOT_NAMES } from '@trick-bento/play'
import type { Page } from 'playwright-core'
import { textsOn } from '../harness/page-texts.ts'

const BOTS = Object.values(BOT_NAMES).flat()
const TITLES = ['Trick Bento', 'Gummi Trick', 'BANNISH!!', 'Gudetama: The Tricky Egg', 'Sushi Trick!']
/** Words that are the same in every language: names, titles and technical terms. */
const LATIN = [...TITLES, ...BOTS, 'English', '.jsonl', '.json', 'JSON', 'bento', 'MIT', 'MB', 'QR', 'Enter', 'Esc']

const JAPANESE = /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/
const isJapanese = (text: string): boolean => JAPANESE.test(text.replaceAll('日本語', ''))
export const isEnglish = (text: string): boolean =>
  /[A-Za-z]{2}/.test(LATIN.reduce((rest, word) => rest.replaceAll(word, ''), text))

/** Whether a text is not in this language. */
export const IS_FOREIGN = { en: isJapanese, ja: isEnglish }

/** Texts of the page that are in another language than expected. */
export async function foreignWords(page: Page, language: 'en' | 'ja'): Promise<string[]> {
  const lang = await page.evaluate(() => document.documentElement.lang)
  const strange = (await textsOn(page)).filter(IS_FOREIGN[language])
  return lang === language ? strange : [`its language is ${lang}`, ...strange]
}
