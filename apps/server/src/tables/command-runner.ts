import type { Command, CommandReply, Problem, TableGlance } from '@trick-bento/protocol'
import { entriesOf } from './command.ts'
import type { Entry, PersonId } from './entry.ts'
import type { LiveTables } from './live-tables.ts'
import type { OnlineTable } from './online-table.ts'
import { isRefusal, type Refusal, refusal } from './refusal.ts'
import type { TableOpener } from './table-opener.ts'

/** Why a command was refused, with the current state of the table for the person who sent it. */
export type RefusedCommand = Refusal & Pick<Problem, 'number' | 'table'>

/** A command as it arrives. */
export interface ReceivedCommand {
  readonly person: PersonId
  /** Idempotency key. */
  readonly key: string
  readonly command: Command
  /** The number of entries that the person had seen. */
  readonly seen?: number | undefined
}

export interface CommandRunnerOptions {
  readonly live: LiveTables
  readonly opener: TableOpener
  readonly glanceOf: (table: OnlineTable, viewer: PersonId) => Promise<TableGlance>
  readonly now: () => number
}

/** How often a command is tried while other nodes are faster. More conflicts in a row mean that something is wrong. */
const MAX_ATTEMPTS = 20

const conflict = refusal('conflict', 'Another command was faster; look at the table again.')

/** Executes commands, each at most once per idempotency key. The caller serialises the commands of a table. */
export class CommandRunner {
  private readonly options: CommandRunnerOptions

  constructor(options: CommandRunnerOptions) {
    this.options = options
  }

  async run(
    table: OnlineTable,
    { person, key, command, seen }: ReceivedCommand,
  ): Promise<CommandReply | RefusedCommand> {
    const { live } = this.options
    // Without `seen`, a play means the current table, which another node may have changed.
    const isBehind = seen === undefined ? command.type === 'play' : seen > table.number
    if (isBehind) await live.catchUp(table)
    const before = seen === undefined ? table.askedSince(person) : Math.min(seen, table.number)
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      if (command.type === 'play' && table.askedSince(person) > before) break
      const { number } = table
      const entries = await this.entriesFor(table, person, command)
      // While a rematch was being opened, another node may have stored its entry.
      if (table.number > number) continue
      const next = isRefusal(entries) ? entries : table.after(entries)
      if (isRefusal(next)) {
        const known = await live.knownReply(table, person, key)
        if (known !== undefined) return known
        await live.catchUp(table)
        // What was read while the reply was looked up counts too.
        if (table.number > number) continue
        return this.refused(table, person, next)
      }
      if (next.number === number) return (await live.knownReply(table, person, key)) ?? { number: table.number }
      const reply = (await live.commit(table, next, { person, key })) ?? (await live.knownReply(table, person, key))
      if (reply !== undefined) return reply
    }
    return (await live.knownReply(table, person, key)) ?? this.refused(table, person, conflict)
  }

  private entriesFor(
    table: OnlineTable,
    person: PersonId,
    command: Command,
  ): Entry[] | Refusal | Promise<Entry[] | Refusal> {
    const { opener, now } = this.options
    return command.type === 'rematch' ? opener.rematch(table, person) : entriesOf(table, person, command, now())
  }

  private async refused(table: OnlineTable, person: PersonId, why: Refusal): Promise<RefusedCommand> {
    const glance = await this.options.glanceOf(table, person)
    return { ...why, number: glance.number, table: glance }
  }
}
