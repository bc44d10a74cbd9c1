'use client';

import { useSyncExternalStore } from 'react';
import { heldGroups, subscribeToConsent } from '@/lib/consent/held-consent';
import type { CookieGroup } from '@/lib/domain/cookie-groups';

const unknown = () => null;

/** What this browser allows; null when nothing is saved, and while the server draws. */
export function useConsent(): readonly CookieGroup[] | null {
  return useSyncExternalStore(subscribeToConsent, heldGroups, unknown);
}
