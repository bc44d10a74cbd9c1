import { asc, eq, inArray, sql } from 'drizzle-orm';
import { trainingAttendances } from '@/backend/db/schema/statistics';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainings } from '@/backend/db/schema/trainings';
import type { Db } from '@/backend/db/types';
import { came, NETWORK_GONE, openDoor, saveList } from './door-hands';
import { expect, test } from './training-fixtures';
import { itemOf } from './hands';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(120_000);

const seat = trainingRegistrations;

/** What a person does on a device of their own meanwhile. */
async function giveUp(db: Db, id: string): Promise<void> {
  const [ended] = await db
    .update(seat)
    .set({ state: 'cancelled', cancelledAt: new Date() })
    .where(eq(seat.id, id))
    .returning();
  await db
    .update(trainings)
    .set({ taken: sql`${trainings.taken} - 1` })
    .where(eq(trainings.id, ended?.trainingId ?? ''));
}

test('twelve marks without a network outlive their tab and go in their order, one whose answer was lost twice, each once', async ({
  page,
  context,
  given,
  trained,
  becomes,
  database: { db },
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  expectFailure(/409/); // who gave the seat up meanwhile, which the page says
  const expert = await given.user({ roles: ['expert'] });
  const { id, names, people, seats, address } = await openDoor(given, trained, expert, 12);
  await becomes(expert);
  await page.goto(address);
  await saveList(page);
  await context.setOffline(true);
  await page.goto(address);
  for (const name of names) {
    await came(page, name).press('Enter');
    await expect(itemOf(page, name)).toContainText('На устройстве');
  }
  await expect(page.getByText('На устройстве: 12 отметок ждут отправки.')).toBeVisible();
  const marked = new Date();
  await page.close();
  const [gone = '', goneName = ''] = [seats[11], names[11]];
  await giveUp(db, gone);

  let isLost = false;
  const asked: string[] = [];
  await context.route('**/check-in', async (route) => {
    asked.push(
      (route.request().postDataJSON() as { data: { attributes: { registration_id: string } } }).data
        .attributes.registration_id,
    );
    if (asked.length !== 2) return route.continue();
    await route.fetch();
    isLost = true;
    await route.abort();
  });
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('На устройстве: 12 отметок ждут отправки.')).toBeVisible();
  await context.setOffline(false);
  const refused = again.getByRole('alert').filter({ hasText: goneName });
  await expect(refused).toContainText('запись отменена или перенесена', { timeout: 60_000 });
  await expect(refused).toContainText('«Визит без записи»');
  await expect(again.getByText('Пришли 11 из 11')).toBeVisible();
  expect(isLost).toBe(true);
  expect(asked.filter((one, at) => asked.indexOf(one) === at)).toEqual(seats);

  const visits = await db.select().from(seat).where(eq(seat.trainingId, id)).orderBy(asc(seat.visitMarkedAt));
  const done = visits.filter(({ visitedAt }) => visitedAt !== null);
  expect(done.map((one) => one.id)).toEqual(seats.slice(0, 11));
  for (const one of done) expect(one.visitedAt?.getTime()).toBeLessThan(marked.getTime() + 2000);
  const told = () => db.select().from(trainingAttendances).where(inArray(trainingAttendances.userId, people));
  await expect.poll(async () => (await told()).length).toBe(11);

  // nothing is lost until it is put away
  await again.reload();
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: 'Убрать' }).click();
  await expect(refused).toHaveCount(0);
});

test('whoever got a seat after the copy is decided on arrival; a cancelled training keeps the mark until it is put away', async ({
  page,
  context,
  given,
  trained,
  becomes,
  database: { db },
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  expectFailure(/409/);
  const expert = await given.user({ roles: ['expert'] });
  const first = await openDoor(given, trained, expert, 1);
  const second = await openDoor(given, trained, expert, 1);
  await becomes(expert);
  for (const { address } of [first, second]) {
    await page.goto(address);
    await saveList(page);
  }
  const late = await given.user({ lastName: 'Поздняя' });
  const code = `7K3M-9QWT-4HZB-${first.id.padStart(4, '2').slice(-4)}`;
  const lateSeat = await trained.seat(late.id, first.id);
  await db.update(seat).set({ checkInCode: code }).where(eq(seat.id, lateSeat));
  await context.setOffline(true);
  await page.goto(first.address);
  const entry = page.getByLabel('Код с экрана участника');
  await entry.fill(code);
  await entry.press('Enter');
  await expect(page.getByText(/Нет в списке на этом устройстве/)).toBeVisible();
  await expect(page.getByText(`Коды не из списка: ${code}`)).toBeVisible();
  await page.goto(second.address);
  await came(page, second.names[0] ?? '').press('Enter');
  await expect(itemOf(page, second.names[0] ?? '')).toContainText('На устройстве');
  await db.update(trainings).set({ status: 'cancelled', taken: 0 }).where(eq(trainings.id, second.id));
  await db.update(seat).set({ state: 'cancelled' }).where(eq(seat.trainingId, second.id));

  await context.setOffline(false);
  // the page of no network opens the portal's own by itself
  await expect(page.getByRole('navigation', { name: 'Разделы' })).toBeVisible({ timeout: 60_000 });
  const refused = page.getByRole('alert').filter({ hasText: /отмен/ });
  await expect(refused).toBeVisible({ timeout: 60_000 });
  await page.goto(first.address);
  await expect(itemOf(page, 'Поздняя')).toContainText(/Визит отмечен/, { timeout: 60_000 });
  await page.goto(second.address);
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: 'Убрать' }).click();
  await expect(refused).toHaveCount(0);
});

test('signing out without a network takes the names from the device; the marks wait there for their person', async ({
  page,
  context,
  given,
  trained,
  becomes,
  signInAs,
  database: { db },
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  const expert = await given.user({ roles: ['expert'] });
  const { names, seats, address } = await openDoor(given, trained, expert, 1);
  const [name = '', seatId = ''] = [names[0], seats[0]];
  await becomes(expert);
  await page.goto(address);
  await saveList(page);
  await context.setOffline(true);
  await came(page, name).click();
  await expect(itemOf(page, name)).toContainText('На устройстве');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Меню' }).last().click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(page.getByRole('heading', { name: 'Нет сети' })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Нет сети' })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  const kept = () =>
    page.evaluate(async () =>
      JSON.stringify({
        bases: (await indexedDB.databases()).map((one) => one.name),
        storage: { ...localStorage },
      }),
    );
  // a database is gone once its last reader has let go
  await expect.poll(kept).not.toContain(`saved-reading:${expert.id}`);
  expect(await kept()).not.toContain(name);
  expect(await kept()).toContain(seatId);

  // the page of no network opens the one that was asked for by itself: nobody is signed in
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Вход' })).toBeVisible();
  // the session they left by is over
  await signInAs({ ...expert, ...(await given.session(expert.id)) });
  await page.goto(address);
  const visited = async () => (await db.select().from(seat).where(eq(seat.id, seatId)))[0]?.visitedAt ?? null;
  await expect.poll(visited, { timeout: 60_000 }).not.toBeNull();
});
