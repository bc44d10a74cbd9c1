import { expect, test } from 'vitest';
import { headOf } from './question-head';
import { worksHere } from './question-view';

test.each([
  [{ answers: false, manages: false }, 'Задать вопрос эксперту'],
  [{ answers: true, manages: false }, 'Вопросы экспертам'],
  [{ answers: false, manages: true }, 'Вопросы экспертам'],
])('for whom the page is work it is no invitation to ask: %o', (rights, title) => {
  expect(headOf(worksHere(rights)).title).toBe(title);
});
