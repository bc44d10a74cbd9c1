import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '@/api/auth/endpoints';
import { hashPassword } from '@/backend/services/auth/passwords';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { from } from '../helpers/registration';

const PASSWORD = 'Demo2026pass';
const CLASS = 30;
/** The form sends once, and again as often as `sign-in-by-turns` lets it. */
const SENDINGS = 4;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test('a class of thirty behind one address, all with new browsers, is in within the sendings of one form', async () => {
  const passwordHash = await hashPassword(PASSWORD);
  let outside = await Promise.all(Array.from({ length: CLASS }, () => backend.given.user({ passwordHash })));
  const headers = from();
  const inside: string[] = [];
  for (let sending = 0; sending < SENDINGS && outside.length > 0; sending += 1) {
    const answers = await Promise.all(
      outside.map(async ({ id, email }) => {
        const called = await backend.call(login, { body: { email, password: PASSWORD }, headers });
        return { id, status: called.status, called };
      }),
    );
    const waits = answers.filter(({ status }) => status !== 200);
    // whoever is told to come again is told when, and nothing else is said to anybody
    expect(
      waits.map(({ status, called }) => [status, called.errors[0]?.code, called.headers.get('retry-after')]),
    ).toEqual(waits.map(() => [503, 'busy', '3']));
    inside.push(...answers.filter(({ status }) => status === 200).map(({ id }) => id));
    outside = outside.filter(({ id }) => !inside.includes(id));
  }
  expect([inside.length, outside]).toEqual([CLASS, []]);
});
