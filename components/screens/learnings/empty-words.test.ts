import { expect, test } from 'vitest';
import { emptyWords } from './empty-words';
import { learningList } from './learning-filters';

const started = learningList.read({ state: 'started' });

test('who has begun nothing yet is not told that all is done', () => {
  expect(emptyWords(started, 0).text).toMatch(/^Откройте тест, видео или модуль/);
});

test('who has finished everything begun is told so', () => {
  expect(emptyWords(started, 3).text).toMatch(/^Всё доведено до конца/);
});
