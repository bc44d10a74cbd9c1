export const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

export const textOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** Fingerprint by which the services know a browser: SHA-256 of its push address, hex. */
export async function fingerprintOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Fields of a subscription that the services need. */
export const addressOf = (subscription: PushSubscription) => ({
  endpoint: subscription.endpoint,
  p256dh: textOf(subscription.getKey('p256dh')),
  auth: textOf(subscription.getKey('auth')),
});
