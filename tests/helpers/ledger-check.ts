import { expect } from 'vitest';
import type { Db } from '@/backend/db/types';
import { ledgerBreaches } from './ledger-breaches';

/** Expects `sum(ledger) = balance` for everyone; every test backend checks it at its close. */
export async function expectLedgerWhole(db: Db): Promise<void> {
  expect(await ledgerBreaches(db)).toEqual([]);
}
