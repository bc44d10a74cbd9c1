import { HOUR_MS } from '@/lib/domain/moscow';
import { filmPath, filmScreen } from '../helpers/fake-camera';
import { unique } from '../helpers/given';
import { expect, test } from './training-fixtures';
import { itemOf } from './hands';

/** What the camera of the door sees; the browser is told where it lies as it starts. */
const FILM = filmPath();
const { CHROMIUM_PATH: whole, CHROMIUM_SHELL: shell = whole } = process.env;

test.setTimeout(90_000);
test.use({
  permissions: ['camera'],
  launchOptions: {
    ...(shell ? { executablePath: shell } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${FILM}`,
    ],
  },
});

test('come by QR: a pharmacist from home shows the screen, and the camera of the door of a trainer from home reads it', async ({
  page,
  given,
  trained,
  becomes,
  newDevice,
  signInAs,
}) => {
  const topic = unique('У двери');
  const trainer = await given.user({ roles: ['trainer'] });
  const topicId = await trained.topic({ name: topic });
  const startsAt = new Date(Date.now() + HOUR_MS / 2);
  const { id } = await trained.training({ topicId, leaderId: trainer.id, startsAt, city: unique('Казань') });
  const lastName = unique('Экранова');
  const pharmacist = await given.user({ lastName });

  // the phone of the pharmacist
  const phone = await newDevice({ viewport: { width: 390, height: 844 } });
  await signInAs(pharmacist, phone);
  const own = await phone.newPage();
  const card = own.getByRole('main').getByRole('article', { name: topic });
  const dialog = own.getByRole('dialog');
  await own.goto('/');
  await own.getByRole('link', { name: 'Тренинги' }).first().click();
  await own.getByRole('main').getByRole('link', { name: 'Список', exact: true }).click();
  await expect(own).toHaveURL(/view=list/);
  await own.getByRole('button', { name: 'Фильтры', exact: true }).click();
  await dialog.getByLabel('Тема').fill(topic);
  await dialog.getByRole('button', { name: 'Показать 1' }).click();
  await card.getByRole('button', { name: /Записаться/ }).click();
  await dialog.getByRole('button', { name: 'Записаться' }).click();
  const booked = own.getByRole('dialog', { name: 'Вы записаны' });
  await booked.getByRole('link', { name: 'Мои записи' }).click();
  await expect(own).toHaveURL('/lk/appointments');
  await expect(dialog).toHaveCount(0);
  await card.getByRole('button', { name: 'Код для входа' }).click();
  const code = dialog.getByRole('img', { name: /^Код / });
  await expect(code).toBeVisible();
  await filmScreen(FILM, await own.screenshot({ animations: 'disabled' }));

  // the door
  await becomes(trainer);
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Визиты/ })
    .first()
    .click();
  // home names the training too
  await expect(page).toHaveURL(/pharmacist-visit/);
  await page.getByRole('link', { name: topic }).click();
  await expect(page.getByText('Пришли 0 из 1')).toBeVisible();
  await page.getByRole('button', { name: 'Сканировать' }).click();
  await expect(page.getByLabel('Камера: наведите на код')).toBeVisible();
  // read again while it is in the picture, it says so
  await expect(page.getByText(/визит отмечен|уже отмечен/)).toBeVisible();
  await expect(page.getByText('Пришли 1 из 1')).toBeVisible();
  const row = itemOf(page, lastName);
  await expect(row).toContainText(/Визит отмечен.*\d\d:\d\d/);
  await page.getByRole('button', { name: 'Выключить камеру' }).click();
  expect(await trained.visited(id)).toBe(1);

  // who is in has nothing left to give up
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(dialog).toHaveCount(0);
  await own.reload();
  await expect(card).toContainText('Визит отмечен');
  await expect(
    card.getByRole('button', { name: /Отменить запись|Не приду|Перенести|Код для входа/ }),
  ).toHaveCount(0);
});
