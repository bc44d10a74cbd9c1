import { expect, test } from 'vitest';
import { accounts, DEMO_PASSWORD } from '@/backend/demo/accounts';
import * as offered from '@/components/screens/login/demo-accounts';

test('the sign-in page offers every account of the demo world by its name, and no other', () => {
  const there = accounts.map(({ email, firstName, lastName }) => [email, `${firstName} ${lastName}`]);
  const shown = offered.DEMO_ACCOUNTS.map(({ email, name }) => [email, name]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(there));
  expect(shown).toHaveLength(there.length);
  expect(offered.DEMO_PASSWORD).toBe(DEMO_PASSWORD);
});
