import type { RunKind } from '@/lib/domain/run';
import { accountData } from '../services/account/account-data';
import type { RunWork } from './run-work';

/** Every kind of run and what it does. */
export const RUN_WORK: Readonly<Record<RunKind, RunWork>> = { 'account-data': accountData as RunWork };
