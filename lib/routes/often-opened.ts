// Made from `lib/routes/pages.ts` by `npm run paths`: change that file.

/** Pages that many people open every day. */
export const OFTEN_OPENED: readonly string[] = [
  '/',
  '/[brand]/news',
  '/[brand]/news/[slug]',
  '/[brand]/products',
  '/[brand]/products/[slug]',
  '/[brand]/videos',
  '/[brand]/videos/[slug]',
  '/lk',
  '/lk/learnings',
  '/lk/tests/[id]',
  '/lk/catalogue',
  '/lk/catalogue/[id]',
];
