import { and, asc, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { bankQuery, bankQuestion } from '@/api/testing/question-schemas';
import { foldText } from '@/lib/domain/search-query';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import { questionWords, testRevisions, tests } from '../../db/schema/tests';
import type { StoredQuestion } from '../../db/schema/types';
import { holdsFolded } from '../../db/text';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { CORE } from '../spaces/core';

type Query = z.output<typeof bankQuery>;

/** Condition: the published version of a test, or its draft if there is none. */
const isShown = sql`(${testRevisions.state} = 'published' or not exists (
  select from test_revisions published
  where published.test_id = ${tests.id} and published.state = 'published'))`;
// read only for the rows of the page: a version is a document of many questions
const question = sql`(
  select version.content -> 'questions' -> (${questionWords.place} - 1) from test_revisions version
  where version.id = ${questionWords.revisionId})`;
const articleTitle = sql`(select article.title from articles article
  where article.id = (${question} ->> 'articleId')::bigint)`;

const selectRows = ({ db }: Ctx, where: SQL | undefined) =>
  db
    .select({
      ...{ testId: tests.id, testTitle: tests.title, isArchived: tests.isArchived },
      ...{ markId: marks.slug, markName: marks.name },
      question: sql<StoredQuestion>`${question}`,
      articleTitle: sql<string | null>`${articleTitle}`,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(questionWords)
    .innerJoin(testRevisions, eq(testRevisions.id, questionWords.revisionId))
    .innerJoin(tests, eq(tests.id, testRevisions.testId))
    .innerJoin(marks, eq(marks.id, tests.markId))
    .where(and(isShown, where));
type Row = Awaited<ReturnType<typeof selectRows>>[number];

const bank = listing<Query, Row>({
  from: selectRows,
  filters: {
    mark: (slugs) => inArray(marks.slug, slugs),
    except: (id) => ne(tests.id, id),
    search: (typed) => {
      // a part of a word is found too: people read the list while they type
      const part = holdsFolded(questionWords.folded, typed);
      const forms = sql`${questionWords.stems} @@ websearch_to_tsquery('russian', ${foldText(typed)})`;
      return part && or(part, forms);
    },
  },
  sorts: {},
  sort: [desc(tests.updatedAt), desc(tests.id), asc(questionWords.place)],
});

function present({
  testId,
  question: asked,
  articleTitle: reads,
  total: _,
  ...test
}: Row): Of<typeof bankQuestion> {
  const { id, articleId: reading, options, ...said } = asked;
  return {
    id: `${testId}-${id}`,
    ...test,
    ...said,
    article: reading === null || reads === null ? null : { id: reading, title: reads },
    options: options.map(({ id: _id, ...option }) => option),
  };
}

/** Lists questions of all tests, to be copied into another test; the last changed tests first. */
export async function listBankQuestions(ctx: Ctx, query: Query) {
  const { rows, page } = await bank.read(ctx, query, CORE.tests);
  return { items: rows.map(present), page, meta: {} };
}
