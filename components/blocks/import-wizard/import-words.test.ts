import { expect, test } from 'vitest';
import { outcomeOf } from './import-words';

/** Without the hard spaces between a number and its word. */
const told = (current: Parameters<typeof outcomeOf>[0]) => {
  const { kind, text } = outcomeOf(current);
  return { kind, text: text.replaceAll('\u00a0', ' ') };
};

const NONE = { wrong: 0, create: 0, update: 0, same: 0, applied: 0, restored: 0, kept: 0 };

test.each([
  [1, 'Нужно исправить 1 строку из 30.'],
  [2, 'Нужно исправить 2 строки из 30.'],
  [5, 'Нужно исправить 5 строк из 30.'],
  [21, 'Нужно исправить 21 строку из 30.'],
])('%i wrong rows are to be mended, in words', (wrong, begins) => {
  const { kind, text } = told({ state: 'ready', total: 30, counts: { ...NONE, wrong, same: 30 - wrong } });
  expect(kind).toBe('warn');
  expect(text).toBe(`${begins} Пока ничего не загружено.`);
});

test('right rows beside wrong ones are told with them', () => {
  const counts = { ...NONE, wrong: 1, create: 1 };
  expect(told({ state: 'ready', total: 2, counts }).text).toBe(
    'Нужно исправить 1 строку из 2. Добавим: 1 строка, изменим: 0 строк. Пока ничего не загружено.',
  );
});

test('a table of what is there already asks for nothing', () => {
  const counts = { ...NONE, same: 2 };
  expect(told({ state: 'ready', total: 2, counts })).toEqual({
    kind: 'info',
    text: 'Всё это уже есть в портале: 2 строки без изменений.',
  });
});

test('rows changed by others since are told after the undoing', () => {
  const counts = { ...NONE, create: 3, applied: 3, restored: 2, kept: 1 };
  expect(told({ state: 'undone', total: 3, counts })).toEqual({
    kind: 'warn',
    text: 'Отменено: 2 строки. В 1 строке после загрузки что-то меняли: они остались как есть.',
  });
});

test('an undoing that was stopped says what is back and what is left', () => {
  const counts = { ...NONE, create: 5, applied: 5, restored: 2, kept: 1 };
  expect(told({ state: 'half-undone', total: 5, counts })).toEqual({
    kind: 'warn',
    text: 'Отмена остановлена. Вернули: 2 строки, осталось: 2.',
  });
});
