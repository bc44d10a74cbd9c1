import { eq } from 'drizzle-orm';
import { cities, regions } from '@/backend/db/schema/directory';
import { ledgerEntries } from '@/backend/db/schema/points';
import { programmeRegions } from '@/backend/db/schema/programme';
import { attempts, tests as testsTable } from '@/backend/db/schema/tests';
import type { Actor } from '../helpers/given';
import { unique } from '../helpers/given';
import { expect, test, type ProgrammeWorld } from './programme-fixtures';

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(150_000);

const HOME = '/education-programme2025';
const IN_DAYS = (days: number) => new Date(Date.now() + days * 864e5);

/** A month with a video, an article and a test that pays 30 points. */
async function givenMonth({ programme, month }: ProgrammeWorld) {
  const { id } = await month();
  const own = { programmeMonthId: id };
  const title = { video: unique('Видео шага'), article: unique('Статья шага'), test: unique('Тест шага') };
  await programme.video({ ...own, title: title.video });
  await programme.article({ ...own, title: title.article });
  const made = await programme.test({ ...own, title: title.test, endDate: IN_DAYS(3), pays: [10, 10, 10] });
  return { title, test: made };
}

test('a pharmacist reads, asks and passes the test of the month; the ring follows', async ({
  page,
  world,
  signInAs,
  expectAccessible,
}) => {
  const { title } = await givenMonth(world);
  await signInAs(await world.given.user());
  await page.goto(`${world.portal}/`);
  await page.getByRole('link', { name: /Образовательная программа 2025/ }).click();
  await expect(page).toHaveURL(new RegExp(`${HOME}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Образовательная программа 2025');
  await expect(page.getByRole('banner').getByRole('img', { name: 'Мои баллы: 0 из 500' })).toBeVisible();
  await expectAccessible();

  await page.getByRole('link', { name: title.article }).click();
  await expect(page).toHaveURL(/[?&]article=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.article);
  await page.getByRole('main').getByRole('link', { name: 'К шагам месяца' }).click();

  await page.getByLabel('Вопрос', { exact: true }).fill('Когда начислят баллы за видео?');
  await page.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(page.getByRole('list', { name: 'Мои вопросы' })).toContainText(
    'Когда начислят баллы за видео?',
  );

  await page.getByRole('main').getByRole('link', { name: title.test }).click();
  for (const question of [1, 2, 3]) {
    await page.getByRole('radio', { name: 'Да', exact: true }).check();
    if (question < 3) await page.getByRole('button', { name: 'Дальше' }).click();
  }
  await page.getByRole('main').getByRole('button', { name: 'Завершить тест' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отправить' }).click();
  const result = page.getByRole('dialog', { name: /Результат теста/ });
  await expect(result).toContainText(/Баллы программы: \+30, всего 30 из 500/);
  await expectAccessible();
  await result.getByRole('link', { name: 'К шагам программы' }).click();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Мои баллы: 30 из 500' })).toBeVisible();
});

test('what was saved counts, what comes after the closing second does not; an admin moves the points once', async ({
  page,
  world,
  signInAs,
  newDevice,
  expectFailure,
}) => {
  test.slow();
  expectFailure(/409/);
  const { test: made } = await givenMonth(world);
  const person = await world.given.user();
  await signInAs(person);
  await page.goto(`${world.portal}${HOME}/tests/${made.id}`);
  const saved = page.waitForResponse((answer) => answer.url().endsWith(`/v1/test/${made.id}/answers`));
  await page.getByRole('radio', { name: 'Да', exact: true }).check();
  expect((await saved).status()).toBe(200);
  await world.db
    .update(testsTable)
    .set({ endDate: new Date(Date.now() - 1000) })
    .where(eq(testsTable.id, made.id));
  // a phone ends a test from its last question
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Дальше' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Завершить тест' }).first().click();
  await expect(page.getByText(/Тест (успели отправить|закрыт)/).first()).toBeVisible();

  const portal = await world.finished();
  await page.goto(`${portal}${HOME}`);
  await expect(page).toHaveURL(new RegExp(`${HOME}/error\\?code=invalid-date$`));
  await expect(page.getByRole('main')).toContainText('Программа завершилась');
  await page.getByRole('main').getByRole('link', { name: 'Перейти на главную' }).click();
  await expect(page).toHaveURL(/\/$/);

  const sentAt = async () => {
    const [attempt] = await world.db.select().from(attempts).where(eq(attempts.userId, person.id));
    return attempt?.submittedAt;
  };
  // its job has a turn a minute, of whichever server
  const turn = { message: 'its job counts what was saved', timeout: 90_000 };
  await expect.poll(sentAt, turn).toBeTruthy();

  const device = await newDevice({ viewport: { width: 1440, height: 900 } });
  await signInAs(await world.given.user({ roles: ['admin'] }), device);
  const admin = await device.newPage();
  await admin.goto(`${portal}/lk/manage-points/programme`);
  const move = admin.getByRole('button', { name: /Перенести 10 баллов/ });
  await expect(move).toBeDisabled();
  await admin.getByRole('checkbox', { name: 'Я проверил итоги' }).check();
  await move.click();
  await admin
    .getByRole('dialog', { name: /Перенести 10 баллов/ })
    .getByRole('button', { name: 'Перенести' })
    .click();
  await expect(admin.getByText(/Все баллы перенесены: 10\sбаллов, 1\sчеловек/)).toBeVisible();
  await expect(admin.getByRole('button', { name: /Перенести/ })).toHaveCount(0);
  await admin.reload();
  await expect(admin.getByText(/Все баллы перенесены: 10\sбаллов/)).toBeVisible();

  await page.goto(`${portal}/lk`);
  const history = page.locator('#history');
  await expect(history).toContainText('Образовательная программа 2025');
  await expect(history).toContainText(/\+10/);
  const paid = await world.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, person.id));
  expect(paid.map(({ kind, amount }) => [kind, amount])).toEqual([['programme', 10]]);
});

test('a person of another region is told so, and the rest of the portal is theirs', async ({
  page,
  world,
  signInAs,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/418/);
  const { test: made } = await givenMonth(world);
  const person = await personOf(world, unique('Регион'));
  await signInAs(person);
  // let in first, and refused under an open page
  await page.goto(`${world.portal}${HOME}/tests/${made.id}`);
  await expect(page.getByRole('radio', { name: 'Да', exact: true })).toBeVisible();
  const [held] = await world.db
    .insert(regions)
    .values({ name: unique('Регион') })
    .returning();
  await world.db
    .insert(programmeRegions)
    .values({ programmeId: await world.programme.programmeId(), regionId: held?.id ?? '' });
  await page.getByRole('radio', { name: 'Да', exact: true }).check();
  await expect(page).toHaveURL(new RegExp(`${HOME}/error\\?code=invalid-region$`));
  await expect(page.getByRole('main')).toContainText('Программа не проводится в вашем регионе.');
  await expectAccessible();

  for (const path of [HOME, `${HOME}/tests/${made.id}`]) {
    await page.goto(world.portal + path);
    await expect(page, path).toHaveURL(new RegExp(`${HOME}/error\\?code=invalid-region$`));
  }
  expect((await page.goto(`${world.portal}/lk/learnings`))?.status()).toBe(200);
  await expect(page).toHaveURL(/\/lk\/learnings$/);
});

/** Somebody whose pharmacy is in this region. */
async function personOf({ db, given }: ProgrammeWorld, name: string): Promise<Actor> {
  const [region] = await db.insert(regions).values({ name }).returning();
  const pharmacy = await given.pharmacy();
  await db
    .update(cities)
    .set({ regionId: region?.id ?? '' })
    .where(eq(cities.id, pharmacy.cityId));
  return given.user({ pharmacyId: pharmacy.id });
}
