import { Parser } from 'htmlparser2';
import { TEST_LIMITS } from '../domain/test-authoring';
import { sorted, typeOf, type FileProblem, type ReadFile, type ReadQuestion } from './read-question';

interface Choice {
  id: string;
  text: string;
  feedback: string;
}
/** An item as parsed: text of each part, and its interactions. */
interface Item {
  id: string;
  stem: string;
  prompt: string;
  choices: Choice[];
  right: string[];
  /** Points of each option by its id. */
  pays: Map<string, number>;
  isSeveral: boolean;
  feedback: string;
  interactions: string[];
}

const blankItem = (id: string): Item => ({
  ...{ id, stem: '', prompt: '', feedback: '' },
  ...{ choices: [], right: [], interactions: [], pays: new Map(), isSeveral: false },
});
const plain = (name: string) => name.slice(name.indexOf(':') + 1);
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Elements whose boundary separates words. */
const BLOCKS = new Set(['p', 'div', 'br', 'li', 'ul', 'ol', 'blockquote', 'pre']);

/** Adds text to the part of the item that its enclosing elements name; `path` ends with the innermost. */
function put(item: Item, path: readonly string[], text: string): void {
  const inside = (name: string) => path.includes(name);
  const choice = item.choices.at(-1);
  if (inside('simpleChoice') && choice) {
    if (inside('feedbackInline')) choice.feedback += text;
    else choice.text += text;
  } else if (inside('correctResponse') && inside('value')) {
    item.right[item.right.length - 1] += text;
  } else if (inside('modalFeedback')) item.feedback += text;
  else if (inside('prompt')) item.prompt += text;
  else if (inside('itemBody')) item.stem += text;
}

/** Items of a document, whatever encloses them; entities of a DTD are ignored. */
function itemsOf(xml: string): Item[] {
  const items: Item[] = [];
  let item: Item | null = null;
  const path: string[] = [];
  const parser = new Parser(
    {
      onopentag: (full, attributes) => {
        const name = plain(full);
        path.push(name);
        if (name === 'assessmentItem') items.push((item = blankItem(attributes.identifier ?? '')));
        if (!item) return;
        if (name === 'simpleChoice')
          item.choices.push({ id: attributes.identifier ?? '', text: '', feedback: '' });
        if (name === 'value' && path.includes('correctResponse')) item.right.push('');
        if (name === 'mapEntry') item.pays.set(attributes.mapKey ?? '', Number(attributes.mappedValue));
        if (name === 'responseDeclaration') item.isSeveral = attributes.cardinality === 'multiple';
        if (/Interaction$/.test(name)) item.interactions.push(name);
        if (BLOCKS.has(name)) put(item, path, ' ');
      },
      ontext: (text) => {
        if (item) put(item, path, text);
      },
      onclosetag: (full) => {
        path.pop();
        if (plain(full) === 'assessmentItem') item = null;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return items;
}

/** Whole points as the portal pays them; fractional scores of other systems count as 0. */
const paid = (said = 0): number =>
  Number.isInteger(said) && said >= 0 && said <= TEST_LIMITS.optionPoints ? said : 0;

function questionOf(item: Item, at: number): ReadQuestion | FileProblem {
  const place = item.id ? `вопрос ${item.id}` : `вопрос ${String(at + 1)}`;
  const [kind, ...others] = item.interactions;
  if (kind !== 'choiceInteraction' || others.length > 0)
    return { place, text: 'Это не вопрос с выбором ответа (choiceInteraction).' };
  const right = item.right.map(tidy);
  const unknown = right.find((id) => !item.choices.some((choice) => choice.id === id));
  if (unknown !== undefined) return { place, text: `Верный ответ «${unknown}» не найден среди ответов.` };
  const options = item.choices.map(({ id, text, feedback }) => {
    const isRight = right.includes(id);
    const countPoints = isRight ? paid(item.pays.get(id)) : 0;
    return { text: tidy(text), isRight, countPoints, explanation: tidy(feedback) };
  });
  const text = [tidy(item.stem), tidy(item.prompt)].filter(Boolean).join(' ');
  const type = item.isSeveral ? 'multiple_choice' : typeOf(options);
  return { ...{ place, text, options, type }, explanation: tidy(item.feedback) };
}

export const isQti = (text: string): boolean => /<(?:[\w-]+:)?assessmentItem[\s>]/.test(text);

/** Reads choice items of QTI 2.1 from one or several documents; items of other kinds become problems. */
export function readQti(...documents: readonly string[]): ReadFile {
  const read = documents.flatMap(itemsOf).map(questionOf);
  if (read.length === 0)
    return { questions: [], problems: [{ place: 'файл', text: 'В файле нет вопросов QTI.' }] };
  return sorted(
    read.flatMap((one) => ('options' in one ? one : [])),
    read.flatMap((one) => ('options' in one ? [] : one)),
  );
}
