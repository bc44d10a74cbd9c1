import 'server-only';
import { articleQueryById } from '@/api/articles/queries';
import { maybe, must } from '@/api/core/server';
import { draftQuery } from '@/api/drafts/queries';
import { marksQuery } from '@/api/select/queries';
import { authoredProgrammeTestQuery, programmeFirstLoadingQuery } from '@/api/programmetests/queries';
import { authoredTestQuery, firstLoadingQuery, testVersionQuery } from '@/api/testing/queries';
import type { LinkChoices } from '@/components/blocks/authored/link-fields';
import type { Version } from '@/components/blocks/editor/editor-form';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import type { Space } from '@/lib/domain/space';
import { TEST_SPACES, type TestPlace } from './test-space';
import { blankTest, toValues, type Begun, type SavedTest, type TestValues } from './test-values';

export interface LoadedTest {
  /** Subject of the draft: the test's id, or `new` with the id of the material it is made from. */
  subject: string;
  /** Null for a new one. */
  test: SavedTest | null;
  place: TestPlace;
  saved: Version<TestValues>;
  draft: (Version<TestValues> & { savedAt: string }) | null;
  marks: readonly { slug: string; name: string }[];
  /** Tags and gammas to choose from; none in the programme. */
  links: LinkChoices;
  /** Titles of the materials that the test names, by id. */
  readings: Readonly<Record<string, string>>;
}

/** Values from the material that a new test is made from; empty when the material can't be read. */
async function begunFrom(articleId: string | undefined): Promise<Begun> {
  const article = articleId === undefined ? null : await maybe(articleQueryById(articleId));
  if (!article) return {};
  return { markId: article.brand, reading: { id: article.id, title: article.title } };
}

async function placeOf(space: Space): Promise<TestPlace> {
  if (space === 'portal') return { space, months: [], finishAt: null };
  const { months, finishAt } = await must(programmeFirstLoadingQuery());
  return { space, months, finishAt };
}

async function linksOf(space: Space): Promise<LinkChoices> {
  if (space === 'programme') return { tags: [], gammas: [] };
  const { tags, gammas } = await must(firstLoadingQuery());
  return { tags, gammas };
}

const readTest = (id: string, space: Space): Promise<SavedTest> =>
  space === 'portal' ? must(authoredTestQuery(id)) : must(authoredProgrammeTestQuery(id));

/** Loads a version of a test; 404 when there is none. */
export async function loadVersion(id: string, number: number) {
  const test = await must(testVersionQuery(id, number));
  return { id, number, values: toValues(test) };
}

/** Loads a test and the person's own draft of it; 404 when there is none. `new` stands for a test to be made. */
export async function loadTest(
  id: string,
  { space = 'portal', articleId }: { space?: Space; articleId?: string | undefined } = {},
): Promise<LoadedTest> {
  const isNew = id === NEW_SUBJECT;
  const begun = await begunFrom(isNew ? articleId : undefined);
  // a test made from a material has its own draft: it must not overwrite an unfinished one
  const subject = begun.reading ? `${NEW_SUBJECT}-${begun.reading.id}` : id;
  const [test, draft, marks, place, links] = await Promise.all([
    isNew ? null : readTest(id, space),
    maybe(draftQuery(TEST_SPACES[space].kind, subject)),
    must(marksQuery()),
    placeOf(space),
    linksOf(space),
  ]);
  const saved = test
    ? { values: toValues(test), seenAt: test.updatedAt }
    : { values: blankTest(begun), seenAt: null };
  const named = [...(test?.readings ?? []), ...(begun.reading ? [begun.reading] : [])];
  return {
    subject,
    test,
    place,
    saved,
    draft: draft && {
      values: { ...saved.values, ...(JSON.parse(draft.values) as Partial<TestValues>) },
      seenAt: draft.seenAt,
      savedAt: draft.savedAt,
    },
    marks: marks.items,
    links,
    readings: Object.fromEntries(named.map(({ id, title }) => [id, title])),
  };
}
