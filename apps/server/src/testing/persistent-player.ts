import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { legal, makeMove, type Seat, type View } from '@trick-bento/kit'
import type { StreamMessage } from '@trick-bento/protocol'
import type { Client, Reply } from './client.ts'

/** A play that the server has acknowledged. */
export interface Acknowledged {
  readonly seat: Seat
  readonly number: number
}

/** Milliseconds between two attempts. */
const DELAY = 50

/** The same origins until the test is over; later calls throw, so that retries stop. */
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
 * Plays to the end in spite of failures: reconnects to one of the servers after the last entry, and repeats a command until
 * it gets a reply. Asserts that the stream has no gap and no repetition.
 */
export async function playThrough(
  client: Client,
  origins: () => readonly string[],
  table: string,
  view: View,
  done: Acknowledged[] = [],
  messages: StreamMessage[] = [],
): Promise<StreamMessage[]> {
  const { seat } = view
  for (;;) {
    try {
      for await (const message of client.listen(table, -1, messages.length > 0 ? messages.length - 1 : undefined)) {
        assert.equal(message.number, messages.length, 'the numbers have no gap')
        messages.push(message)
        for (const event of message.events) view.fold(event)
        if (message.entry.type === 'revealed') return messages
        if (seat < 0 || !view.table.isActing(seat) || message.entry.type === 'said') continue
        const move = makeMove(view.game, view.table.phase, legal(view.game, view.table, seat).first)
        const key = `decision after ${message.number}`
        const ask = () => client.command(table, { type: 'play', move }, { key })
        const { status, json, text } = await untilAnswered(client, origins, ask)
        assert.equal(status, 200, text)
        done.push({ seat, number: json.number })
      }
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error
    }
    await setTimeout(DELAY)
    client.origin = next(origins(), client.origin)
  }
}

/** Tries the servers in turn until one replies with another status than 503. */
async function untilAnswered(
  client: Client,
  origins: () => readonly string[],
  ask: () => Promise<Reply>,
): Promise<Reply> {
  for (;;) {
    const reply = await ask().catch(() => undefined)
    if (reply !== undefined && reply.status !== 503) return reply
    if (reply !== undefined) assert.match(reply.text, /"code":"(?:unavailable|shutting-down)"/)
    await setTimeout(DELAY)
    client.origin = next(origins(), client.origin)
  }
}

const next = (origins: readonly string[], origin: string): string =>
  origins[(origins.indexOf(origin) + 1) % origins.length]!

/** Every acknowledged play is in the log once, and the seats have played nothing else. */
export function assertAllThere(
  messages: readonly StreamMessage[],
  done: readonly Acknowledged[],
  seats: readonly Seat[],
): void {
  const decided = messages.filter(({ entry }) => entry.type === 'decided' && entry.by === 'person')
  for (const seat of seats) {
    assert.deepEqual(
      decided.filter(({ entry }) => 'seat' in entry && entry.seat === seat).map(({ number }) => number + 1),
      // The last play of a game is followed by the entry that reveals the secret.
      done.filter((each) => each.seat === seat).map(({ number }) => (number === messages.length ? number - 1 : number)),
    )
  }
}
