import { type Command, Option } from 'commander'
import { findGame } from '../games.ts'
import { LANGUAGES, type Language, rulesOf } from '../rulebook.ts'

export function addRules(program: Command): void {
  program
    .command('rules')
    .description('tell the rules of a game')
    .argument('<game>', 'a game or a file with one')
    .addOption(new Option('--lang <language>', 'in which language').choices(LANGUAGES).default('en'))
    .action(async (name: string, { lang }: { readonly lang: Language }) => {
      console.log(rulesOf(await findGame(name), lang))
    })
}
