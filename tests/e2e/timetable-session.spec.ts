import { eq } from 'drizzle-orm';
import { cities } from '@/backend/db/schema/directory';
import { sessions } from '@/backend/db/schema/sessions';
import { trainings } from '@/backend/db/schema/trainings';
import { hashPassword } from '@/backend/services/auth/passwords';
import { moscowDay } from '@/lib/domain/moscow';
import { shiftDay } from '@/lib/domain/week';
import { DEMO_PASSWORD } from './fixtures';
import { unique } from '../helpers/given';
import { expect, test } from './training-fixtures';

test('a session that ends while a training is filled in: signed in over it, all is there and is made once', async ({
  page,
  given,
  becomes,
  deps,
  expectFailure,
}) => {
  expectFailure(/401/);
  const { db } = deps.database;
  const city = unique('Самара');
  const [made] = await db.insert(cities).values({ name: city, timeZone: 'Europe/Samara' }).returning();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const trainer = await given.user({ roles: ['trainer'], passwordHash });
  await becomes(trainer);
  await page.goto('/lk/trainings/timetable-creation');
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const topic = unique('Барьер кожи');
  const day = shiftDay(moscowDay(new Date()), 6).split('-').reverse().join('.');
  const typed = { 'Название темы': topic, Адрес: 'ул. Куйбышева, 1', Дата: day, Начало: '10:00' };
  await page.getByRole('button', { name: 'Новая тема' }).click();
  await field('Бренд').selectOption({ label: 'La Roche-Posay' });
  await field('Город').fill(city);
  await page.getByRole('option', { name: city }).first().click();
  const all = { ...typed, Конец: '12:00', Мест: '12' };
  for (const [name, text] of Object.entries(all)) await field(name).fill(text);

  const ended = { endedAt: new Date(), endReason: 'test' };
  await db.update(sessions).set(ended).where(eq(sessions.userId, trainer.id));
  const create = page.getByRole('button', { name: 'Создать', exact: true });
  await create.click();
  const over = page.getByRole('dialog', { name: 'Сеанс закончился' });
  await over.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD);
  await over.getByRole('button', { name: 'Войти' }).click();
  await expect(over).toBeHidden();
  for (const [name, text] of Object.entries(all)) await expect(field(name)).toHaveValue(text);
  await expect(field('Город')).toHaveValue(city);
  const dates = () => db.$count(trainings, eq(trainings.cityId, made?.id ?? ''));
  expect(await dates()).toBe(0);
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();
  expect(await dates()).toBe(1);
});
