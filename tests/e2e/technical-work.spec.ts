import type { Page } from '@playwright/test';
import { openDatabase } from '@/backend/db/client';
import { siteMetadata } from '@/backend/db/schema/site';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainingTopics } from '@/backend/db/schema/trainings';
import type { Database } from '@/backend/db/types';
import { startCountedPortal, type CountedPortal } from './counted-portal';
import { copyDemo, demoOfRun, type DemoCopy } from './demo-copies';
import { DEMO_PASSWORD, expect, test } from './fixtures';

const WORDS = 'Обновляем портал. Вернёмся в 12:00.';
let portal: CountedPortal;
let copy: DemoCopy;
let database: Database;

test.describe.configure({ mode: 'default' });
// a world of its own: the flag stops whatever other journeys write
test.beforeAll(async () => {
  test.setTimeout(240_000);
  copy = await copyDemo(demoOfRun());
  portal = await startCountedPortal(copy.databaseUrl, copy.dataDir);
  database = await openDatabase({ databaseUrl: copy.databaseUrl });
});
test.afterAll(async () => {
  await database.close();
  await portal.stop();
  await copy.remove();
});

async function work(isOn: boolean): Promise<void> {
  const content = { isOn, text: WORDS };
  await database.db
    .insert(siteMetadata)
    .values({ name: 'technical-work', content })
    .onConflictDoUpdate({ target: siteMetadata.name, set: { content } });
}

for (const [who, address, open, send, sent] of [
  [
    'pharmacist',
    '/lk/schedule?view=list&city=all',
    /^Записаться/,
    { window: 'Записаться на тренинг?', press: 'Записаться', makes: trainingRegistrations },
    (page: Page) => page.getByRole('dialog', { name: 'Вы записаны' }),
  ],
  [
    'trainer',
    '/lk/trainings?state=topics',
    'Новая тема',
    { window: 'Новая тема', press: 'Создать тему', makes: trainingTopics, typed: 'Кожа зимой' },
    (page: Page) => page.getByText('Тема создана: «Кожа зимой»', { exact: true }).first(),
  ],
] as const)
  test(`work that begins under a window of a ${who} is told, loses nothing, and ends`, async ({
    page,
    expectFailure,
    expectAccessible,
  }) => {
    expectFailure(/503/); // what the window says
    await work(false);
    const data = { email: `${who}@portal.example`, password: DEMO_PASSWORD };
    expect((await page.request.post(`${portal.url}/api/session`, { data })).status()).toBe(200);
    await page.goto(portal.url + address);
    const made = () => database.db.$count(send.makes);
    const before = await made();
    await page.getByRole('main').getByRole('button', { name: open }).first().click();
    const asked = page.getByRole('dialog', { name: send.window });
    if ('typed' in send) {
      await asked.getByLabel('Название темы', { exact: true }).fill(send.typed);
      await asked.getByLabel('Бренд', { exact: true }).selectOption({ label: 'La Roche-Posay' });
    }
    await work(true);
    await asked.getByRole('button', { name: send.press, exact: true }).click();
    const told = page.getByRole('dialog', { name: 'Идут технические работы' });
    await expect(told).toContainText(WORDS);
    await expectAccessible();
    await told.getByRole('button', { name: 'Понятно' }).click();
    await expect(told).toBeHidden();
    expect(await made()).toBe(before);
    if ('typed' in send)
      await expect(asked.getByLabel('Название темы', { exact: true })).toHaveValue(send.typed);
    await work(false);
    await asked.getByRole('button', { name: send.press, exact: true }).click();
    await expect(sent(page)).toBeVisible();
    expect(await made()).toBe(before + 1);
  });
