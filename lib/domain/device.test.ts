import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEVICE_KINDS, readDevice } from './device';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
    'computer',
    'Chrome на компьютере с Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} YaBrowser/25.10 Safari/537.36`,
    'computer',
    'Яндекс Браузер на компьютере с Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 Edg/142.0`,
    'computer',
    'Edge на компьютере с Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0) ${chrome} Safari/537.36 OPR/120.0`,
    'computer',
    'Opera на компьютере с Windows',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
    'phone',
    'Safari на iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${webkit} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'tablet',
    'Chrome на iPad',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${chrome} Mobile Safari/537.36`,
    'phone',
    'Chrome на телефоне с Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-X200) SamsungBrowser/27.0 ${chrome} Safari/537.36`,
    'tablet',
    'Samsung Internet на планшете с Android',
  ],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`,
    'computer',
    'Safari на компьютере Mac',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'computer',
    'Firefox на компьютере с Linux',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0 Safari/537.36`,
    'computer',
    'Chrome на компьютере с Linux',
  ],
])('%s', (userAgent, kind, name) => {
  expect(readDevice(userAgent)).toEqual({ kind, name });
});

test.each([null, '', 'curl/8.5.0'])('what is not known is not guessed: %s', (userAgent) => {
  expect(readDevice(userAgent)).toEqual({ kind: 'unknown', name: 'Неизвестное устройство' });
});

test('whatever a client calls itself, none of its own words are shown', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { kind, name } = readDevice(`<b>${text}`);
      return DEVICE_KINDS.includes(kind) && !name.includes('<b>');
    }),
  );
});
