import { endLeft, readLeft } from './account';
import { addressOf, bytesOf, fingerprintOf, textOf } from './push-keys';
import { registerWorker } from './worker-registration';

/** Push support of this browser, before the person is asked. */
export type PushAbility = 'unsupported' | 'denied' | 'able';

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

async function readyWorker(): Promise<ServiceWorkerRegistration | null> {
  return (await registerWorker()) && navigator.serviceWorker.ready;
}

/** Fingerprint by which the services know this browser; null without a subscription. */
export async function deviceFingerprint(): Promise<string | null> {
  const worker = await readyWorker();
  const subscription = await worker?.pushManager.getSubscription();
  return subscription ? fingerprintOf(subscription.endpoint) : null;
}

/**
 * Reuses or renews the subscription. One made with another key than the portal's cannot be used and blocks a new one;
 * one of an account that left is not reused, since the services may still send that account's push to it.
 */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  const left = readLeft();
  if (known && left === null && textOf(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  // the new subscription belongs to this account: the next page must not remove it as left data
  if (left !== null) endLeft(left);
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

export type TurnedOn =
  | { kind: 'on'; endpoint: string; p256dh: string; auth: string }
  | { kind: 'denied' | 'dismissed' | 'unsupported' };

/** Asks for permission, only after a press, and subscribes this browser. Rejects without the push service. */
export async function turnPushOn(key: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { kind: permission === 'denied' ? 'denied' : 'dismissed' };
  const worker = await readyWorker();
  if (!worker) return { kind: 'unsupported' };
  return { kind: 'on', ...addressOf(await subscribed(worker.pushManager, key)) };
}
