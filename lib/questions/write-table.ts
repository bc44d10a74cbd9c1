import { words } from './table';
import { typeOf } from './read-question';

interface Option {
  text: string;
  isRight: boolean;
  countPoints: number;
  explanation: string;
}
export interface WrittenQuestion {
  text: string;
  type: 'single_choice' | 'multiple_choice';
  explanation: string;
  options: readonly Option[];
}

/** Text of an answer that is only a picture: its position is kept, the picture is not. */
const PICTURE = '(картинка)';

export const shownOption = ({ text }: Pick<Option, 'text'>) => text.trim() || PICTURE;

/** Text of the only right answer if it is unique, else the numbers of the right answers, from 1. */
function rightOf(options: readonly Option[]): string {
  const right = options.flatMap((option, at) => (option.isRight ? [{ option, at }] : []));
  const [only] = right;
  if (only && right.length === 1) {
    const same = options.filter((option) => words(shownOption(option)) === words(shownOption(only.option)));
    if (same.length === 1) return shownOption(only.option);
  }
  const places = right.map(({ at }) => String(at + 1));
  const isSaid = options.some((option) => words(shownOption(option)) === places.join(', '));
  return places.join(isSaid ? ';' : ', ');
}

/** Points of the right answers; one number when they are equal. */
function pointsOf(options: readonly Option[]): string {
  const pays = options.filter(({ isRight }) => isRight).map(({ countPoints }) => String(countPoints));
  if (pays.every((one) => one === '0')) return '';
  return new Set(pays).size === 1 ? (pays[0] ?? '') : pays.join(', ');
}

/** Writes questions as a table for the import, without pictures and materials to read. */
export function writeTable(questions: readonly WrittenQuestion[]): { headings: string[]; rows: string[][] } {
  const most = Math.max(2, ...questions.map(({ options }) => options.length));
  const places = Array.from({ length: most }, (_, at) => at);
  const hasWhys = questions.some(({ options }) => options.some(({ explanation }) => explanation));
  const isSeveral = ({ type, options }: WrittenQuestion) =>
    type === 'multiple_choice' && typeOf(options) === 'single_choice';
  const hasSeveral = questions.some(isSeveral);
  const headings = [
    'Вопрос',
    ...places.map((at) => `Ответ ${String(at + 1)}`),
    'Верный',
    'Баллы',
    'Пояснение',
    ...(hasSeveral ? ['Несколько'] : []),
    ...(hasWhys ? places.map((at) => `Пояснение к ответу ${String(at + 1)}`) : []),
  ];
  const rows = questions.map((question) => {
    const { text, explanation, options } = question;
    const cell = (at: number, of: (option: Option) => string) => {
      const option = options[at];
      return option ? of(option) : '';
    };
    return [
      text,
      ...places.map((at) => cell(at, shownOption)),
      rightOf(options),
      pointsOf(options),
      explanation,
      ...(hasSeveral ? [isSeveral(question) ? 'да' : ''] : []),
      ...(hasWhys ? places.map((at) => cell(at, (option) => option.explanation)) : []),
    ];
  });
  return { headings, rows };
}
