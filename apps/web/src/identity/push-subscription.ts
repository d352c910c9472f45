import type { PushState } from '@trick-bento/protocol'
import { language } from '../i18n/index.ts'
import { type Failure, type Reply, request } from '../online/request.ts'

/** Whether this device gets push notifications. */
export type NotificationState = 'impossible' | 'denied' | 'on' | 'off'

export async function notificationState(): Promise<NotificationState> {
  const manager = await pushManager()
  if (manager === undefined) return 'impossible'
  if (Notification.permission === 'denied') return 'denied'
  const reply = await request<PushState>('/api/me/push')
  if (!reply.ok) return 'impossible'
  return reply.value.on && (await manager.getSubscription()) !== null ? 'on' : 'off'
}

/** Asks the person for permission, subscribes in the browser, and sends the subscription to the server. */
export async function beginSubscription(): Promise<Reply<PushState>> {
  const manager = await pushManager()
  if (manager === undefined || (await Notification.requestPermission()) !== 'granted') return notDone
  const reply = await request<PushState>('/api/me/push')
  if (!reply.ok) return reply
  try {
    // A subscription for the key of another server is useless.
    await (await manager.getSubscription())?.unsubscribe()
    return sendSubscription(await manager.subscribe({ userVisibleOnly: true, applicationServerKey: reply.value.key }))
  } catch {
    return notDone
  }
}

export async function endSubscription(): Promise<Reply<PushState>> {
  await (await ownSubscription())?.unsubscribe().catch(() => {})
  return request('/api/me/push', undefined, 'DELETE')
}

/** Links an existing subscription of this device to the person that it is signed in as now. */
export async function renewSubscription(): Promise<void> {
  const subscription = await ownSubscription()
  if (subscription) await sendSubscription(subscription)
}

const notDone: Failure = { ok: false, code: 'not-done' }

function sendSubscription(subscription: PushSubscription): Promise<Reply<PushState>> {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {}
  return request('/api/me/push', {
    subscription: { endpoint: subscription.endpoint, keys: { p256dh, auth } },
    language: language.value,
  })
}

const ownSubscription = async (): Promise<PushSubscription | null | undefined> =>
  (await pushManager())?.getSubscription()

/** Exists only if the service worker is installed, and not in every browser. */
async function pushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator) || !('Notification' in globalThis)) return undefined
  return (await navigator.serviceWorker.getRegistration())?.pushManager
}
