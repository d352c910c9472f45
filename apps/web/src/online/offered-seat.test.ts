import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SeatGlance } from '@trick-bento/protocol'
import { offeredSeat } from './offered-seat.ts'

const at = (...kinds: (SeatGlance['kind'] | 'yours')[]): number =>
  offeredSeat({
    sitters: kinds.map((kind) =>
      kind === 'yours' ? { kind: 'kept', name: '', away: false, yours: true } : { kind, name: '', away: false },
    ),
  })

test('a guest is offered the seat kept for them, then a free one, then the seat of a bot', () => {
  assert.equal(at('person', 'free', 'yours'), 2)
  assert.equal(at('person', 'bot', 'kept', 'free'), 3)
  assert.equal(at('person', 'kept', 'bot'), 2)
  assert.equal(at('person', 'kept', 'person'), -1)
})
