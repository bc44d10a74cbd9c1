import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandSlug } from './brands';
import {
  isFinished,
  isFresh,
  isLocked,
  isNew,
  isStarted,
  LEARNING_TYPES,
  learningHref,
  LEARNING_STATE_WORDS,
  learningState,
  learningTitle,
  lockReason,
  TYPE_NAMES,
  type LearningFacts,
} from './learning';

const now = new Date('2026-11-20T12:00:00Z');
const past = '2026-11-01T00:00:00Z';
const soon = '2026-12-01T00:00:00Z';

test.each([
  ['2026-11-20T10:00:00Z', true],
  ['2026-11-13T12:00:01Z', true],
  ['2026-11-13T12:00:00Z', false],
  [null, false],
])('added %s it is called new on its card: %s', (createdAt, fresh) => {
  expect(isFresh({ createdAt, tags: ['novinki'] }, now)).toBe(fresh);
});

describe('a closed item', () => {
  test.each<[LearningFacts, ReturnType<typeof lockReason>]>([
    [{}, null],
    [{ isPublished: true, startDate: past, endDate: soon }, null],
    [{ isPublished: false }, 'unpublished'],
    [{ startDate: soon }, 'not-started'],
    [{ endDate: past }, 'ended'],
    [{ endDate: now }, 'ended'],
    [{ startDate: now }, null],
    [{ startDate: null, endDate: null }, null],
    [{ isPublished: false, startDate: soon, endDate: past }, 'unpublished'],
  ])('%j: %s', (item, reason) => {
    expect(lockReason(item, now)).toBe(reason);
    expect(isLocked(item, now)).toBe(reason !== null);
  });
});

describe('state, the first that fits', () => {
  test.each<[string, LearningFacts, string]>([
    ['nothing known', {}, 'open'],
    ['the tag', { tags: ['kozha', 'novinki'] }, 'new'],
    ['another tag', { tags: ['novinka'] }, 'open'],
    ['begun', { tags: ['novinki'], startedAt: past }, 'started'],
    ['some progress', { progress: 1 }, 'started'],
    ['the flag', { finished: true, progress: 40 }, 'finished'],
    ['the accrual date', { lastAccrualPointsDatetime: past, startedAt: past }, 'finished'],
    ['waiting for a repeat', { finished: true, repeatDatetime: soon }, 'repeat'],
    [
      'an attempt of 0 points waits too',
      { finished: false, startedAt: past, repeatDatetime: soon },
      'repeat',
    ],
    ['the repeat is here', { finished: true, tags: ['novinki'], repeatDatetime: past }, 'open'],
    [
      'locked wins over all',
      { isPublished: false, finished: true, repeatDatetime: soon, tags: ['novinki'] },
      'locked',
    ],
  ])('%s', (_name, item, state) => expect(learningState(item, now)).toBe(state));

  const instant = fc.constantFrom(null, undefined, past, soon);
  const facts = fc.record<LearningFacts>({
    isPublished: fc.constantFrom(true, false, undefined) as fc.Arbitrary<boolean>,
    startDate: instant,
    endDate: instant,
    lastAccrualPointsDatetime: instant,
    repeatDatetime: instant,
    startedAt: instant,
    tags: fc.subarray(['novinki', 'x']),
    finished: fc.boolean(),
    progress: fc.nat(100),
  });
  test('the state never contradicts the single facts', () => {
    fc.assert(
      fc.property(facts, (item) => {
        const state = learningState(item, now);
        expect(state === 'locked').toBe(isLocked(item, now));
        if (state === 'finished') expect(isFinished(item)).toBe(true);
        if (state === 'started') expect(isStarted(item)).toBe(true);
        if (state === 'new') expect(isNew(item) && !isStarted(item) && !isFinished(item)).toBe(true);
        expect(LEARNING_STATE_WORDS[state].one).toMatch(/^[А-Я]/);
      }),
    );
  });
});

test.each([null, undefined, '', '  '])('a title of %j is «Без названия»', (title) => {
  expect(learningTitle(title)).toBe('Без названия');
});
test('a title is trimmed', () => expect(learningTitle(' Кожа ')).toBe('Кожа'));

describe('addresses of section 2', () => {
  const item = { id: '7', slug: 'voda', brand: 'vichy' };
  test.each([
    ['test', item, '/lk/tests/7'],
    ['express-training', item, '/lk/tests/7'],
    ['survey', item, '/lk/surveys/voda'],
    ['article', item, '/vichy/news/voda'],
    ['article', { ...item, brand: 'La Roche-Posay' }, '/lrp/news/voda'],
    ['article', { ...item, brand: 'Some brand' }, '/lrp/news/voda'],
    ['article', { ...item, brand: null }, '/lrp/news/voda'],
    // a brand the services route and the portal was not drawn for
    ['article', { ...item, brand: 'skinceuticals' }, '/skinceuticals/news/voda'],
    ['video', { ...item, brand: 'skinceuticals' }, '/skinceuticals/videos/voda'],
    ['interactive_module', { ...item, brand: 'skinceuticals' }, '/skinceuticals/modules/voda'],
    ['article', { ...item, brand: 'proexpert' }, '/proexpert/news/voda'],
    ['video', item, '/vichy/videos/voda'],
    ['video', { ...item, brand: null }, '/academy/webinars/7'],
    ['video', { ...item, brand: 'proexpert' }, '/academy/webinars/7'],
    ['interactive_module', item, '/vichy/modules/voda'],
    ['interactive_module', { ...item, brand: '' }, '/academy/sra-training/modules/voda'],
    ['interactive_module', { ...item, brand: 'proexpert' }, '/academy/sra-training/modules/voda'],
  ] as const)('%s of %j', (type, link, href) => expect(learningHref({ type, ...link })).toBe(href));

  test('whatever the slug, it stays one segment of this site', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LEARNING_TYPES), fc.string({ minLength: 1 }), (type, text) => {
        const href = learningHref({ type, id: text, slug: text, brand: text });
        expect(href.split('/').length).toBe(
          learningHref({ type, id: 'x', slug: 'x', brand: brandSlug(text) && 'x' }).split('/').length,
        );
        expect(href).toMatch(/^\/[a-z0-9]/);
        expect(href).not.toMatch(/[?#\s]/);
      }),
    );
  });
});

test('every type has Russian names', () => {
  for (const type of LEARNING_TYPES)
    expect(TYPE_NAMES[type].one + TYPE_NAMES[type].many).toMatch(/^[А-Яа-я]+$/);
});
