import { expect, test } from 'vitest';
import { readSurveyTable } from './survey-table';

const rows = (...table: string[][]) => table.map((cells, at) => ({ number: at + 1, cells }));
const HEAD = ['Вопрос', 'Ответ 1', 'Ответ 2', 'Несколько', 'Обязательный', 'Свой ответ'];

test('a question of each kind; an empty cell is one answer, required, without own words', () => {
  const { questions, problems } = readSurveyTable(
    rows(
      HEAD,
      ['Советуете?', 'Да', 'Нет', '', '', ''],
      ['Что мешает?', 'Цена', '', 'да', 'Нет', '+'],
      ['Расскажите', '', '', '', '', 'да'],
    ),
  );
  expect(problems).toEqual([]);
  expect(
    questions.map(({ type, isRequired, ownAnswerAllowed, options }) => [
      type,
      isRequired,
      ownAnswerAllowed,
      options.map(({ text }) => text),
    ]),
  ).toEqual([
    ['single_choice', true, false, ['Да', 'Нет']],
    ['multiple_choice', false, true, ['Цена']],
    ['single_choice', true, true, []],
  ]);
});

test('what is wrong is named by its cell or its row, the rest is taken', () => {
  const { questions, problems } = readSurveyTable(
    rows(
      HEAD,
      ['', 'Да', 'Нет'],
      ['Нет ответов', '', ''],
      ['Дважды', 'Да', 'да'],
      ['Как?', 'Да', 'Нет', 'может быть'],
      ['Годится', 'Да', 'Нет'],
    ),
  );
  expect(questions.map(({ text }) => text)).toEqual(['Годится']);
  expect(problems.map(({ place }) => place)).toEqual(['строка 2', 'строка 3', 'строка 4', 'D5']);
});

test('no table, no column of questions, too many and too long ones are said', () => {
  expect(readSurveyTable([]).problems).toEqual([{ place: 'файл', text: 'В таблице ничего нет.' }]);
  expect(readSurveyTable(rows(['Ответ 1'])).problems).toEqual([
    { place: 'строка 1', text: 'Нет столбца «Вопрос».' },
  ]);
  const many = Array.from({ length: 101 }, (_, at) => [`Вопрос ${String(at)}`, 'Да', 'Нет']);
  expect(readSurveyTable(rows(HEAD, ...many)).problems).toEqual([
    { place: 'строка 102', text: 'В опросе не больше 100 вопросов.' },
  ]);
  const long = readSurveyTable(rows(HEAD, ['В'.repeat(1001), 'о'.repeat(501), 'Нет']));
  expect(long.problems.map(({ text }) => text)).toEqual([
    'Вопрос длиннее 1000 знаков.',
    'Ответ 1 длиннее 500 знаков.',
  ]);
});
