'use client';

import { useEffect } from 'react';
import { keepAccount } from '@/lib/pwa/keep-account';

/** Says whose device this is now; what somebody else left on it goes. */
export function AccountKeeper({ userId }: { userId: string }) {
  useEffect(() => void keepAccount(userId), [userId]);
  return null;
}
