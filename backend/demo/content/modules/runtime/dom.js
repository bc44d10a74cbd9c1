let last = 0;
/** An id nobody else has. */
export const unique = (stem) => `${stem}-${(last += 1)}`;

/** `el('button', {class: 'x', onclick}, 'Слова', node)`; null and false children are left out. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (value === true) node.setAttribute(name, '');
    else node.setAttribute(name, value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** `words(2, ['ошибка', 'ошибки', 'ошибок'])`. */
export function words(count, forms) {
  const form = { one: 0, few: 1, many: 2 }[new Intl.PluralRules('ru').select(count)] ?? 1;
  return `${count}\u00a0${forms[form]}`;
}

/** The same order for the same seed: a reload must not deal anew. */
export function shuffled(list, seed) {
  let at = [...seed].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) >>> 0, 7);
  const next = () => (at = (at * 1664525 + 1013904223) >>> 0) / 2 ** 32;
  return list
    .map((item) => [next(), item])
    .sort(([left], [right]) => left - right)
    .map(([, item]) => item);
}

/** Half of it right is no reason for praise: as the portal's tests have it, a good result begins at 60 %. */
export const headline = (right, total) =>
  right === total ? 'Без единой ошибки' : right >= total * 0.6 ? 'Хороший результат' : 'Есть что повторить';
