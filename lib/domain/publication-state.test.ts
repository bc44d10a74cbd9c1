import { expect, test } from 'vitest';
import {
  articleStatus,
  AUTHORED_STATUSES,
  CATALOGUE_FILTER,
  PUBLICATION_STATES,
  PUBLICATION_WORDS,
  publicationState,
} from './publication-state';

const now = new Date('2026-11-20T09:00:00Z');
const past = new Date('2026-11-20T08:00:00Z');
const ahead = new Date('2026-11-20T10:00:00Z');

test.each([
  ['article', 0, past, 'draft'],
  ['article', 1, null, 'draft'],
  ['article', 1, now, 'published'],
  ['article', 1, ahead, 'scheduled'],
  ['article', 2, past, 'archived'],
  ['article', 9, past, 'draft'],
  ['material', 'draft', null, 'draft'],
  ['material', 'published', past, 'published'],
  ['material', 'published', ahead, 'scheduled'],
  ['material', 'archived', null, 'archived'],
  ['catalogue', 'active', null, 'draft'],
  ['catalogue', 'active', past, 'published'],
  ['catalogue', 'active', ahead, 'scheduled'],
  ['catalogue', 'archive', ahead, 'archived'],
] as const)('%s %s of %s is %s', (kind, status, publishedAt, state) => {
  expect(publicationState(kind, { status, publishedAt }, now)).toBe(state);
});

test('an article is kept as the number of what its author said', () => {
  for (const status of AUTHORED_STATUSES)
    expect(articleStatus(PUBLICATION_WORDS.article[status])).toBe(status);
  expect([undefined, 9].map(articleStatus)).toEqual(['draft', 'draft']);
});

test('the catalogue can be asked for every state', () => {
  expect(Object.values(CATALOGUE_FILTER).sort()).toEqual([...PUBLICATION_STATES].sort());
});
