import { SURVEY_LIMITS, surveyProblems } from '../domain/survey-authoring';
import type { FileProblem } from './read-question';
import { columnName, optionColumns, QUESTION_HEADING, words, type SheetRow } from './table';

/** A question of a survey as read from a file. */
export interface ReadSurveyQuestion {
  text: string;
  type: 'single_choice' | 'multiple_choice';
  isRequired: boolean;
  ownAnswerAllowed: boolean;
  options: { text: string }[];
}

interface ReadSurvey {
  questions: ReadSurveyQuestion[];
  problems: FileProblem[];
}

/** Columns with «да» or «нет»; `otherwise` is the value of an empty cell. */
const FLAGS = {
  several: { name: /^(несколько( ответов)?|можно несколько|multiple)$/, otherwise: false },
  required: { name: /^(обязательный|обязательно|required)$/, otherwise: true },
  own: { name: /^(свой ответ|свой вариант|другое|own)$/, otherwise: false },
} as const;
type Flag = keyof typeof FLAGS;
const FLAG_NAMES = Object.keys(FLAGS) as Flag[];

const YES = /^(да|\+|1|yes|true)$/;
const NO = /^(нет|-|0|no|false)$/;

/** Problems of a question: limits of the editor's fields and reasons that prevent publication. */
function faultsOf(question: ReadSurveyQuestion): string[] {
  const { question: most, option, options } = SURVEY_LIMITS;
  const long = (what: string, limit: number) => `${what} длиннее ${String(limit)} знаков.`;
  const written = {
    ...{ ...question, id: 'q' },
    options: question.options.map(({ text }, at) => ({ id: String(at), text, image: null })),
  };
  const survey = { startDate: null, endDate: null, questions: [written], dependentQuestion: [] };
  return [
    ...(question.text.length > most ? [long('Вопрос', most)] : []),
    ...(question.options.length > options ? [`Ответов больше ${String(options)}.`] : []),
    ...question.options.flatMap(({ text }, at) =>
      text.length > option ? [long(`Ответ ${String(at + 1)}`, option)] : [],
    ),
    ...surveyProblems(survey, new Date(0)).map(({ text }) => text),
  ];
}

/** Reads rows by their headings: «Вопрос», «Ответ 1» …, and if present «Несколько», «Обязательный», «Свой ответ». */
export function readSurveyTable([head, ...rest]: readonly SheetRow[]): ReadSurvey {
  const headings = head?.cells ?? [];
  const find = (name: RegExp) => headings.findIndex((heading) => name.test(words(heading)));
  const text = find(QUESTION_HEADING);
  if (!head || text < 0) {
    const wrong = head ? 'Нет столбца «Вопрос».' : 'В таблице ничего нет.';
    return {
      questions: [],
      problems: [{ place: head ? `строка ${String(head.number)}` : 'файл', text: wrong }],
    };
  }
  const options = optionColumns(headings);
  const flags = FLAG_NAMES.map((name) => [name, find(FLAGS[name].name)] as const);
  const read: ReadSurvey = { questions: [], problems: [] };
  for (const { number, cells } of rest) {
    const cell = (at: number) => (at < 0 ? '' : (cells[at] ?? '').trim());
    const said = flags.map(([name, at]) => ({ name, at, words: words(cell(at)) }));
    const odd = said.filter(({ words: one }) => one !== '' && !YES.test(one) && !NO.test(one));
    const is = (name: Flag) => {
      const one = said.find((flag) => flag.name === name)?.words ?? '';
      return one === '' ? FLAGS[name].otherwise : YES.test(one);
    };
    const question: ReadSurveyQuestion = {
      text: cell(text),
      type: is('several') ? 'multiple_choice' : 'single_choice',
      isRequired: is('required'),
      ownAnswerAllowed: is('own'),
      options: options
        .map(cell)
        .filter(Boolean)
        .map((option) => ({ text: option })),
    };
    const faults = [
      ...odd.map(({ at }) => ({ place: columnName(at) + String(number), text: 'Напишите «да» или «нет».' })),
      ...faultsOf(question).map((fault) => ({ place: `строка ${String(number)}`, text: fault })),
    ];
    if (faults.length > 0) read.problems.push(...faults);
    else if (read.questions.length < SURVEY_LIMITS.questions) read.questions.push(question);
    else
      read.problems.push({
        place: `строка ${String(number)}`,
        text: `В опросе не больше ${String(SURVEY_LIMITS.questions)} вопросов.`,
      });
  }
  return read;
}
