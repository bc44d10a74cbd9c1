import { sorted, type FileProblem, type ReadFile, type ReadQuestion } from './read-question';

/** Start of an option: `A. Church`, `b) Church`. */
const OPTION = /^([A-Za-z])[.)]\s*(.*)$/;
const ANSWER = /^(?:ANSWER|ОТВЕТ)\s*:\s*([A-Za-z])\.?$/i;

interface Begun {
  line: number;
  text: string[];
  options: Map<string, string>;
}

const begin = (line: number): Begun => ({ line, text: [], options: new Map() });
const at = (line: number) => `строка ${String(line)}`;

function asked({ line, text, options }: Begun, right: string): ReadQuestion {
  return {
    place: at(line),
    text: text.join('\n'),
    type: 'single_choice',
    explanation: '',
    options: [...options].map(([letter, words]) => ({
      ...{ text: words, isRight: letter === right, countPoints: 0, explanation: '' },
    })),
  };
}

/** Whether a text is in Aiken format: it has a line with an answer. */
export const isAiken = (text: string): boolean =>
  text.split(/\r?\n/).some((line) => ANSWER.test(line.trim()));

/** Reads Moodle's Aiken: a question, lettered options, `ANSWER: B`. Each question has one right answer. */
export function readAiken(source: string): ReadFile {
  const questions: ReadQuestion[] = [];
  const problems: FileProblem[] = [];
  let own = begin(1);
  source.split(/\r?\n/).forEach((raw, index) => {
    const text = raw.trim();
    const line = index + 1;
    if (text === '') return;
    const [, answer] = ANSWER.exec(text) ?? [];
    const [, letter, words = ''] = OPTION.exec(text) ?? [];
    if (answer !== undefined) {
      const right = answer.toUpperCase();
      if (own.options.has(right)) questions.push(asked(own, right));
      else problems.push({ place: at(line), text: `Ответа ${right} у этого вопроса нет.` });
      own = begin(line + 1);
      return;
    }
    if (letter !== undefined && own.text.length > 0) {
      const key = letter.toUpperCase();
      if (own.options.has(key)) problems.push({ place: at(line), text: `Ответ ${key} назван дважды.` });
      else own.options.set(key, words.trim());
      return;
    }
    if (own.options.size > 0) {
      problems.push({ place: at(own.line), text: 'Не сказано, какой ответ верный: нужна строка ANSWER.' });
      own = begin(line);
    }
    if (own.text.length === 0) own.line = line;
    own.text.push(text);
  });
  if (own.text.length > 0 || own.options.size > 0)
    problems.push({ place: at(own.line), text: 'Не сказано, какой ответ верный: нужна строка ANSWER.' });
  return sorted(questions, problems);
}
