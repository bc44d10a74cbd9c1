import { TEST_LIMITS } from '../domain/test-authoring';
import { sorted, typeOf, type FileProblem, type ReadFile, type ReadQuestion } from './read-question';

/** A row of a sheet with its number. */
export interface SheetRow {
  number: number;
  cells: readonly string[];
}

/** Text of a cell, normalised for comparison. */
export const words = (heading: string) =>
  heading.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
export const QUESTION_HEADING = /^(вопрос|текст вопроса|question)$/;
const NAMES = {
  text: QUESTION_HEADING,
  right: /^(верный|верные|верный ответ|верные ответы|правильный ответ|правильные ответы|right|answer)$/,
  points: /^(баллы|балл|points)$/,
  explanation: /^(пояснение|почему так|разбор|explanation)$/,
  option: /^(ответ|вариант|option)( ?№? ?\d+)?$/,
  several: /^(несколько( ответов)?|multiple)$/,
  /** Explanation of the answer with this number. */
  why: /^(?:пояснение|почему) (?:к ответу )?№? ?(\d+)$/,
} as const;

/** Name of a column in Excel: `0` → `A`, `27` → `AB`. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

/** Indexes of the columns with answers. */
export const optionColumns = (headings: readonly string[]): number[] =>
  headings.flatMap((heading, at) => (NAMES.option.test(words(heading)) ? [at] : []));

interface Columns {
  text: number;
  right: number;
  points: number;
  explanation: number;
  several: number;
  options: number[];
  /** Column of each answer's explanation; −1 for none. */
  whys: number[];
}

function columnsOf(headings: readonly string[]): Columns {
  const options = optionColumns(headings);
  const find = (name: RegExp) => headings.findIndex((heading) => name.test(words(heading)));
  return {
    ...{ text: find(NAMES.text), right: find(NAMES.right), points: find(NAMES.points) },
    explanation: find(NAMES.explanation),
    several: find(NAMES.several),
    options,
    whys: options.map((_, nth) =>
      headings.findIndex((heading) => NAMES.why.exec(words(heading))?.[1] === String(nth + 1)),
    ),
  };
}

/** Indexes of right answers from `2`, `1, 3`, `B`, `А;В` (also Russian letters) or an answer's text; null otherwise. */
function placesOf(said: string, options: readonly string[]): number[] | null {
  const same = options.findIndex((option) => words(option) === words(said));
  if (same >= 0) return [same];
  const parts = said.split(/[,;]/).map((part) => part.trim());
  const places = parts.map((part) => {
    if (/^\d{1,2}$/.test(part)) return Number(part) - 1;
    const letter = /^[A-Z]$/i.test(part) ? 'ABCDEFGHIJ' : 'АБВГДЕЖЗИК';
    const at = part.length === 1 ? letter.indexOf(part.toUpperCase()) : -1;
    return at >= 0 ? at : options.findIndex((option) => words(option) === words(part));
  });
  return places.every((place) => place >= 0 && place < options.length) ? places : null;
}

/** Points of right answers: `5` for each, or `5, 3` one by one; null for anything else. */
function paysOf(said: string, count: number): number[] | null {
  const parts = (said || '0').split(/[,;]/).map((part) => part.trim());
  const pays = parts.map((part) => (/^\d{1,5}$/.test(part) ? Number(part) : NaN));
  if (pays.some((one) => Number.isNaN(one) || one > TEST_LIMITS.optionPoints)) return null;
  const [each = 0] = pays;
  if (pays.length === 1) return Array.from({ length: count }, () => each);
  return pays.length === count ? pays : null;
}

const YES = /^(да|\+|1|yes|true)$/;

function readRow({ number, cells }: SheetRow, columns: Columns): ReadQuestion | FileProblem[] {
  const cell = (at: number) => (at < 0 ? '' : (cells[at] ?? '').trim());
  const wrong = (at: number, text: string) => [{ place: columnName(at) + String(number), text }];
  const given = columns.options.map((at, nth) => ({ text: cell(at), why: cell(columns.whys[nth] ?? -1) }));
  const kept = given.filter(({ text }) => text);
  const options = kept.map(({ text }) => text);
  if (!cell(columns.text)) return wrong(columns.text, 'Напишите вопрос.');
  const said = cell(columns.right);
  if (!said) return wrong(columns.right, 'Не сказано, какой ответ верный.');
  const right = placesOf(said, options);
  if (!right) return wrong(columns.right, `Ответа «${said}» у этого вопроса нет.`);
  const pays = paysOf(cell(columns.points), right.length);
  if (!pays) return wrong(columns.points, `Нужно целое число до ${String(TEST_LIMITS.optionPoints)}.`);
  const read = kept.map(({ text, why }, at) => {
    const nth = [...right].sort((one, other) => one - other).indexOf(at);
    return { text, isRight: nth >= 0, explanation: why, countPoints: pays[nth] ?? 0 };
  });
  return {
    place: `строка ${String(number)}`,
    text: cell(columns.text),
    type: YES.test(words(cell(columns.several))) ? 'multiple_choice' : typeOf(read),
    explanation: cell(columns.explanation),
    options: read,
  };
}

/**
 * Reads rows by their headings: «Вопрос», «Ответ 1» …, «Верный», and if present «Баллы», «Пояснение», «Несколько»
 * (several may be chosen though one is right), «Пояснение к ответу 1» …
 */
export function readTable(rows: readonly SheetRow[]): ReadFile {
  const [head, ...rest] = rows;
  if (!head) return { questions: [], problems: [{ place: 'файл', text: 'В таблице ничего нет.' }] };
  const columns = columnsOf(head.cells);
  const lacking = [
    ...(columns.text < 0 ? ['«Вопрос»'] : []),
    ...(columns.right < 0 ? ['«Верный»'] : []),
    ...(columns.options.length < 2 ? ['«Ответ 1», «Ответ 2»'] : []),
  ];
  if (lacking.length > 0) {
    const text = `Нет столбцов: ${lacking.join(', ')}.`;
    return { questions: [], problems: [{ place: `строка ${String(head.number)}`, text }] };
  }
  const read = rest.map((row) => readRow(row, columns));
  return sorted(
    read.flatMap((one) => (Array.isArray(one) ? [] : one)),
    read.flatMap((one) => (Array.isArray(one) ? one : [])),
  );
}
