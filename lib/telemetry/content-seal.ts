import { createHmac, timingSafeEqual } from 'node:crypto';

interface Content {
  type: string;
  id: string;
}

/**
 * Signature of a page that showed this content to this person: its bearer did open the page, so the content need not be
 * looked up.
 */
export function sealOf(secret: string, userId: string, { type, id }: Content): string {
  const mac = createHmac('sha256', secret).update(`content-view ${userId} ${type} ${id}`);
  return mac.digest('base64url').slice(0, 22);
}

export function isSealed(secret: string, userId: string, content: Content, seal: string): boolean {
  const [given, own] = [Buffer.from(seal), Buffer.from(sealOf(secret, userId, content))];
  return given.length === own.length && timingSafeEqual(given, own);
}
