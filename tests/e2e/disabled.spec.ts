import { eq } from 'drizzle-orm';
import { courses, courseSteps } from '@/backend/db/schema/academy';
import * as path from '@/lib/routes/path';
import { ALL_PAGES } from '@/lib/routes/pages';
import { expect, test } from './fixtures';
import { startSecondPortal } from './second-portal';
import { itemOf } from './hands';

/** Pages with a switch and a folder of their own. */
const PAGES = ALL_PAGES.filter(([, { feature, planned, shownBy }]) => feature && !planned && !shownBy).map(
  ([, { path }]) => path,
);

test('there are pages with a switch', () => {
  expect(PAGES).toContain(path.courseExpert());
});

for (const role of ['pharmacist', 'expert', 'admin', 'super-admin']) {
  test(`what is disabled is a true 404 for ${role}, and nothing leads there`, async ({
    page,
    signInAs,
    expectFailure,
  }) => {
    expectFailure(/404/);
    await signInAs(role);
    for (const disabled of PAGES) expect((await page.goto(disabled))?.status(), disabled).toBe(404);
    for (const from of ['/academy/experts', '/']) {
      await page.goto(from);
      for (const disabled of PAGES) await expect(page.locator(`a[href^="${disabled}"]`)).toHaveCount(0);
    }
  });
}

test.describe('enabled by ENABLED_FEATURES', () => {
  let portal: Awaited<ReturnType<typeof startSecondPortal>>;
  test.beforeAll(async () => {
    portal = await startSecondPortal({ ENABLED_FEATURES: 'course-expert,social-activity' });
  });
  test.afterAll(() => portal.stop());

  test('the course: four steps, the test last', async ({ page, signInAs, deps, expectAccessible }) => {
    const { db } = deps.database;
    const steps = await db
      .select({ testId: courseSteps.testId })
      .from(courseSteps)
      .innerJoin(courses, eq(courses.id, courseSteps.courseId))
      .where(eq(courses.slug, 'expert'));
    expect(steps).toHaveLength(4);
    await signInAs('pharmacist');
    await page.goto(`${portal.url}/`);
    const block = page.getByRole('region', { name: 'Курс «Эксперт»' });
    await expect(block.getByRole('img', { name: /Пройдено \d из 4/ })).toBeVisible();
    await expect(block.getByRole('link', { name: 'Все шаги' })).toHaveAttribute('href', path.courseExpert());
    await page.goto(`${portal.url}/academy/experts`);
    await page.getByRole('link', { name: 'Курс «Эксперт»' }).click();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(4);
    const testId = steps.find((step) => step.testId)?.testId ?? '';
    await expect(cards.last().getByRole('link')).toHaveAttribute('href', `/lk/tests/${testId}`);
    await expectAccessible();
  });

  test('a review is sent, waits, and is taken back', async ({ page, given, signInAs, expectAccessible }) => {
    await signInAs(await given.user());
    await page.goto(`${portal.url}/academy/social-activity`);
    await expect(page.getByRole('heading', { name: 'Отзывов пока нет' })).toBeVisible();
    await page.getByLabel('Бренд').selectOption({ label: 'CeraVe' });
    await page.getByLabel('О чём отзыв').fill('Крем для рук');
    await page.getByLabel('Ссылка на отзыв').fill('otzyv');
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByText(/нужна ссылка/)).toBeVisible();
    await page.getByLabel('Ссылка на отзыв').fill('https://otzyvy.example/krem');
    await page.getByRole('button', { name: 'Отправить' }).click();
    const row = itemOf(page, 'Крем для рук');
    await expect(row).toContainText('На проверке');
    await expectAccessible();
    await row.getByRole('button', { name: 'Удалить отзыв: Крем для рук' }).click();
    await page
      .getByRole('dialog', { name: 'Удалить отзыв?' })
      .getByRole('button', { name: 'Удалить', exact: true })
      .click();
    await expect(row).toHaveCount(0);
  });
});
