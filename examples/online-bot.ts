// A program that joins an online table by its link and plays there, by chance but by the rules:
//   node examples/online-bot.ts http://localhost:4173/t/TABLE [NAME]
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { games } from '@trick-bento/games'
import { type Event, legal, makeMove, must, View } from '@trick-bento/kit'

const [link = '', name = 'Robo'] = process.argv.slice(2)
const { origin, pathname } = new URL(link)
const table = `${origin}/api/tables/${pathname.split('/').at(-1)}`

const { key } = (await (await fetch(`${origin}/api/keys`, { method: 'POST' })).json()) as { key: string }
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }

/** Again and again until the server answers: a command has its effect once, however often it arrives with its key. */
async function ask(path: string, post?: object): Promise<Response> {
  for (; ; await sleep(500)) {
    const how = post && { method: 'POST', body: JSON.stringify(post) }
    const response = await fetch(table + path, { headers, ...how }).catch(() => undefined)
    if (response && response.status < 500) return response
  }
}

/** The entries of the table, each with what our seat hears of the cards; a stream that breaks goes on where it was. */
async function* entries(): AsyncGenerator<{ number: number; entry: { type: string }; events: Event[] }> {
  for (let last = -1; ; await sleep(500)) {
    try {
      let text = ''
      for await (const chunk of (await ask(`/stream?after=${last}`)).body!.pipeThrough(new TextDecoderStream())) {
        const blocks = (text + chunk).split('\n\n')
        text = blocks.pop()!
        for (const data of blocks.flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? [])) {
          const message = JSON.parse(data)
          last = message.number
          yield message
        }
      }
    } catch (error) {
      console.error(`The stream broke (${(error as Error).message}).`)
    }
  }
}

type Glance = { game: string; seats: number; options: object; sitters: { kind: string }[] }
const { game, seats, options, sitters } = (await (await ask('')).json()) as Glance
const seat = sitters.findIndex(({ kind }) => kind === 'free')
await ask('/commands', { key: randomUUID(), command: { type: 'sit', seat, name, value: randomUUID() } })

const view = new View(must(games.find(({ id }) => id === game)!.at(seats, options)), seat)
for await (const { number, entry, events } of entries()) {
  for (const event of events) view.fold(event)
  if (entry.type === 'revealed') break
  if (!view.table.isActing(seat) || events.length === 0) continue
  const moves = [...legal(view.game, view.table, seat)]
  const move = makeMove(view.game, view.table.phase, moves[Math.floor(Math.random() * moves.length)])
  await ask('/commands', { key: randomUUID(), number: number + 1, command: { type: 'play', move } })
}
console.log(`The totals are ${[...view.table.totals.slice(0, seats)].join(', ')}; we sat at seat ${seat + 1}.`)
process.exit()
