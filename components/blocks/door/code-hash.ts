import { readCertificateNumber as readEntryCode } from '@/lib/domain/certificate';

/** The code as it is written on a booking; null for what can be none. */
export const entryCode = (text: string): string | null => readEntryCode(text);

/** SHA-256 in hex: what a list kept on the device knows a code by. */
export async function codeHash(code: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
