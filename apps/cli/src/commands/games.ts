import { games } from '@trick-bento/games'
import type { Command } from 'commander'
import { describeGame } from '../description.ts'

export function addGames(program: Command): void {
  program
    .command('games')
    .description('list the games with their options')
    .action(() => console.log(games.map(describeGame).join('\n\n')))
}
