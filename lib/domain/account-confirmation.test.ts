import { expect, test } from 'vitest';
import { needsConfirmation } from './account-confirmation';

const at = '2026-11-20T09:00:00Z';

test.each([
  ['neither', null, null, true],
  ['the e-mail', at, null, false],
  ['the pharmacy', null, at, false],
  ['both', at, at, false],
])(
  'where orders need it, an account with %s confirmed',
  (_, emailConfirmedAt, pharmacyConfirmedAt, needed) => {
    const account = { emailConfirmedAt, pharmacyConfirmedAt };
    expect(needsConfirmation({ ...account, ordersNeedConfirmation: true })).toBe(needed);
    expect(needsConfirmation({ ...account, ordersNeedConfirmation: false })).toBe(false);
  },
);
