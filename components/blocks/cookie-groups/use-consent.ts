'use client';

import { useSyncExternalStore } from 'react';
import { hasAnswered, heldGroups, subscribeToConsent } from '@/lib/consent/held-consent';
import type { CookieGroup } from '@/lib/domain/cookie-groups';

const unknown = () => null;
const notYet = () => false;

/** Whether the question about cookies was answered; false while the server draws. */
export function useAnswered(): boolean {
  return useSyncExternalStore(subscribeToConsent, hasAnswered, notYet);
}

/** What this browser allows; null when nothing is saved, and while the server draws. */
export function useConsent(): readonly CookieGroup[] | null {
  return useSyncExternalStore(subscribeToConsent, heldGroups, unknown);
}
