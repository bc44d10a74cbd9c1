import 'server-only';
import { certificateCheckQuery } from '@/api/certificates/queries';
import { CallError } from '@/api/core/call-error';
import { must } from '@/api/core/server';

/** What the number stands for; null when too many were asked for from this address. An unknown one leaves: 404. */
export async function loadCheck(number: string) {
  try {
    return await must(certificateCheckQuery(number));
  } catch (error) {
    if (error instanceof CallError && error.status === 429) return null;
    throw error;
  }
}
