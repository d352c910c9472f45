import { language } from '../i18n/index.ts'
import { ask, type Reply } from '../online/api.ts'

interface Push {
  readonly key: string
  readonly on: boolean
}

/** May this device be told something while no page is open, and is it? */
export type NotificationState = 'impossible' | 'denied' | 'on' | 'off'

export async function notificationState(): Promise<NotificationState> {
  const manager = await pushManager()
  if (manager === undefined) return 'impossible'
  if (Notification.permission === 'denied') return 'denied'
  const reply = await ask<Push>('/api/me/push')
  if (!reply.ok) return 'impossible'
  return reply.value.on && (await manager.getSubscription()) !== null ? 'on' : 'off'
}

/** Asks the person, then the browser, then the server. */
export async function beginSubscription(): Promise<Reply<unknown>> {
  const manager = await pushManager()
  if (manager === undefined || (await Notification.requestPermission()) !== 'granted') return notDone
  const reply = await ask<Push>('/api/me/push')
  if (!reply.ok) return reply
  try {
    // One that was made for another server's key is of no use.
    await (await manager.getSubscription())?.unsubscribe()
    return send(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: reply.value.key }))
  } catch {
    return notDone
  }
}

export async function endSubscription(): Promise<Reply<unknown>> {
  await (await ownSubscription())?.unsubscribe().catch(() => {})
  return ask('/api/me/push', undefined, 'DELETE')
}

/** Whoever this device is now is told, if somebody was before. */
export async function bringSubscription(): Promise<void> {
  const subscription = await ownSubscription()
  if (subscription) await send(subscription)
}

const notDone = { ok: false, code: 'not-done' } as const

const send = (subscription: PushSubscription): Promise<Reply<unknown>> =>
  ask('/api/me/push', { subscription: subscription.toJSON(), language: language.value })

const ownSubscription = async (): Promise<PushSubscription | null | undefined> =>
  (await pushManager())?.getSubscription()

/** Only where the page was installed with its service worker, and not in every browser. */
async function pushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('Notification' in globalThis)) return undefined
  return (await navigator.serviceWorker.getRegistration())?.pushManager
}
