import { expect, test } from 'vitest';
import { questionWords, testWords } from './work-words';

test.each([
  [0, 0, 'Ни один вопрос не ждёт'],
  [1, 0, '1 вопрос ждёт'],
  [1, 1, '1 вопрос ждёт, 1 просрочен'],
  [2, 1, '2 вопроса ждут, 1 просрочен'],
  [6, 2, '6 вопросов ждут, 2 просрочены'],
  [11, 5, '11 вопросов ждут, 5 просрочены'],
  [21, 21, '21 вопрос ждёт, 21 просрочен'],
])('%i waiting, %i overdue: %s', (questionsWaiting, questionsOverdue, words) => {
  expect(questionWords({ id: '1', questionsWaiting, questionsOverdue }).replaceAll('\u00a0', ' ')).toBe(
    words,
  );
});

test.each([
  [0, 'Ни один черновик не ждёт'],
  [1, '1 черновик ждёт публикации'],
  [3, '3 черновика ждут публикации'],
])('%i drafts of tests: %s', (count, words) => {
  const states = [{ value: 'draft' as const, title: 'Черновик', count }];
  expect(testWords(states).replaceAll('\u00a0', ' ')).toBe(words);
});
