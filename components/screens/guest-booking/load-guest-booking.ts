import 'server-only';
import { headers } from 'next/headers';
import { CallError } from '@/api/core/call-error';
import { leaveWhenAway } from '@/api/core/server';
import { getGuestBooking } from '@/api/trainings/endpoints';
import { callWith } from '@/api/session/call-with';
import { behind } from '@/api/session/forwarded';

/** What the link of a guest's letter is about; null for an invalid link, and for one that was used. */
export async function loadGuestBooking(token: string) {
  if (!token) return null;
  try {
    return await callWith(getGuestBooking, { params: { token }, ...behind(await headers()) });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return null;
    await leaveWhenAway(error);
    throw error;
  }
}

export type FoundGuestBooking = Awaited<ReturnType<typeof loadGuestBooking>>;
