import type { Command } from 'commander'
import { findGame } from '../games.ts'
import { rulesOf } from '../rulebook.ts'

export function addRules(program: Command): void {
  program
    .command('rules')
    .description('show the rules of a game')
    .argument('<game>', 'a game or a file with one')
    .action(async (name: string) => {
      console.log(rulesOf(await findGame(name)))
    })
}
