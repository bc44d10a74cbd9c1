/** Pages that are there; no link leads to any other. A later page adds its line here and its links appear. */
const BUILT = [
  '/',
  '/login',
  '/registration',
  '/novelties',
  '/news',
  '/news/*',
  '/videos',
  '/videos/*',
  '/*/news',
  '/*/news/*',
  '/*/videos',
  '/*/videos/*',
  '/lk',
  '/lk/learnings',
  '/lk/tests/*',
  '/lk/catalogue',
  '/lk/cart',
] as const;

/** First segments that a brand's `*` must not stand for. */
const NO_BRAND = ['lk', 'academy', 'dashboard', 'education-programme2025'];

/** Whether an address of the portal has a page to show; query and hash are ignored. */
export function isBuiltPage(href: string): boolean {
  const path = href.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
  const have = path.split('/');
  return BUILT.some((built) => {
    const want = built.split('/');
    if (want.length !== have.length || (want[1] === '*' && NO_BRAND.includes(have[1] ?? ''))) return false;
    return want.every(
      (segment, index) => have[index] === segment || (segment === '*' && Boolean(have[index])),
    );
  });
}
