import { expect, test } from 'vitest';
import { isOwnPath, readPushMessage } from './push-message';

test('a message is read as it was written', () => {
  const message = {
    id: '12',
    to: '7',
    title: 'Начислено 40 баллов',
    text: 'Тест «Барьер».',
    link: '/lk?mark=lrp#history',
  };
  expect(readPushMessage(message)).toEqual(message);
});

test.each([null, undefined, 'text', 7, {}, { title: '' }, { title: 3 }, { title: 'я'.repeat(301) }])(
  '%j is no message',
  (data) => expect(readPushMessage(data)).toBeNull(),
);

test('what leads away or says too much is left out', () => {
  expect(
    readPushMessage({ title: 'Ответ', link: 'https://e.example/', text: 'я'.repeat(301), id: '../1', to: 7 }),
  ).toEqual({
    id: '',
    title: 'Ответ',
    link: '/',
  });
});

test.each([
  '//e.example',
  '/\\e.example',
  'https://e.example',
  'javascript:alert(1)',
  'lk',
  '',
  null,
  '/a b',
])('%j is no path of ours', (link) => expect(isOwnPath(link)).toBe(false));
