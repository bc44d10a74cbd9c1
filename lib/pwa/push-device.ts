import { endLeft, readLeft } from './account';
import { addressOf, bytesOf, fingerprintOf, textOf } from './push-keys';
import { registerWorker } from './worker-registration';

/** What this browser can do about push, before anybody is asked. */
export type PushAbility = 'unsupported' | 'denied' | 'able';

export function pushAbility(): PushAbility {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

async function readyWorker(): Promise<ServiceWorkerRegistration | null> {
  return (await registerWorker()) && navigator.serviceWorker.ready;
}

/** By what the services know this browser; null when it is subscribed to nothing. */
export async function deviceFingerprint(): Promise<string | null> {
  const worker = await readyWorker();
  const subscription = await worker?.pushManager.getSubscription();
  return subscription ? fingerprintOf(subscription.endpoint) : null;
}

/**
 * A subscription made with another key than the portal's is of no use to it, and in the way of a new one; that of
 * whoever left this device is not taken over, for their services may still write to it.
 */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const known = await manager.getSubscription();
  const left = readLeft();
  if (known && left === null && textOf(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  // what is made now is nobody else's, and the next page is not to end it
  if (left !== null) endLeft(left);
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
}

export type TurnedOn =
  | { kind: 'on'; endpoint: string; p256dh: string; auth: string }
  | { kind: 'denied' | 'dismissed' | 'unsupported' };

/** Asks the person, only ever after a press, and subscribes this browser. Rejects when its push service is away. */
export async function turnPushOn(key: string): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { kind: permission === 'denied' ? 'denied' : 'dismissed' };
  const worker = await readyWorker();
  if (!worker) return { kind: 'unsupported' };
  return { kind: 'on', ...addressOf(await subscribed(worker.pushManager, key)) };
}
