// A program that joins an online table by its link and plays random legal moves:
//   node examples/online-bot.ts http://localhost:4173/t/TABLE [NAME]
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { games } from '@trick-bento/games'
import { legal, makeMove, must, View } from '@trick-bento/kit'
import type { Command, CommandRequest, StreamMessage, TableGlance } from '@trick-bento/protocol'

const [link = '', name = 'Robo'] = process.argv.slice(2)
const { origin, pathname } = new URL(link)
const table = `${origin}/api/tables/${pathname.split('/').at(-1)}`

const { key } = (await (await fetch(`${origin}/api/keys`, { method: 'POST' })).json()) as { key: string }
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }

/** Repeats a request until the server answers; a command is executed at most once per key. */
async function request(path: string, body?: CommandRequest): Promise<Response> {
  for (; ; await sleep(500)) {
    const post = body && { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(table + path, { headers, ...post }).catch(() => undefined)
    if (response && response.status < 500) return response
  }
}
/** `seen` is how many entries we have seen: the server refuses a play if the turn has changed since. */
const send = (command: Command, seen: number): Promise<Response> =>
  request('/commands', { key: randomUUID(), command, number: seen })

/** The messages of the stream; after a failure it resumes where it was. */
async function* stream(): AsyncGenerator<StreamMessage> {
  for (let last = -1; ; await sleep(500)) {
    try {
      let text = ''
      for await (const chunk of (await request(`/stream?after=${last}`)).body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (text + chunk).split('\n\n')
        text = blocks.pop()!
        for (const data of blocks.flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? [])) {
          const message = JSON.parse(data) as StreamMessage
          last = message.number
          yield message
        }
      }
    } catch (error) {
      console.error(`The stream failed (${(error as Error).message}).`)
    }
  }
}

const glance = (await (await request('')).json()) as TableGlance
const seat = glance.sitters.findIndex(({ kind }) => kind === 'free')
await send({ type: 'sit', seat, name, value: randomUUID() }, glance.number)

const kind = games.find(({ id }) => id === glance.game)!
const view = new View(must(kind.at(glance.seats, glance.options)), seat)
for await (const { number, entry, events } of stream()) {
  for (const event of events) view.fold(event)
  if (entry.type === 'revealed') break
  if (!view.table.isActing(seat) || events.length === 0) continue
  const moves = [...legal(view.game, view.table, seat)]
  const move = makeMove(view.game, view.table.phase, moves[Math.floor(Math.random() * moves.length)])
  await send({ type: 'play', move }, number + 1)
}
console.log(`The totals are ${[...view.table.totals.slice(0, glance.seats)].join(', ')}; we had seat ${seat + 1}.`)
process.exit()
