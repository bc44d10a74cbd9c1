import { desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { bankQuery, bankQuestion } from '@/api/testing/question-schemas';
import { foldText } from '@/lib/domain/search-query';
import type { Of } from '@/lib/json-api/resource';
import { articles } from '../../db/schema/articles';
import { marks } from '../../db/schema/directory';
import { testRevisions, tests } from '../../db/schema/tests';
import type { StoredQuestion } from '../../db/schema/types';
import { holds } from '../../db/text';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { CORE } from '../spaces/core';

type Query = z.output<typeof bankQuery>;

/** The published version of a test; its draft, while there is none. */
const shownVersion = sql`(
  select ${testRevisions.id} from ${testRevisions}
  where ${testRevisions.testId} = ${tests.id} and ${testRevisions.state} in ('published', 'draft')
  order by ${testRevisions.state} = 'published' desc limit 1)`;
const question = sql`asked.question`;
const place = sql`asked.place`;
const articleId = sql`(${question} ->> 'articleId')::bigint`;
/** What it asks and what may be answered. */
const words = sql`((${question} ->> 'text') || ' ' ||
  (select coalesce(string_agg(option ->> 'text', ' '), '') from jsonb_array_elements(${question} -> 'options') option))`;

const selectRows = ({ db }: Ctx, where: SQL | undefined) =>
  db
    .select({
      ...{ testId: tests.id, testTitle: tests.title, isArchived: tests.isArchived },
      ...{ markId: marks.slug, markName: marks.name, articleTitle: articles.title },
      question: sql<StoredQuestion>`${question}`,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(tests)
    .innerJoin(marks, eq(marks.id, tests.markId))
    .innerJoin(testRevisions, eq(testRevisions.id, shownVersion))
    .innerJoin(
      sql`jsonb_array_elements(${testRevisions.content} -> 'questions') with ordinality asked (question, place)`,
      sql`true`,
    )
    .leftJoin(articles, eq(articles.id, articleId))
    .where(where);
type Row = Awaited<ReturnType<typeof selectRows>>[number];

const bank = listing<Query, Row>({
  from: selectRows,
  filters: {
    mark: (slugs) => inArray(marks.slug, slugs),
    except: (id) => ne(tests.id, id),
    search: (typed) => {
      // a part of a word is found too: people read the list while they type
      const part = holds(words, typed);
      const forms = sql`to_tsvector('russian', search_fold(${words})) @@ websearch_to_tsquery('russian', ${foldText(typed)})`;
      return part && or(part, forms);
    },
  },
  sorts: {},
  sort: [desc(tests.updatedAt), desc(tests.id), sql`${place}`],
});

function present({ testId, question: asked, articleTitle, total: _, ...test }: Row): Of<typeof bankQuestion> {
  const { id, articleId: reading, options, ...said } = asked;
  return {
    id: `${testId}-${id}`,
    ...test,
    ...said,
    article: reading === null || articleTitle === null ? null : { id: reading, title: articleTitle },
    options: options.map(({ id: _id, ...option }) => option),
  };
}

/** Questions of all tests, the newest tests first, to be copied into another one. */
export async function listBankQuestions(ctx: Ctx, query: Query) {
  const { rows, page } = await bank.read(ctx, query, CORE.tests);
  return { items: rows.map(present), page, meta: {} };
}
