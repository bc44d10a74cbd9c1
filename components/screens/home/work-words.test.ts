import { expect, test } from 'vitest';
import { workWords } from './work-words';

test.each([
  ['questions', 0, 0, 'Ни один вопрос не ждёт'],
  ['questions', 1, 0, '1 вопрос ждёт'],
  ['questions', 1, 1, '1 вопрос ждёт, 1 просрочен'],
  ['questions', 2, 1, '2 вопроса ждут, 1 просрочен'],
  ['questions', 6, 2, '6 вопросов ждут, 2 просрочены'],
  ['questions', 11, 5, '11 вопросов ждут, 5 просрочены'],
  ['questions', 21, 21, '21 вопрос ждёт, 21 просрочен'],
  ['visits', 1, 0, '1 тренинг без отметок о пришедших'],
  ['visits', 5, 2, '5 тренингов без отметок о пришедших'],
  ['drafts', 1, 0, '1 черновик ждёт сохранения'],
  ['tests', 3, 0, '3 черновика ждут публикации'],
] as const)('%s: %i waiting, %i late: %s', (name, waiting, late, words) => {
  expect(workWords(name, { waiting, late })?.replaceAll('\u00a0', ' ')).toBe(words);
});

test('where nothing waits the tool says what it is for', () => {
  expect(workWords('visits', { waiting: 0, late: 0 })).toBeNull();
});
