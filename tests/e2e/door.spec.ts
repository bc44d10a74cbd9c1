import { eq, inArray } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/domain/moscow';
import { trainingAttendances } from '@/backend/db/schema/statistics';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { came, NETWORK_GONE, openDoor, saveList } from './door-hands';
import { atEveryWidth, expect, test } from './training-fixtures';
import { workerControls } from './worker-hands';
import { itemOf } from './hands';

test.use({ serviceWorkers: 'allow' });

test('a door works without a network: marks wait on the device, also after the tab, and go by themselves', async ({
  page,
  context,
  given,
  trained,
  becomes,
  database: { db },
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(NETWORK_GONE);
  expectFailure(/404/); // a code that nobody has, which the page says
  const expert = await given.user({ roles: ['expert'] });
  const { id, names, people, seats, address } = await openDoor(given, trained, expert, 3);
  const [first = '', second = '', third = ''] = names;
  const codes = await db
    .select({ id: trainingRegistrations.id, code: trainingRegistrations.checkInCode })
    .from(trainingRegistrations)
    .where(eq(trainingRegistrations.trainingId, id));
  // codes as the portal makes them
  const code = '7K3M-9QWT-4HZB-2CDE';
  const byCode = codes.find((one) => one.id === seats[1])?.id ?? '';
  const mine = `${code.slice(0, -String(id).length)}${id}`;
  await db
    .update(trainingRegistrations)
    .set({ checkInCode: mine })
    .where(eq(trainingRegistrations.id, byCode));
  await becomes(expert);
  await page.goto(address);
  await saveList(page);

  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByText(/Нет сети. Список на устройстве/)).toBeVisible();
  await came(page, first).press('Enter');
  await expect(itemOf(page, first)).toContainText('На устройстве');
  const entry = page.getByLabel('Код с экрана участника');
  await entry.fill(mine.toLowerCase());
  await entry.press('Enter');
  await expect(itemOf(page, second)).toContainText('На устройстве');
  await entry.fill('0000-0000-0000-0000');
  await entry.press('Enter');
  await expect(page.getByText(/Нет в списке на этом устройстве/)).toBeVisible();
  await entry.fill('порвано');
  await entry.press('Enter');
  await expect(page.getByText(/Это не код тренинга/)).toBeVisible();
  await expect(page.getByText('На устройстве: 3 отметки ждут отправки.')).toBeVisible();
  await atEveryWidth(page, expectAccessible);

  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(itemOf(again, first)).toContainText('На устройстве');
  await expect(again.getByText('Пришли 2 из 3')).toBeVisible();

  await context.setOffline(false);
  await expect(again.getByText('Пришли 2 из 3')).toBeVisible();
  await expect(itemOf(again, first)).toContainText(/Визит отмечен.*\d\d:\d\d/, { timeout: 30_000 });
  await expect(itemOf(again, second)).toContainText(/Визит отмечен.*\d\d:\d\d/);
  await expect(came(again, third)).toBeVisible();
  await expect(again.getByText(/Такого кода нет/)).toBeVisible();
  await again.getByRole('button', { name: 'Убрать' }).click();
  await expect(again.getByText(/Такого кода нет/)).toHaveCount(0);
  const marked = await db
    .select()
    .from(trainingRegistrations)
    .where(eq(trainingRegistrations.trainingId, id));
  // the portal has told the collector, each visit by its own id
  const told = () => db.select().from(trainingAttendances).where(inArray(trainingAttendances.userId, people));
  await expect.poll(async () => (await told()).length).toBe(2);
  const ids = marked.flatMap(({ visitId }) => visitId ?? []);
  expect((await told()).map(({ eventId }) => eventId).sort()).toEqual(ids.sort());
  const sources = Object.fromEntries(marked.map((one) => [one.id, one.visitSource]));
  expect(sources).toEqual({ [seats[0] ?? '']: 'manual', [seats[1] ?? '']: 'qr', [seats[2] ?? '']: null });
});

test('a device whose clock is wrong marks by the clock of the services, and its mark goes without a reload', async ({
  page,
  context,
  given,
  trained,
  becomes,
  database: { db },
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  const expert = await given.user({ roles: ['expert'] });
  const { id, names, address } = await openDoor(given, trained, expert, 1);
  const [name = ''] = names;
  await becomes(expert);
  // an hour slow
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 3_600_000;
  });
  await page.goto(address);
  await saveList(page);
  await context.setOffline(true);
  await came(page, name).click();
  await expect(itemOf(page, name)).toContainText('На устройстве');
  await context.setOffline(false);
  await expect(itemOf(page, name)).toContainText(/Визит отмечен.*\d\d:\d\d/, { timeout: 30_000 });
  const [marked] = await db
    .select()
    .from(trainingRegistrations)
    .where(eq(trainingRegistrations.trainingId, id));
  expect(Math.abs(Number(marked?.visitedAt) - Date.now())).toBeLessThan(5 * MINUTE_MS);
});

test('two doors mark one person: the first stands, the other is told and has nothing to mend', async ({
  page,
  context,
  given,
  trained,
  becomes,
  signInAs,
  newDevice,
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  const [expert, support] = [
    await given.user({ roles: ['expert'] }),
    await given.user({ roles: ['support'], firstName: 'Алексей', lastName: 'Громов' }),
  ];
  const { names, address } = await openDoor(given, trained, expert, 1);
  const [name = ''] = names;
  await becomes(expert);
  await page.goto(address);
  await saveList(page);
  await context.setOffline(true);
  await page.goto(address);
  await came(page, name).click();
  await expect(itemOf(page, name)).toContainText('На устройстве');

  const other = await newDevice();
  await signInAs(support, other);
  const beside = await other.newPage();
  await beside.goto(address);
  // pressed before its code is there the button does nothing
  await expect(async () => {
    if (await came(beside, name).isVisible()) await came(beside, name).click({ timeout: 1000 });
    await expect(itemOf(beside, name)).toContainText('Громов', { timeout: 2000 });
  }).toPass();

  await context.setOffline(false);
  await expect(itemOf(page, name)).toContainText('Громов', { timeout: 30_000 });
  await expect(page.getByText(/отметк[аи] жд[её]т/)).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: name })).toHaveCount(0);
});

test('the list goes from the device with its person; nobody after them sees a name', async ({
  page,
  context,
  given,
  trained,
  becomes,
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  const [expert, other] = [await given.user({ roles: ['expert'] }), await given.user({ roles: ['expert'] })];
  const { names, address } = await openDoor(given, trained, expert, 1);
  await becomes(expert);
  await page.goto(address);
  await saveList(page);
  await becomes(other);
  await page.goto('/lk');
  await workerControls(page);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain(`saved-reading:${expert.id}`);
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Нет сети' })).toBeVisible();
  await expect(page.getByText(names[0] ?? '')).toHaveCount(0);
});

test('a device without room says so before the door opens, and a mark it can’t keep is not promised', async ({
  page,
  context,
  given,
  trained,
  becomes,
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  const expert = await given.user({ roles: ['expert'] });
  const { names, address } = await openDoor(given, trained, expert, 1);
  const [name = ''] = names;
  await becomes(expert);
  await page.goto(address);
  await saveList(page);
  await context.setOffline(true);
  await page.goto(address);
  // whatever the quota is, it is used up to the last letter
  await page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      try {
        for (;;) localStorage.setItem(`full-${crypto.randomUUID()}`, 'x'.repeat(size));
      } catch {
        // no room for so much: less is tried
      }
  });
  await came(page, name).press('Enter');
  await expect(page.getByText(/На устройстве нет места: отметка не сохранена/)).toBeVisible();
  await expect(itemOf(page, name)).not.toContainText('На устройстве');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('full-')) localStorage.removeItem(key);
  });
  await came(page, name).press('Enter');
  await expect(itemOf(page, name)).toContainText('На устройстве');
});

test('marks of one person wait on the device for them, whoever signs in meanwhile', async ({
  page,
  context,
  given,
  trained,
  becomes,
  database: { db },
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  const [expert, other] = [await given.user({ roles: ['expert'] }), await given.user({ roles: ['expert'] })];
  const { names, seats, address } = await openDoor(given, trained, expert, 1);
  const [name = ''] = names;
  await becomes(expert);
  await page.goto(address);
  await saveList(page);
  await context.setOffline(true);
  await page.goto(address);
  await came(page, name).press('Enter');
  await expect(itemOf(page, name)).toContainText('На устройстве');
  const visited = async () => {
    const row = trainingRegistrations;
    const [seat] = await db
      .select({ at: row.visitedAt })
      .from(row)
      .where(eq(row.id, seats[0] ?? ''));
    return seat?.at ?? null;
  };
  const kept = () => page.evaluate((key) => localStorage.getItem(key) !== null, `outbox:${expert.id}`);
  await page.goto('about:blank');
  await context.setOffline(false);
  await becomes(other);
  await page.goto('/lk');
  await workerControls(page);
  expect([await kept(), await visited()]).toEqual([true, null]);
  await becomes(expert);
  await page.goto(address);
  await expect.poll(visited, { timeout: 30_000 }).not.toBeNull();
  await expect.poll(kept).toBe(false);
});
