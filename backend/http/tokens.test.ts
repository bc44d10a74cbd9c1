import { expect, test } from 'vitest';
import { signAccess, verifyAccess } from './tokens';

const secretOf = (letter: string) => new TextEncoder().encode(letter.repeat(32));
const NOW = new Date('2026-11-20T12:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test('a token that was found right is still held to its age, its letters and its secret', async () => {
  const secret = secretOf('a');
  const jwt = await signAccess(secret, { userId: '7', sessionId: '9' }, NOW, 60);
  for (let time = 0; time < 3; time += 1)
    expect(await verifyAccess(secret, jwt, NOW)).toMatchObject({ userId: '7', sessionId: '9' });
  await expect(verifyAccess(secretOf('b'), jwt, NOW)).rejects.toMatchObject({ code: 'token-invalid' });
  await expect(verifyAccess(secret, `${jwt}A`, NOW)).rejects.toMatchObject({ code: 'token-invalid' });
  for (const seconds of [60, 61, 3600])
    await expect(verifyAccess(secret, jwt, after(seconds))).rejects.toMatchObject({ code: 'token-expired' });
});

test('each token speaks for its own person, however many there are', async () => {
  const secret = secretOf('c');
  const tokens = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      signAccess(secret, { userId: String(at), sessionId: `s${at}` }, NOW, 60),
    ),
  );
  for (let time = 0; time < 2; time += 1)
    for (const [at, jwt] of tokens.entries())
      expect((await verifyAccess(secret, jwt, NOW)).userId).toBe(String(at));
});
