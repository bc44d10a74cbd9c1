import 'server-only';
import { headers } from 'next/headers';
import { CallError } from '@/api/core/call-error';
import { leaveWhenAway } from '@/api/core/server';
import { getUnsubscription } from '@/api/notifications/endpoints';
import { callWith } from '@/api/session/call-with';
import { behind } from '@/api/session/forwarded';

/** What a letter's unsubscribe link is about, for guests too; null for an invalid link. */
export async function loadUnsubscription(token: string) {
  if (!token) return null;
  try {
    return await callWith(getUnsubscription, { params: { token }, ...behind(await headers()) });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    await leaveWhenAway(error);
    throw error;
  }
}

export type FoundUnsubscription = Awaited<ReturnType<typeof loadUnsubscription>>;
