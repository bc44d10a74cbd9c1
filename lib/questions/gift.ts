import { sorted, typeOf, type FileProblem, type ReadFile, type ReadQuestion } from './read-question';

type Option = ReadQuestion['options'][number];

/** Escaped characters become private-use ones while the text is split by the unescaped ones. */
const ASIDE = 0xe000;
const hide = (text: string) =>
  text.replace(/\\([~=#{}:\\])/g, (_, sign: string) => String.fromCharCode(ASIDE + sign.charCodeAt(0)));
const show = (text: string) =>
  text
    .replace(/\\n/g, '\n')
    .replace(/^\s*\[(?:html|moodle|plain|markdown)\]/, '')
    .replace(/[\ue000-\ue0ff]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - ASIDE))
    .replace(/[ \t]+/g, ' ')
    .trim();

interface Block {
  line: number;
  text: string;
}

/** Blocks of lines separated by empty lines; comments and categories are skipped. */
function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let own: Block | null = null;
  // private-use characters of the file itself are not escapes
  const lines = source.replace(/[\ue000-\ue0ff]/g, '').split(/\r?\n/);
  lines.forEach((raw, index) => {
    const text = raw.trim();
    if (text.startsWith('//') || text.startsWith('$')) return;
    if (text === '') {
      own = null;
      return;
    }
    if (own) own.text += `\n${text}`;
    else blocks.push((own = { line: index + 1, text }));
  });
  return blocks;
}

/** Option of an answer: `=right #why`, `~%50%partly right`, `~wrong`. */
function optionOf(part: string): Option {
  const [, weight] = /^[=~]\s*%(-?\d+(?:\.\d+)?)%/.exec(part) ?? [];
  const body = part.replace(/^[=~]\s*(?:%-?\d+(?:\.\d+)?%)?/, '');
  const [text = '', why = ''] = body.split('#');
  const isRight = weight === undefined ? part.startsWith('=') : Number(weight) > 0;
  return { text: show(text), isRight, countPoints: 0, explanation: show(why) };
}

const TRUTH = /^(T|TRUE|F|FALSE)\s*(?:#|$)/i;

function truth(body: string): Option[] {
  const isTrue = /^T/i.test(body);
  const of = (text: string, isRight: boolean) => ({ text, isRight, countPoints: 0, explanation: '' });
  return [of('Верно', isTrue), of('Неверно', !isTrue)];
}

/** Why the question is not a choice, in Russian; null for a choice. */
function otherKind(body: string): string | null {
  if (body === '') return 'Это вопрос с развёрнутым ответом: у нас ответы выбирают.';
  if (body.startsWith('#')) return 'Это вопрос с числом: у нас ответы выбирают.';
  if (/=[^~=]*->/.test(body)) return 'Это вопрос на соответствие: у нас ответы выбирают.';
  if (!body.includes('~') && !TRUTH.test(body))
    return 'Это вопрос со свободным ответом: у нас ответы выбирают.';
  return null;
}

function questionOf({ line, text: raw }: Block): ReadQuestion | FileProblem {
  const place = `строка ${String(line)}`;
  const text = hide(raw).replace(/^::[^:]*(?::[^:]+)*::/, '');
  const [, before = '', inside, after = ''] = /^([^{]*)\{([^}]*)\}([\s\S]*)$/.exec(text) ?? [];
  if (inside === undefined) return { place, text: 'Нет ответов в фигурных скобках.' };
  if (after.includes('{')) return { place, text: 'Ответы в двух местах: у нас вопрос один.' };
  const [body = '', general = ''] = inside.split('####');
  const answers = body.trim();
  const other = otherKind(answers);
  if (other) return { place, text: other };
  const options = TRUTH.test(answers) ? truth(answers) : (answers.match(/[=~][^=~]*/g) ?? []).map(optionOf);
  const gap = after.trim() ? ` _____ ${after}` : '';
  return {
    ...{ place, type: typeOf(options), options, explanation: show(general) },
    text: show(before.trimEnd() + gap),
  };
}

/** Whether a text is in GIFT format: it has answers in braces. */
export const isGift = (text: string): boolean => /\{[^}]*[=~TF][^}]*\}/.test(hide(text));

/** Reads Moodle's GIFT: choices with one or several right answers, and true or false; other kinds become problems. */
export function readGift(source: string): ReadFile {
  const read = blocksOf(source).map(questionOf);
  return sorted(
    read.flatMap((one) => ('options' in one ? one : [])),
    read.flatMap((one) => ('options' in one ? [] : one)),
  );
}
