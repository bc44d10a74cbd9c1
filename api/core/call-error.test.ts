import { expect, test } from 'vitest';
import { CallError, messageOf } from './call-error';

const of = (status: number, code: string, detail: string) =>
  new CallError(status, [{ status: String(status), code, detail }]);

test.each([
  ['words of the services', of(409, 'taken', 'Занято.'), 'Занято.'],
  ['a hidden failure', of(500, 'internal', 'Ошибка сервера.'), 'Не вышло.'],
  ['an answer that is none', new CallError(502), 'Не вышло.'],
  ['no network', new CallError(0), new CallError(0).message],
  ['no right', new CallError(403), 'На это действие нет прав.'],
  ['anything else', new Error('boom'), 'Не вышло.'],
])('%s, to an act with words of its own', (_, error, said) =>
  expect(messageOf(error, 'Не вышло.')).toBe(said),
);

test('without such words a failure is told of as the services tell it', () => {
  expect(messageOf(of(500, 'internal', 'Ошибка сервера.'))).toBe('Ошибка сервера.');
  expect(messageOf(new Error('boom'))).toBe('Что-то пошло не так. Повторите попытку.');
});
