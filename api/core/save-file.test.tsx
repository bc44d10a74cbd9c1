import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file';

afterEach(() => vi.restoreAllMocks());

const answers = (status: number, body: BodyInit | null, headers: Record<string, string> = {}) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));

test('a file is handed to the browser under its own name', async () => {
  answers(200, 'zip', {
    'content-disposition': `attachment; filename="-.zip"; filename*=UTF-8''${encodeURIComponent('Мои данные.zip')}`,
  });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await saveFile('/api/v1/user/export');
  expect(saved).toEqual(['Мои данные.zip']);
});

test('a refusal says the services’ own words', async () => {
  const errors = [{ status: '429', code: 'too-many-attempts', detail: 'Слишком много попыток.' }];
  answers(429, JSON.stringify({ errors }));
  await expect(saveFile('/api/v1/user/export')).rejects.toThrow('Слишком много попыток.');
});

test('without a network that is said', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(saveFile('/api/v1/user/export')).rejects.toThrow('Нет связи');
});
