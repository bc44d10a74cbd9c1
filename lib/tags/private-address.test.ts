import { expect, test } from 'vitest';
import { isPrivateAddress } from './private-address';

test.each([
  ['a new password', 'email=anna%40apteka.ru&token=abc'],
  ['another e-mail', 'email_token=abc'],
  ['no more letters', 'token=7.points.abc'],
  ['another portal', 'redirect_uri=https%3A%2F%2Fother.example&state=x'],
  ['a way back with a code', 'from=letter&code=abc'],
])('the address that leads to %s is told to nobody', (_, search) =>
  expect(isPrivateAddress(search)).toBe(true),
);

test.each(['', 'mark=vichy', 'tab=answered&question=7', 'page=2&sort=-date', 'tokens=1'])(
  'the address of a list (%s) may be',
  (search) => expect(isPrivateAddress(search)).toBe(false),
);
