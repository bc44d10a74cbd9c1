import { expect, test } from 'vitest';
import { AppError } from '../../http/app-error';
import { hashPassword } from './passwords';

test('past fifty that wait, the rest are told to come again at once', async () => {
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword('Demo2026pass')));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toHaveLength(6);
  for (const error of refused) {
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ status: 503, code: 'busy', options: { headers: { 'retry-after': '3' } } });
  }
  expect(await hashPassword('Demo2026pass')).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
});
