'use client';

import { useEffect } from 'react';
import { keepAccount } from '@/lib/pwa/keep-account';

/** Records whose device this is and deletes the data that another person left on it. */
export function AccountKeeper({ userId }: { userId: string }) {
  useEffect(() => void keepAccount(userId), [userId]);
  return null;
}
