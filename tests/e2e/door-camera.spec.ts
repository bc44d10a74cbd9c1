import { eq } from 'drizzle-orm';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { HOUR_MS } from '@/lib/domain/moscow';
import { filmOf } from '../helpers/fake-camera';
import { unique } from '../helpers/given';
import { expect, test } from './training-fixtures';
import { itemOf } from './hands';

const digits = () => Array.from({ length: 4 }, () => String(2 + Math.floor(Math.random() * 8))).join('');
/** Of this run alone: the film is given to the browser as it starts. */
const CODE = [digits(), digits(), digits(), digits()].join('-');
const { CHROMIUM_PATH: whole, CHROMIUM_SHELL: shell = whole } = process.env;

test.use({
  permissions: ['camera'],
  launchOptions: {
    ...(shell ? { executablePath: shell } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${filmOf(CODE)}`,
    ],
  },
});

test('the camera reads the code of a booking, once, and goes off when it is told to', async ({
  page,
  given,
  trained,
  becomes,
  database: { db },
}) => {
  const expert = await given.user({ roles: ['expert'] });
  const topicId = await trained.topic({ name: unique('У двери') });
  const startsAt = new Date(Date.now() + HOUR_MS / 4);
  const { id } = await trained.training({ topicId, leaderId: expert.id, startsAt });
  const lastName = unique('Камерина');
  const person = await given.user({ lastName });
  const seat = await trained.seat(person.id, id);
  const row = trainingRegistrations;
  await db.update(row).set({ checkInCode: CODE }).where(eq(row.id, seat));
  await becomes(expert);
  // reached softly, as from a menu: the page is loaded anew, with the policy that lets the camera in
  await page.goto('/lk/trainings/pharmacist-visit');
  await page.goto(`/lk/trainings/pharmacist-visit?training=${id}`);
  await page.getByRole('button', { name: 'Сканировать' }).press('Enter');
  await expect(page.getByLabel('Камера: наведите на код')).toBeVisible();
  // read again while it is in the picture, it says so
  await expect(page.getByText(/визит отмечен|уже отмечен/)).toBeVisible();
  await expect(itemOf(page, lastName)).toContainText(/Визит отмечен.*\d\d:\d\d/);
  const [marked] = await db.select().from(row).where(eq(row.id, seat));
  expect(marked).toMatchObject({ visitSource: 'qr' });
  await page.getByRole('button', { name: 'Выключить камеру' }).press('Enter');
  await expect(page.getByLabel('Камера: наведите на код')).toHaveCount(0);
});
