import { expect, test } from 'vitest';
import { emptyWords } from './empty-words';
import { learningList } from './learning-filters';

const started = learningList.read({ state: 'started' });

test('who has begun nothing yet is not told that all is done', () => {
  expect(emptyWords(started, { done: 0, ofAllTypes: 0 }).text).toMatch(/^Откройте тест, видео или модуль/);
});

test('who has finished everything begun is told so', () => {
  expect(emptyWords(started, { done: 3, ofAllTypes: 0 }).text).toMatch(/^Всё доведено до конца/);
});

test('none of one type is kept: those of the others are not denied', () => {
  const kept = learningList.read({ favorite: '1', type: 'survey' });
  expect(emptyWords(kept, { done: 0, ofAllTypes: 6 })).toMatchObject({
    title: 'Опросов в избранном нет',
    action: { title: 'Показать все 6', href: '/lk/learnings?favorite=1' },
  });
  expect(emptyWords(kept, { done: 0, ofAllTypes: 0 }).title).toBe('В избранном пока пусто');
});
