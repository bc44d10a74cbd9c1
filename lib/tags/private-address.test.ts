import { expect, test } from 'vitest';
import { isPrivateAddress } from './private-address';
import { isPrivatePath } from './private-path';

test.each([
  ['a new password', 'email=anna%40apteka.ru&token=abc'],
  ['another e-mail', 'email_token=abc'],
  ['no more letters', 'token=7.points.abc'],
  ['another portal', 'redirect_uri=https%3A%2F%2Fother.example&state=x'],
  ['a way back with a code', 'from=letter&code=abc'],
])('the address that leads to %s is told to nobody', (_, search) =>
  expect(isPrivateAddress('/lk', search)).toBe(true),
);

test.each(['', 'mark=vichy', 'tab=answered&question=7', 'page=2&sort=-date', 'tokens=1'])(
  'the address of a list (%s) may be',
  (search) => expect(isPrivateAddress('/lk', search)).toBe(false),
);

test.each([
  '/certificates',
  '/certificates/7K3M-9QWT-4HZB-2CDE',
  '/login',
  '/registration',
  '/unsubscribe',
  '/offline',
  '/kit/failure',
])('%s is told to nobody whatever its query', (path) => expect(isPrivateAddress(path, '')).toBe(true));

test.each(['/', '/lk', '/vichy/neovadiol', '/certificates-of-others', '/vichy/login'])('%s may be', (path) =>
  expect(isPrivateAddress(path, '')).toBe(false),
);

test('a number in the path is kept from what runs, too', () => {
  expect(isPrivatePath('/certificates/7K3M-9QWT-4HZB-2CDE')).toBe(true);
  expect(isPrivatePath('/lk')).toBe(false);
});
