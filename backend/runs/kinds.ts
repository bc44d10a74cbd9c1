import type { RunKind } from '@/lib/domain/run';
import { programmeClose } from '../services/programme/close-work';
import { programmeUndo } from '../services/programme/undo-work';
import { accountData } from '../services/account/account-data';
import { testRegrade, testRegradeUndo } from '../services/testing/regrade-work';
import { exportWork } from './exports/export-work';
import { importApply } from './imports/apply-work';
import { importCheck } from './imports/check-work';
import { importUndo } from './imports/undo-work';
import { whileOwnerMay } from './imports/while-owner-may';
import type { RunWork } from './run-work';

/** Every kind of run and what it does. */
export const RUN_WORK: Readonly<Record<RunKind, RunWork>> = {
  'account-data': accountData as RunWork,
  'import-check': whileOwnerMay(importCheck) as RunWork,
  'import-apply': whileOwnerMay(importApply) as RunWork,
  'import-undo': whileOwnerMay(importUndo) as RunWork,
  export: exportWork as RunWork,
  'programme-close': programmeClose as RunWork,
  'programme-undo': programmeUndo as RunWork,
  'test-regrade': testRegrade as RunWork,
  'test-regrade-undo': testRegradeUndo as RunWork,
};
