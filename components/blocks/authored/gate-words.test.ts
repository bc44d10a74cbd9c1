import { expect, test } from 'vitest';
import { gateWords } from './gate-words';

test('says what a test lacks, by question and answer', () => {
  expect(
    gateWords('тест', false, false, [
      { pointer: 'questions/1/text', code: 'x', text: 'Напишите вопрос.' },
      { pointer: 'questions/1/options', code: 'x', text: 'Отметьте верный ответ.' },
      { pointer: 'questions/1/options/2/text', code: 'x', text: 'Такой ответ уже есть: № 1.' },
      { pointer: 'endDate', code: 'x', text: 'Окончание раньше начала.' },
    ]),
  ).toEqual([
    'Назовите тест.',
    'Выберите бренд.',
    'Вопрос 2: напишите вопрос.',
    'Вопрос 2: отметьте верный ответ.',
    'Вопрос 2, ответ 3: такой ответ уже есть: № 1.',
    'Окончание раньше начала.',
  ]);
  expect(gateWords('тест', true, true, [])).toEqual([]);
});
