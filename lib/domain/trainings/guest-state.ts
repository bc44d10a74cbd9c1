import type { RegistrationState } from './training';

/** State of a guest's registration: a future seat, a place in line, a visit, or nothing left to cancel. */
export const GUEST_STATES = ['seat', 'line', 'came', 'over'] as const;
export type GuestState = (typeof GUEST_STATES)[number];

interface Registered {
  state: RegistrationState;
  visitedAt: Date | null;
}

/** State of the registration: one rule for the guest's letters, the guest's page and cancelling. */
export function guestState({ state, visitedAt }: Registered, startsAt: Date, now: Date): GuestState {
  if (visitedAt) return 'came';
  if (startsAt <= now) return 'over';
  if (state === 'registered') return 'seat';
  return state === 'waiting' ? 'line' : 'over';
}
