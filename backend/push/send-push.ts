import webPush from 'web-push';
import type { PushMessage } from '@/lib/domain/push-message';
import type { Config } from '../config';
import { DeadSubscription, postPush } from './post-push';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A push service keeps an undelivered message for a day: later it is no news, and the portal's list has it. */
const TTL_SECONDS = 24 * 60 * 60;

export const isPushConfigured = ({ VAPID_PUBLIC_KEY }: Pick<Config, 'VAPID_PUBLIC_KEY'>): boolean =>
  VAPID_PUBLIC_KEY !== '';

/** Encrypts the message for this device (RFC 8291) and signs it as this portal (RFC 8292). */
function sealed(config: Config, { endpoint, p256dh, auth }: PushTarget, message: PushMessage) {
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      TTL: TTL_SECONDS,
      contentEncoding: 'aes128gcm',
      vapidDetails: {
        subject: config.VAPID_SUBJECT,
        publicKey: config.VAPID_PUBLIC_KEY,
        privateKey: config.VAPID_PRIVATE_KEY,
      },
    });
  } catch {
    // the key is not a point on the curve: no message can ever be encrypted with it
    throw new DeadSubscription('the keys of the device are no keys');
  }
}

/** Sends to one device. Errors as `postPush`. */
export async function sendPush(config: Config, target: PushTarget, message: PushMessage): Promise<void> {
  const { headers, body } = sealed(config, target, message);
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  await postPush(config, { endpoint: target.endpoint, headers: named, body: body ?? Buffer.alloc(0) });
}
