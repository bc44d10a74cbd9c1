import { lookFurther, subscribeToBusy, type BusyKind } from './busy';

/** Text fields; forms marked `data-says-unsent` report unsent text themselves, as sent text stays in their fields. */
const FIELDS =
  'textarea, input:not([type]), ' +
  ['text', 'email', 'password', 'tel', 'url', 'search', 'number'].map((type) => `input[type=${type}]`).join();
const SAYS_ITSELF = 'form[data-says-unsent]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Initial text of a field. A search shows its address's query; React keeps a default equal to every controlled value,
 * so the default says nothing there.
 */
const startOf = ({ type, name, defaultValue }: Field): string =>
  type === 'search' ? (new URLSearchParams(window.location.search).get(name) ?? '') : defaultValue;

const isTyped = (field: Field): boolean =>
  field.value !== '' && field.value !== startOf(field) && !field.closest(SAYS_ITSELF);

/** Whether the page has text that a reload would lose and no form reports: a search, signing in. */
export const hasTypedText = (): boolean => [...document.querySelectorAll<Field>(FIELDS)].some(isTyped);

let before: readonly BusyKind[] | null = null;
let both: readonly BusyKind[] = [];

/** Adds `form` to the marked kinds when there is typed text; returns the same array for the same marks. */
function withText(marked: readonly BusyKind[]): readonly BusyKind[] {
  if (marked.includes('form') || !hasTypedText()) return marked;
  if (before !== marked) [before, both] = [marked, [...marked, 'form']];
  return both;
}

/** Counts typed text as unsent text from now on; calls `listener` on each input. Returns the unsubscriber. */
export function subscribeToTyping(listener: () => void): () => void {
  lookFurther(withText);
  const stop = subscribeToBusy(listener);
  document.addEventListener('input', listener);
  return () => {
    stop();
    document.removeEventListener('input', listener);
  };
}
