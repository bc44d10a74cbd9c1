import { expect, test } from 'vitest';
import { files, read } from './files';

/** Code that links to an item of content. */
const LINK = /\b(learningHref|learningLink)\(/;

/** Components that show an item of content: a card of the kit, its picture, a search suggestion. */
const CARD = /<(BareCard|LineCard|PlateCard|WideCard|Reading)\b|\b(itemPicture|hrefOfFound)\(/;

const showsItem = (name: string) => LINK.test(read(name)) || (name.endsWith('.tsx') && CARD.test(read(name)));
const isMarked = (name: string) => (name.endsWith('.tsx') ? /<EridMark\b/ : /\bneedErid\b/).test(read(name));

/** Files whose marking is in another file, or that cannot need one. */
const WITHOUT: Readonly<Record<string, string>> = {
  'components/blocks/answering/next-steps.ts': 'the kind of the next item, and no name',
  'components/blocks/course-progress/course-progress.tsx': 'a step on, and no name',
  'components/blocks/learning-card/learning-words.ts': 'addresses alone',
  'components/blocks/points-history/entry-words.ts': 'a line of the ledger',
  'components/popups/training-registration/topic-picture.tsx': 'a training',
  'components/screens/appointments/appointments-screen.tsx': 'a training',
  'components/screens/experts/expert-card.tsx': 'a person',
  'components/screens/cart/cart-line.tsx': 'a gift',
  'components/screens/cart/sent-orders.tsx': 'a gift',
  'components/screens/cart/sent-words.tsx': 'a gift',
  'components/screens/catalogue/gift-card.tsx': 'a gift',
  'components/screens/course-expert/sample-course.tsx': 'an example of the portal',
  'components/screens/gift/gift-screen.tsx': 'a gift',
  'components/screens/gift/other-gifts.tsx': 'a gift',
  'components/screens/product/essentials.tsx': 'the kind of the next item, and no name',
  'components/screens/story/story-hero.tsx': 'the page marks itself under its text',
  'components/screens/video/closed-video.tsx': 'the heading it is given carries the mark',
};

const cards = files(/^components\/(blocks|popups|screens)\/.*\.tsx?$/).filter(
  (name) => !/\.test\.tsx?$|^components\/screens\/kit\//.test(name) && showsItem(name),
);

test('every card of an article, a learning item, a product, a page shows its advertising marking', () => {
  expect(cards.length).toBeGreaterThan(10);
  const bare = cards.filter((name) => !(name in WITHOUT) && !isMarked(name));
  expect(bare).toEqual([]);
});

test('what goes without a marking is still there', () => {
  expect(Object.keys(WITHOUT).filter((name) => !cards.includes(name))).toEqual([]);
});
