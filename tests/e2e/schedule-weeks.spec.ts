import { DAY_MS } from '@/lib/domain/moscow';
import { unique } from '../helpers/given';
import { expect, test } from './training-fixtures';

test('a week with more trainings than one answer holds loses none: its days are counted, its rest is a page on', async ({
  page,
  given,
  trained,
  becomes,
}) => {
  const topicId = await trained.topic({ name: unique('Длинная неделя') });
  const monday = new Date('2030-03-04T07:00:00Z');
  for (let nth = 0; nth < 102; nth += 1) {
    // a hundred on Monday, two on Sunday
    const day = nth < 100 ? 0 : 6;
    await trained.training({ topicId, startsAt: new Date(monday.getTime() + day * DAY_MS + nth * 60_000) });
  }
  await becomes(await given.user());
  await page.goto(`/lk/schedule?week=2030-03-04&topic=${topicId}`);
  const days = page.getByRole('navigation', { name: 'Дни недели' });
  await expect(days).toContainText(/10\sмарта 2030, 2\sтренинга/);
  await expect(page.getByText('Показано 1–100 из 102')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Страницы списка' })
    .getByRole('link', { name: /2/ })
    .first()
    .click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(days).toContainText(/4\sмарта 2030, 100\sтренингов/);
});

test('with nothing ahead this week the next one that has something opens; the present week is a press away', async ({
  page,
  given,
  trained,
  becomes,
}) => {
  const name = unique('Через неделю');
  const topicId = await trained.topic({ name });
  await trained.training({ topicId, inDays: 10 });
  await becomes(await given.user());
  await page.goto(`/lk/schedule?topic=${topicId}`);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toHaveCount(1);
  await page.getByRole('link', { name: 'Сегодня' }).click();
  await expect(page).toHaveURL(/week=now/);
  await expect(page.getByText('На этой неделе тренингов нет')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('На этой неделе тренингов нет')).toBeVisible();
  await page.getByRole('link', { name: 'Показать эту неделю' }).click();
  await expect(card).toHaveCount(1);
  await page.goBack();
  await expect(card).toHaveCount(0);
});
