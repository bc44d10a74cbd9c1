import { eq } from 'drizzle-orm';
import { contentViews, userActivityLog } from '@/backend/db/schema/statistics';
import { expect, test } from './learning-fixtures';

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
  const visits = async () => {
    const mine = eq(userActivityLog.userId, person.id);
    const rows = await database.db
      .select()
      .from(userActivityLog)
      .where(mine)
      .orderBy(userActivityLog.happenedAt);
    return rows.map(({ url }) => url);
  };
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
