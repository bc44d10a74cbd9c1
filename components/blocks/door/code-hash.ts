import { readCertificateNumber as readEntryCode } from '@/lib/domain/certificate';

/** The code in the form of a booking; null when the text can't be a code. */
export const entryCode = (text: string): string | null => readEntryCode(text);

/** SHA-256 of a code in hex; a list kept on the device stores only this hash. */
export async function codeHash(code: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
