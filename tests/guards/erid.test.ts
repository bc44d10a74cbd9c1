import { expect, test } from 'vitest';
import { files, read } from './files';

/** What shows an item of content: a card of the kit, an item's picture, a suggestion of the search. */
const CARD = /<(BareCard|LineCard|PlateCard|WideCard)\b|\bitemPicture\(|\bhrefOfFound\(/;

/** Their marking stands elsewhere, or they can't need one. */
const WITHOUT: Readonly<Record<string, string>> = {
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
  'components/screens/story/story-hero.tsx': 'the page marks itself under its text',
  'components/screens/video/closed-video.tsx': 'the heading it is given carries the mark',
};

const cards = files(/^components\/(blocks|popups|screens)\/.*\.tsx$/).filter(
  (name) => !/\.test\.tsx$|^components\/screens\/kit\//.test(name) && CARD.test(read(name)),
);

test('every card of an article, a learning item, a product, a page shows its advertising marking', () => {
  expect(cards.length).toBeGreaterThan(10);
  const bare = cards.filter((name) => !(name in WITHOUT) && !/<EridMark\b/.test(read(name)));
  expect(bare).toEqual([]);
});

test('what goes without a marking is still there', () => {
  expect(Object.keys(WITHOUT).filter((name) => !cards.includes(name))).toEqual([]);
});
