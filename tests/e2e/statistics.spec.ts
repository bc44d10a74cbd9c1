import { eq } from 'drizzle-orm';
import { pages } from '@/backend/db/schema/pages';
import { contentViews, userActivityLog } from '@/backend/db/schema/statistics';
import type { Db } from '@/backend/db/types';
import { expect, test } from './learning-fixtures';

/** Addresses the person was counted at, in their order. */
async function visitsOf(db: Db, userId: string): Promise<string[]> {
  const mine = eq(userActivityLog.userId, userId);
  const rows = await db.select().from(userActivityLog).where(mine).orderBy(userActivityLog.happenedAt);
  return rows.map(({ url }) => url);
}

test('pages and what stands on them are counted once, loaded whole or softly, without their queries', async ({
  page,
  signInAs,
  given,
  learning,
  database,
}) => {
  const mark = await given.mark();
  const article = await learning.article({
    markId: mark.id,
    title: 'Статья для счёта',
    content: '<p>Текст</p>',
  });
  const person = await given.user();
  await signInAs(person);
  const visits = () => visitsOf(database.db, person.id);
  const list = `/${mark.slug}/news`;
  await page.goto(`${list}?category=tajna`);
  await expect.poll(visits).toEqual([list]);

  await page.goto(list);
  await page.getByRole('main').getByRole('link', { name: 'Статья для счёта' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Статья для счёта' })).toBeVisible();
  const opened = new URL(page.url()).pathname;
  expect(opened).toContain(article.slug);
  await expect.poll(visits).toEqual([list, list, opened]);
  const views = () => database.db.select().from(contentViews).where(eq(contentViews.userId, person.id));
  await expect.poll(async () => (await views()).length).toBe(1);
  expect(await views()).toMatchObject([{ contentType: 'article', contentId: article.id }]);

  await page.reload();
  await expect.poll(async () => (await views()).length).toBe(2);
});

test('a story, a chapter of it and a landing are counted too: the visit and what stands there', async ({
  page,
  signInAs,
  given,
  database,
}) => {
  const person = await given.user();
  await signInAs(person);
  const viewed = async () => {
    const rows = await database.db
      .select({ type: contentViews.contentType, slug: pages.slug })
      .from(contentViews)
      .innerJoin(pages, eq(pages.id, contentViews.contentId))
      .where(eq(contentViews.userId, person.id));
    return rows.map(({ type, slug }) => `${type} ${slug}`);
  };
  const opened: string[] = [];
  for (const [path, slug] of [
    ['/lrp/about', 'lrp-about'],
    ['/lrp/about/lrp-about-1', 'lrp-about-1'],
    ['/vichy/neovadiol', 'neovadiol'],
  ] as const) {
    await page.goto(path);
    opened.push(path);
    await expect
      .poll(async () => (await visitsOf(database.db, person.id)).sort())
      .toEqual([...opened].sort());
    await expect.poll(viewed).toContain(`page ${slug}`);
  }
  expect(await viewed()).toHaveLength(opened.length);
});
