import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Tables with chips of what is chosen most often, and the group of those. */
const WITH_CHIPS = [
  ['/lk/trainings', 'Чьи тренинги'],
  ['/lk/trainings?state=topics', 'Какие темы'],
  ['/lk/representative/pharmacists', 'Статус'],
  ['/lk/representative/pharmacy-activity', 'Категория'],
] as const;

const partsOf = (page: Page, chips: string) => {
  const main = page.getByRole('main');
  return {
    search: main.getByRole('search'),
    filters: main.getByText('Все фильтры').filter({ visible: true }),
    chips: main.getByRole('group', { name: chips }),
  };
};

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('Not drawn');
  return { ...box, middle: box.y + box.height / 2 };
}

/** Whose table it is: an admin sees kinds of pharmacies that other tests have made. */
const readerOf = (path: string) => (path.startsWith('/lk/representative') ? 'representative' : 'admin');

/** How far below the search each part stands: 0 in its row. */
async function belowSearch(page: Page, chips: string): Promise<number[]> {
  const { search, filters, chips: group } = partsOf(page, chips);
  const [row, ...others] = await Promise.all([search, filters, group].map(boxOf));
  return others.map(({ middle }) =>
    row && Math.abs(middle - row.middle) < 4 ? 0 : middle - (row?.middle ?? 0),
  );
}

for (const [path, name] of WITH_CHIPS) {
  test(`what narrows ${path} stands in one row on a desktop`, async ({ page, signInAs }) => {
    await signInAs(readerOf(path));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await expect.poll(() => belowSearch(page, name)).toEqual([0, 0]);
  });

  test(`what narrows ${path} has its filters beside the search on a phone`, async ({ page, signInAs }) => {
    await signInAs(readerOf(path));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await expect
      .poll(async () => (await belowSearch(page, name)).map((below) => below > 40))
      .toEqual([false, true]);
  });
}

test('the filters of a table open within a tablet', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/lk/content');
  await page.getByRole('main').getByText('Все фильтры').click();
  const panel = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Показать' }) });
  await expect(panel).toBeVisible();
  const { x, width } = await boxOf(panel);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(820);
});
