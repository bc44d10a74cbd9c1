import { lookFurther, subscribeToBusy, type BusyKind } from './busy';

/** Fields of words; a form that says itself what is unsent in it knows better: there the sent is typed no more. */
const FIELDS =
  'textarea, input:not([type]), ' +
  ['text', 'email', 'password', 'tel', 'url', 'search', 'number'].map((type) => `input[type=${type}]`).join();
const SAYS_ITSELF = 'form[data-says-unsent]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** A search shows what its address holds; React keeps a default beside every value it controls, so that tells nothing. */
const startOf = ({ type, name, defaultValue }: Field): string =>
  type === 'search' ? (new URLSearchParams(window.location.search).get(name) ?? '') : defaultValue;

const isTyped = (field: Field): boolean =>
  field.value !== '' && field.value !== startOf(field) && !field.closest(SAYS_ITSELF);

/** Whether the page holds words that a load would lose and that no form of ours tells of: a search, signing in. */
export const hasTypedText = (): boolean => [...document.querySelectorAll<Field>(FIELDS)].some(isTyped);

let before: readonly BusyKind[] | null = null;
let both: readonly BusyKind[] = [];

/** The same array for the same marks. */
function withText(marked: readonly BusyKind[]): readonly BusyKind[] {
  if (marked.includes('form') || !hasTypedText()) return marked;
  if (before !== marked) [before, both] = [marked, [...marked, 'form']];
  return both;
}

/** From here on such words are unsent text like any other; hears of each letter, too. Gives back how to stop hearing. */
export function subscribeToTyping(listener: () => void): () => void {
  lookFurther(withText);
  const stop = subscribeToBusy(listener);
  document.addEventListener('input', listener);
  return () => {
    stop();
    document.removeEventListener('input', listener);
  };
}
