// Statements for both databases. `@` stands for the schema before the name of a table, `$1` for the first value.

const PASSKEY = 'id, person, site, public_key as "publicKey", counter, transports, label, since, used_at as "usedAt"'
/**
 * Turns a device into a new person named after its hash. No key has such a hash, so no other device can be this person. A
 * device that was turned into such a person before gets a longer name, which is new too.
 */
const SIGNED_OUT = `person = case when @devices.person like 'gone %' || @devices.device then 'gone ' || @devices.person
    else 'gone ' || @devices.device end, label = ''`

export const READS = {
  personOf: 'select person from @devices where device = $1',
  devicesOf: 'select device, id, person, label, since from @devices where person = $1 order by since, id',
  passkey: `select ${PASSKEY} from @passkeys where id = $1`,
  passkeysOf: `select ${PASSKEY} from @passkeys where person = $1 order by since, id`,
  secret: 'select value from @secrets where name = $1',
  isSubscribed: 'select 1 from @subscriptions where device = $1',
  subscriptionsOf: `select device, endpoint, public_key as "publicKey", auth, language, since from @subscriptions
    where device in (select device from @devices where person = $1)
      or (device = $1 and not exists (select 1 from @devices where device = $1))
    order by since desc limit $2`,
  plannedNotices: `select table_id as "table", person, number, due from @notices
    where due is not null order by due limit $1`,
} as const

export const WRITES = {
  link: `insert into @devices (device, id, person, label, since) values ($1, $2, $3, $4, $5)
    on conflict (device) do nothing`,
  signOut: `update @devices set ${SIGNED_OUT} where person = $1 and id = $2`,
  signOutOthers: `update @devices set ${SIGNED_OUT} where person = $1 and device <> $2`,
  leave: `insert into @devices (device, id, person, label, since) values ($1, $2, 'gone ' || $1, '', $3)
    on conflict (device) do update set ${SIGNED_OUT}`,
  addPasskey: `insert into @passkeys (id, person, site, public_key, counter, transports, label, since, used_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (id) do nothing`,
  usePasskey: 'update @passkeys set counter = $2, used_at = $3 where id = $1',
  removePasskey: 'delete from @passkeys where person = $1 and id = $2',
  removePasskeys: 'delete from @passkeys where person = $1',
  keepChallenge: 'insert into @challenges (challenge, device, purpose, until) values ($1, $2, $3, $4)',
  takeChallenge: 'delete from @challenges where challenge = $1 and device = $2 and purpose = $3 and until > $4',
  pruneChallenges: 'delete from @challenges where until <= $1',
  keepSecret: 'insert into @secrets (name, value) values ($1, $2) on conflict (name) do nothing',
  subscribe: `insert into @subscriptions (device, endpoint, public_key, auth, language, since)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (device) do update set endpoint = excluded.endpoint, public_key = excluded.public_key,
      auth = excluded.auth, language = excluded.language, since = excluded.since`,
  unsubscribe: 'delete from @subscriptions where device = $1',
  planNotice: `insert into @notices (table_id, person, number, due) values ($1, $2, $3, $4)
    on conflict (table_id, person) do update set number = excluded.number, due = excluded.due
    where excluded.number > @notices.number`,
  settleNotice: `update @notices set due = null
    where table_id = $1 and person = $2 and number = $3 and due is not null`,
} as const

export type ReadName = keyof typeof READS
export type WriteName = keyof typeof WRITES
export type Value = string | number
