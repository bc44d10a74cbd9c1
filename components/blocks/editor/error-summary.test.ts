import { expect, test } from 'vitest';
import { placeOf } from './error-summary';

const LABELS = { title: 'Название', questions: 'Вопросы', chapters: 'Главы', rows: 'Строки' };

test.each([
  ['title', 'Название'],
  ['questions', 'Вопросы'],
  ['questions.1.text', 'Вопрос 2, текст'],
  ['questions.1.options.0.countPoints', 'Вопрос 2, ответ 1, баллы'],
  ['chapters.2.startSeconds', 'Глава 3, начало'],
  ['rows.0.unknown', 'Строки 1'],
])('%s is called %s', (name, words) => expect(placeOf(name, LABELS)).toBe(words));
