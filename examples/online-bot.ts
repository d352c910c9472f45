// A program that joins an online table by its link and plays there, by chance but by the rules:
//   node examples/online-bot.ts http://localhost:4173/t/TABLE [NAME]
import { randomUUID } from 'node:crypto'
import { games } from '@trick-bento/games'
import { type Event, legal, makeMove, must, View } from '@trick-bento/kit'

const [link = '', name = 'Robo'] = process.argv.slice(2)
const { origin, pathname } = new URL(link)
const table = `${origin}/api/tables/${pathname.split('/').at(-1)}`

const { key } = (await (await fetch(`${origin}/api/keys`, { method: 'POST' })).json()) as { key: string }
const authorization = `Bearer ${key}`

/** A repeated command with the same key has no second effect, so one that got no answer can be sent again. */
async function command(what: object): Promise<void> {
  const body = JSON.stringify({ key: randomUUID(), command: what })
  const headers = { authorization, 'content-type': 'application/json' }
  const send = () => fetch(`${table}/commands`, { method: 'POST', headers, body })
  const response = await send().catch(send)
  if (!response.ok) console.error(await response.text())
}

/** The entries of the table, one after the other; each with what our seat hears of the cards. */
async function* entries(): AsyncGenerator<{ entry: { type: string }; events: Event[] }> {
  let last = -1
  for (;;) {
    const response = await fetch(`${table}/stream?after=${last}`, { headers: { authorization } })
    let text = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1]
        if (data === undefined) continue
        const message = JSON.parse(data)
        last = message.number
        yield message
      }
    }
  }
}

type Glance = { game: string; seats: number; options: object; sitters: { kind: string }[] }
const glance = await fetch(table, { headers: { authorization } })
const { game, seats, options, sitters } = (await glance.json()) as Glance
const seat = sitters.findIndex(({ kind }) => kind === 'free')
await command({ type: 'sit', seat, name, value: randomUUID() })

const view = new View(must(games.find(({ id }) => id === game)!.at(seats, options)), seat)
for await (const { entry, events } of entries()) {
  for (const event of events) view.fold(event)
  if (entry.type === 'revealed') break
  if (!view.table.isActing(seat) || events.length === 0) continue
  const moves = [...legal(view.game, view.table, seat)]
  const move = moves[Math.floor(Math.random() * moves.length)]
  await command({ type: 'play', move: makeMove(view.game, view.table.phase, move) })
}
console.log(`The totals are ${[...view.table.totals.slice(0, seats)].join(', ')}; we sat at seat ${seat + 1}.`)
process.exit()
