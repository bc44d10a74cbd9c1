/**
 * Labels of the link back, by the text's section. The registry of pages is not imported for them: it would then be
 * loaded with every page of the portal.
 */
const TEXTS: Readonly<Record<string, string>> = {
  news: 'Вернуться к статье',
  products: 'Вернуться к продукту',
};

const parsed = (address: string): URL | null => (URL.canParse(address) ? new URL(address) : null);

export function samePath(one: string, other: string): boolean {
  const [left, right] = [parsed(one), parsed(other)];
  return left !== null && left.pathname === right?.pathname && left.origin === right.origin;
}

/** Link back to the text that led to a word; null when the previous page was no such text. */
export function wayBack(from: string, origin: string): { href: string; title: string } | null {
  const url = parsed(from);
  if (url?.origin !== origin) return null;
  const [last = '', section = ''] = url.pathname.split('/').reverse();
  const title = last === 'knowledges' ? 'Вернуться в научную базу' : last && TEXTS[section];
  return title ? { href: url.pathname + url.search, title } : null;
}
