import 'server-only';
import { certificateCheckQuery } from '@/api/certificates/queries';
import { CallError } from '@/api/core/call-error';
import { must } from '@/api/core/server';

/** Returns the certificate with the number; null when this address is throttled (429). 404 for an unknown number. */
export async function loadCheck(number: string) {
  try {
    return await must(certificateCheckQuery(number));
  } catch (error) {
    if (error instanceof CallError && error.status === 429) return null;
    throw error;
  }
}
