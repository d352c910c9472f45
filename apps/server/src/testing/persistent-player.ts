import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { legal, makeMove, type Seat, type View } from '@trick-bento/kit'
import type { StreamMessage } from '@trick-bento/protocol'
import type { Client, Reply } from './client.ts'

/** A decision that a server has said is done. */
export interface Acknowledged {
  readonly seat: Seat
  readonly number: number
}

const A_MOMENT = 50

/** These, until the test is over: then whoever still tries gives up. */
export function whileRunning(t: TestContext, origins: () => readonly string[]): () => readonly string[] {
  let isOver = false
  t.after(() => {
    isOver = true
  })
  return () => {
    if (isOver) throw new Error('the test is over')
    return origins()
  }
}

/**
 * Plays to the end through every trouble: comes back to one of these servers after the last entry it knows, and repeats a
 * command until it is answered. It insists that the stream has neither gap nor repetition.
 */
export async function playThrough(
  client: Client,
  origins: () => readonly string[],
  table: string,
  view: View,
  done: Acknowledged[] = [],
  heard: StreamMessage[] = [],
): Promise<StreamMessage[]> {
  const { seat } = view
  for (;;) {
    try {
      for await (const told of client.listen(table, -1, heard.length > 0 ? heard.length - 1 : undefined)) {
        assert.equal(told.number, heard.length, 'the next event follows the last one')
        heard.push(told)
        for (const event of told.events) view.fold(event)
        if (told.entry.type === 'revealed') return heard
        if (seat < 0 || !view.table.isActing(seat) || told.entry.type === 'said') continue
        const move = makeMove(view.game, view.table.phase, legal(view.game, view.table, seat).first)
        const key = `decision after ${told.number}`
        const ask = () => client.command(table, { type: 'play', move }, { key })
        const { status, json, text } = await untilAnswered(client, origins, ask)
        assert.equal(status, 200, text)
        done.push({ seat, number: json.number })
      }
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error
    }
    await setTimeout(A_MOMENT)
    client.origin = next(origins(), client.origin)
  }
}

/** Nobody answers, or somebody who cannot do it now: then another is asked, or the same again. */
async function untilAnswered(
  client: Client,
  origins: () => readonly string[],
  ask: () => Promise<Reply>,
): Promise<Reply> {
  for (;;) {
    const reply = await ask().catch(() => undefined)
    if (reply !== undefined && reply.status !== 503) return reply
    if (reply !== undefined) assert.match(reply.text, /"code":"(?:unavailable|shutting-down)"/)
    await setTimeout(A_MOMENT)
    client.origin = next(origins(), client.origin)
  }
}

const next = (origins: readonly string[], origin: string): string =>
  origins[(origins.indexOf(origin) + 1) % origins.length]!

/** What was acknowledged is there, once, and nothing else was decided by these seats. */
export function assertAllThere(
  heard: readonly StreamMessage[],
  done: readonly Acknowledged[],
  seats: readonly Seat[],
): void {
  const decided = heard.filter(({ entry }) => entry.type === 'decided' && entry.by === 'person')
  for (const seat of seats) {
    assert.deepEqual(
      decided.filter(({ entry }) => 'seat' in entry && entry.seat === seat).map(({ number }) => number + 1),
      // The last decision of a game comes with the revelation.
      done.filter((each) => each.seat === seat).map(({ number }) => (number === heard.length ? number - 1 : number)),
    )
  }
}
