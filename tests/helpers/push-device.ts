import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A browser's side of a subscription: its keys, and how to decrypt messages for them (RFC 8291, 8188). */
export function makePushDevice() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);

  function open(sealed: Buffer): string {
    const salt = sealed.subarray(0, 16);
    const keyLength = sealed.readUInt8(20);
    const sender = sealed.subarray(21, 21 + keyLength);
    const records = sealed.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(records.subarray(-16));
    const padded = Buffer.concat([decipher.update(records.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }

  return {
    p256dh: publicKey.toString('base64url'),
    auth: auth.toString('base64url'),
    open,
  };
}
