import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import type { Bus } from '../bus/bus.ts'
import { openLocalBus } from '../bus/local.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { until } from '../testing/until.ts'
import { Identities } from './identities.ts'
import { deviceOf } from './identity.ts'

const [phone, laptop] = [deviceOf('phone'), deviceOf('laptop')]

/** Two nodes on one store, with the same person on two devices. */
async function openNodes(t: TestContext, bus: Bus, identityCacheTime?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bento-identities-'))
  const store = await openSqliteStore(join(folder, 'test.sqlite'))
  const { people } = store
  const open = () =>
    new Identities({
      people,
      bus,
      onError: (error) => assert.fail(String(error)),
      ...(identityCacheTime === undefined ? {} : { identityCacheTime }),
    })
  const nodes = [open(), open()] as const
  t.after(async () => {
    for (const node of nodes) await node.close()
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  })
  for (const device of [phone, laptop]) {
    await nodes[0].link({ device, id: device, person: phone, label: '', since: 0 })
  }
  for (const node of nodes) assert.deepEqual([await node.personOf(phone), await node.personOf(laptop)], [phone, phone])
  const [here, there] = nodes
  return { people, here, there }
}

test('a device that one node signs out becomes a new person on all nodes and loses its streams', async (t) => {
  const { people, here, there } = await openNodes(t, openLocalBus())
  const ended: string[] = []
  there.watch(laptop, phone, () => ended.push('laptop'))
  there.watch(phone, phone, () => ended.push('phone'))
  there.watch(laptop, phone, () => ended.push('closed'))()
  const subscription = { endpoint: 'https://push.example', publicKey: 'p', auth: 'a', language: 'en', since: 0 }
  await people.subscribe({ device: laptop, ...subscription })
  await here.signOutOthers(phone, phone)
  await until('the stream of the laptop has ended', () => ended.length > 0)
  assert.deepEqual(ended, ['laptop'])
  assert.notEqual(await there.personOf(laptop), phone)
  assert.equal(await there.personOf(phone), phone)
  assert.equal(await people.isSubscribed(laptop), false)
})

test('a node notices a sign-out after a while even if the message is lost', async (t) => {
  const silent: Bus = { ...openLocalBus(), publish: async () => {} }
  const { here, there } = await openNodes(t, silent, 50)
  let isEnded = false
  there.watch(laptop, phone, () => {
    isEnded = true
  })
  await here.signOut(phone, laptop)
  await until('the laptop is a new person', async () => (await there.personOf(laptop)) !== phone)
  await until('its stream has ended', () => isEnded)
})

test('a person that was read before a sign-out is not cached', async (t) => {
  const bus = openLocalBus()
  const { people, here, there } = await openNodes(t, bus)
  const { promise: pause, resolve: resume } = Promise.withResolvers<void>()
  const slow = Object.create(people, {
    personOf: {
      async value(device: string) {
        const person = await people.personOf(device)
        await pause
        return person
      },
    },
  }) as typeof people
  const late = new Identities({ people: slow, bus, onError: (error) => assert.fail(String(error)) })
  t.after(() => late.close())
  const asked = late.personOf(laptop)
  await here.signOutOthers(phone, phone)
  resume()
  assert.equal(await asked, phone, 'the person was read before the sign-out')
  let isEnded = false
  late.watch(laptop, phone, () => {
    isEnded = true
  })
  assert.notEqual(await late.personOf(laptop), phone)
  await until('a stream that was requested before has ended', () => isEnded)
  assert.notEqual(await there.personOf(laptop), phone)
})
