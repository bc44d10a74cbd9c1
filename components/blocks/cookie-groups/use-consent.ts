'use client';

import { useSyncExternalStore } from 'react';
import { hasAnswered, heldGroups, subscribeToConsent } from '@/lib/consent/held-consent';
import type { CookieGroup } from '@/lib/domain/cookie-groups';

const unknown = () => null;
const notYet = () => false;

/** Whether the cookie question was answered; false on the server. */
export function useAnswered(): boolean {
  return useSyncExternalStore(subscribeToConsent, hasAnswered, notYet);
}

/** The cookie groups that this browser allows; null when nothing is saved, and on the server. */
export function useConsent(): readonly CookieGroup[] | null {
  return useSyncExternalStore(subscribeToConsent, heldGroups, unknown);
}
