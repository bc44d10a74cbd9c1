import { expect, test } from 'vitest';
import { portalEnv } from './portal';

test('a page that waits for the services as long as it may, its session renewed first, has answered within 10 s', () => {
  const { API_TIMEOUT_MS } = portalEnv.parse({
    SESSION_SECRET: 'a secret of thirty-two characters at least',
  });
  expect(API_TIMEOUT_MS * 1.5).toBeLessThanOrEqual(9000);
});
