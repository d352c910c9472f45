import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Challenge, Device, Passkey, Subscription } from '../people.ts'
import { openFor, type StoreFixture } from './contract.ts'
import { openTable } from './store-samples.ts'

const device = (name: string, person: string, since = 1): Device => ({
  device: name,
  id: `id of ${name}`,
  person,
  label: 'Firefox · Linux',
  since,
})
const passkey = (id: string, person: string, since = 1): Passkey => ({
  id,
  person,
  site: 'bento.example',
  publicKey: `public key of ${id}`,
  counter: 4_000_000_000,
  transports: ['internal', 'hybrid'],
  label: 'Safari · iPhone',
  since,
  usedAt: since,
})
const subscription = (name: string, since = 1): Subscription => ({
  device: name,
  endpoint: `https://push.example/${name}`,
  publicKey: 'p',
  auth: 'a',
  language: 'ja',
  since,
})

export function testPeople(makeFixture: (t: TestContext) => Promise<StoreFixture>): void {
  test('a device has no person until it is linked, and is a new person after it was signed out', async (t) => {
    const fixture = await makeFixture(t)
    const [{ people }, other] = [await openFor(t, fixture), await openFor(t, fixture)]
    assert.equal(await people.personOf('a'), undefined)
    await people.link(device('a', 'a', 1))
    await people.link(device('b', 'a', 2))
    await people.link(device('c', 'a', 3))
    await people.link(device('b', 'thief'))
    assert.deepEqual(await other.people.devicesOf('a'), [device('a', 'a', 1), device('b', 'a', 2), device('c', 'a', 3)])
    assert.equal(await people.signOut('thief', 'id of b'), false)
    assert.equal(await people.signOut('a', 'id of b'), true)
    assert.equal(await people.signOut('a', 'id of b'), false)
    await people.signOutOthers('a', 'c')
    assert.deepEqual(await other.people.devicesOf('a'), [device('c', 'a', 3)])
    const [first, second] = [await other.people.personOf('a'), await other.people.personOf('b')]
    assert.ok(first !== 'a' && second !== 'a' && first !== second, `${first}, ${second}`)
    assert.ok(first !== undefined && second !== undefined)
    assert.deepEqual(
      (await people.devicesOf(first)).map(({ label }) => label),
      [''],
    )
  })

  test('a device that leaves becomes a new person without subscription, linked or not', async (t) => {
    const { people } = await openFor(t, await makeFixture(t))
    await people.link(device('linked', 'p'))
    for (const name of ['linked', 'alone']) {
      await people.subscribe(subscription(name))
      await people.leave(name, 5)
      assert.match((await people.personOf(name))!, /^gone /)
    }
    assert.deepEqual(await people.devicesOf('p'), [])
    assert.deepEqual(await people.subscriptionsOf('alone', 9), [])
    assert.deepEqual(await people.subscriptionsOf('p', 9), [])
    await people.link(device('alone', 'alone'))
    assert.match((await people.personOf('alone'))!, /^gone /)
  })

  test('a device that was signed out can be signed out again and becomes another new person', async (t) => {
    const { people } = await openFor(t, await makeFixture(t))
    await people.link(device('a', 'p'))
    await people.signOut('p', 'id of a')
    const seen = ['p']
    const ways = [
      async (person: string) => people.signOut(person, 'id of a'),
      async (person: string) => people.signOutOthers(person, 'b'),
      async () => people.leave('a', 9),
      async () => people.leave('a', 10),
    ]
    for (const leave of ways) {
      const person = (await people.personOf('a'))!
      assert.ok(!seen.includes(person), `${person} again`)
      seen.push(person)
      await leave(person)
    }
    await people.link(device('b', seen[2]!))
    await people.signOut(seen[2]!, 'id of b')
    const [first, second] = [await people.personOf('a'), await people.personOf('b')]
    assert.ok(first !== second && !seen.includes(first!) && !seen.includes(second!), `${first}, ${second}`)
  })

  test('passkeys are stored unchanged, cannot be added twice, and only their owner can remove them', async (t) => {
    const fixture = await makeFixture(t)
    const first = await fixture.open()
    assert.equal(await first.people.addPasskey(passkey('k', 'p', 1)), true)
    assert.equal(await first.people.addPasskey({ ...passkey('l', 'p', 2), transports: [] }), true)
    assert.equal(await first.people.addPasskey(passkey('k', 'thief')), false)
    await first.close()
    const { people } = await openFor(t, fixture)
    assert.deepEqual(await people.passkey('k'), passkey('k', 'p', 1))
    assert.equal(await people.passkey('unknown'), undefined)
    assert.equal(await people.passkey('\0'), undefined)
    await people.usePasskey('k', 4_000_000_001, 77)
    assert.deepEqual(await people.passkeysOf('p'), [
      { ...passkey('k', 'p', 1), counter: 4_000_000_001, usedAt: 77 },
      { ...passkey('l', 'p', 2), transports: [] },
    ])
    assert.equal(await people.removePasskey('thief', 'k'), false)
    assert.equal(await people.removePasskey('p', 'k'), true)
    assert.equal((await people.passkeysOf('p')).length, 1)
    await people.removePasskeys('p')
    assert.deepEqual(await people.passkeysOf('p'), [])
  })

  test('a challenge is valid once, for its device and purpose, until it expires, on any node', async (t) => {
    const fixture = await makeFixture(t)
    const [{ people: here }, { people: there }] = [await openFor(t, fixture), await openFor(t, fixture)]
    const challenge = (name: string): Challenge => ({ challenge: name, device: 'd', purpose: 'use', until: 100 })
    for (const name of ['wrong', 'old', 'good']) await here.keepChallenge(challenge(name), 0)
    assert.equal(await there.takeChallenge({ ...challenge('wrong'), device: 'e' }, 50), false)
    assert.equal(await there.takeChallenge({ ...challenge('wrong'), purpose: 'add' }, 50), false)
    assert.equal(await there.takeChallenge(challenge('old'), 100), false)
    const taken = await Promise.all([here, there, here].map((each) => each.takeChallenge(challenge('good'), 99)))
    assert.equal(taken.filter(Boolean).length, 1)
    await here.keepChallenge({ ...challenge('new'), until: 300 }, 200)
    assert.equal(await here.takeChallenge(challenge('wrong'), 50), false, 'expired challenges are removed')
  })

  test('the first secret with a name is kept', async (t) => {
    const fixture = await makeFixture(t)
    const stores = [await openFor(t, fixture), await openFor(t, fixture)]
    const got = await Promise.all(stores.map(({ people }, i) => people.secret('keys', `offered by ${i}`)))
    assert.equal(got[0], got[1])
    assert.equal(await stores[0]!.people.secret('keys', 'late'), got[0])
    assert.equal(await stores[0]!.people.secret('other', 'mine'), 'mine')
  })

  test('a person has the subscriptions of their devices', async (t) => {
    const { people } = await openFor(t, await makeFixture(t))
    const endpoints = async (person: string) =>
      (await people.subscriptionsOf(person, 2)).map(({ endpoint }) => endpoint.at(-1))
    await people.subscribe(subscription('a', 1))
    assert.deepEqual(await people.subscriptionsOf('a', 2), [subscription('a', 1)])
    for (const [i, name] of ['a', 'b', 'c'].entries()) await people.link(device(name, 'a', i))
    await people.subscribe(subscription('b', 2))
    await people.subscribe(subscription('c', 3))
    assert.deepEqual(await endpoints('a'), ['c', 'b'])
    await people.subscribe({ ...subscription('a', 4), endpoint: 'https://push.example/new' })
    assert.deepEqual(await endpoints('a'), ['w', 'c'])
    await people.signOut('a', 'id of c')
    assert.deepEqual(await endpoints('a'), ['w', 'b'])
    await people.signOutOthers('a', 'b')
    assert.deepEqual(await endpoints('a'), ['b'])
    assert.deepEqual([await people.isSubscribed('b'), await people.isSubscribed('z')], [true, false])
    await people.unsubscribe('b')
    assert.equal(await people.isSubscribed('b'), false)
    assert.deepEqual(await endpoints('a'), [])
  })

  test('a notice is planned once and settled once per turn', async (t) => {
    const fixture = await makeFixture(t)
    const stores = [await openFor(t, fixture), await openFor(t, fixture)]
    const [{ people }] = stores as [(typeof stores)[0]]
    const [table, other] = [await openTable(stores[0]!), await openTable(stores[0]!)]
    const notice = { table, person: 'p', number: 5, due: 20 }
    await people.planNotice({ ...notice, number: 3, due: 10 })
    await people.planNotice(notice)
    await people.planNotice({ ...notice, number: 4, due: 30 })
    await people.planNotice({ ...notice, table: other, due: 15 })
    await people.planNotice({ ...notice, person: 'q', due: 40 })
    assert.deepEqual(
      (await people.plannedNotices(9)).map(({ due }) => due),
      [15, 20, 40],
    )
    assert.equal((await people.plannedNotices(1)).length, 1)
    assert.equal(await people.settleNotice({ ...notice, number: 4 }), false)
    const settled = await Promise.all(stores.map((store) => store.people.settleNotice(notice)))
    assert.deepEqual(settled.toSorted(), [false, true])
    await people.planNotice(notice)
    assert.deepEqual(
      (await people.plannedNotices(9)).map(({ due }) => due),
      [15, 40],
    )
    await people.planNotice({ ...notice, number: 6 })
    assert.equal((await people.plannedNotices(9)).length, 3)
    await stores[1]!.history.forget('p')
    assert.deepEqual(
      (await people.plannedNotices(9)).map(({ person }) => person),
      ['q'],
    )
  })
}
