import { expect, test } from 'vitest';
import { doneWords } from './act-words';

const FORMS = ['тест', 'теста', 'тестов'] as const;

test('what was done and what was not are said apart', () => {
  expect(doneWords('hide', { done: 1, skipped: 0, failed: 0 }, FORMS)).toBe('Скрыто: 1\u00a0тест');
  expect(doneWords('archive', { done: 3, skipped: 1, failed: 1 }, FORMS)).toBe(
    'Убрано в архив: 3\u00a0теста. Не изменилось: 2\u00a0теста',
  );
  expect(doneWords('show', { done: 0, skipped: 5, failed: 0 }, FORMS)).toBe('Ничего не изменилось');
});
