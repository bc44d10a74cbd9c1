import { expect } from 'vitest';
import type { Db } from '@/backend/db/types';
import { ledgerBreaches } from './ledger-breaches';

/** `sum(ledger) = balance`, for everyone. Every test backend is asked as it closes. */
export async function expectLedgerWhole(db: Db): Promise<void> {
  expect(await ledgerBreaches(db)).toEqual([]);
}
