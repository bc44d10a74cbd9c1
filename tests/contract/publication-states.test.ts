import { afterAll, beforeAll, expect, test } from 'vitest';
import { articles } from '@/backend/db/schema/articles';
import { glossaryWords } from '@/backend/db/schema/glossary';
import { pages } from '@/backend/db/schema/pages';
import { inState } from '@/backend/services/authoring/states';
import { PUBLICATION_STATES, publicationState } from '@/lib/domain/publication-state';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';

const NOW = new Date('2026-11-20T12:00:00+03:00');
const DAYS = [null, new Date('2026-11-01T00:00:00Z'), NOW, new Date('2026-12-01T00:00:00Z')];

let backend: TestBackend;
let markId: string;
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  markId = (await backend.given.mark()).id;
});
afterAll(() => backend.close());

interface Row {
  id: string;
  status: string | number;
  publishedAt: Date | null;
}
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => Number(id)).sort((one, other) => one - other);

test.each([
  ['article', articles, [0, 1, 2]],
  ['material', pages, ['draft', 'published', 'archived']],
  ['catalogue', glossaryWords, ['active', 'archive']],
] as const)('every %s is in one state, the same for a query and for a row', async (kind, table, statuses) => {
  for (const status of statuses) {
    // a page can't be kept as published without its day
    for (const publishedAt of DAYS.filter((day) => day || kind !== 'material' || status !== 'published')) {
      const common = { slug: unique('state'), status, publishedAt };
      if (kind === 'article')
        await backend.db
          .insert(articles)
          .values({ ...common, status: Number(status), kind: 'article', title: 'x', markId });
      if (kind === 'material')
        await backend.db.insert(pages).values({ ...common, status: status as 'draft', title: 'x', markId });
      if (kind === 'catalogue')
        await backend.db
          .insert(glossaryWords)
          .values({ ...common, status: status as 'active', name: common.slug, description: '' });
    }
  }
  const select = () =>
    backend.db.select({ id: table.id, status: table.status, publishedAt: table.publishedAt }).from(table);
  const rows: Row[] = await select();
  expect(rows.length).toBeGreaterThan(7);
  for (const state of PUBLICATION_STATES) {
    const found: Row[] = await select().where(inState(kind, table, state, NOW));
    expect(found.length, state).toBeGreaterThan(0);
    expect(idsOf(found)).toEqual(idsOf(rows.filter((row) => publicationState(kind, row, NOW) === state)));
  }
});
