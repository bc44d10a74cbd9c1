import type { RegistrationState } from './training';

/** What a guest has of a training: a coming seat, a place in line, a visit, or nothing that could be given up. */
export const GUEST_STATES = ['seat', 'line', 'came', 'over'] as const;
export type GuestState = (typeof GUEST_STATES)[number];

interface Registered {
  state: RegistrationState;
  visitedAt: Date | null;
}

/** One rule for the guest's letters, their page and what leaving does. */
export function guestState({ state, visitedAt }: Registered, startsAt: Date, now: Date): GuestState {
  if (visitedAt) return 'came';
  if (startsAt <= now) return 'over';
  if (state === 'registered') return 'seat';
  return state === 'waiting' ? 'line' : 'over';
}
