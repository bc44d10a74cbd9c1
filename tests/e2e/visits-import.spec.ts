import { inArray } from 'drizzle-orm';
import { trainingAttendances } from '@/backend/db/schema/statistics';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { unique } from '../helpers/given';
import { atEveryWidth, expect, test } from './training-fixtures';

const csv = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${['№ записи;Посещение', ...rows].join('\r\n')}\r\n`),
});

test('a report comes back with visits: refused in words, checked, marked, told to the collector', async ({
  page,
  given,
  trained,
  becomes,
  database: { db },
  expectFailure,
  expectAccessible,
}) => {
  // the picture is refused
  expectFailure(/422/);
  const trainer = await given.user({ roles: ['trainer'] });
  const topicId = await trained.topic({ name: unique('Церамиды') });
  const { id } = await trained.training({ topicId, leaderId: trainer.id, inDays: -2 });
  const people = [await given.user(), await given.user()].map((person) => person.id);
  const seats: string[] = [];
  for (const person of people) seats.push(await trained.seat(person, id));
  await becomes(trainer);
  await page.goto('/lk/trainings/order-uploading');
  const next = page.getByRole('button', { name: 'Дальше' });
  await page.getByLabel('Таблица').setInputFiles({
    ...{ name: 'Отчёт.xlsx', mimeType: 'image/png' },
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]),
  });
  await next.click();
  await expect(page.getByText(/Не удалось импортировать отчет\./)).toBeVisible();
  await atEveryWidth(page, expectAccessible);

  await page
    .getByLabel('Таблица')
    .setInputFiles(csv(`${unique('Отчёт')}.csv`, [...seats.map((seat) => `${seat};да`), '987654321;да']));
  await next.click();
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText('Нужно исправить 1 строку из 3')).toBeVisible();
  const visited = async () => {
    const row = trainingRegistrations;
    const rows = await db.select().from(row).where(inArray(row.id, seats));
    return rows.flatMap(({ visitId, visitedAt }) => (visitedAt ? (visitId ?? []) : []));
  };
  expect(await visited()).toEqual([]);
  await page.getByRole('button', { name: /Загрузить только верные/ }).click();
  await expect(page.getByText('Загружено: 2 строки')).toBeVisible();
  const ids = await visited();
  expect(ids).toHaveLength(2);
  const told = () => db.select().from(trainingAttendances).where(inArray(trainingAttendances.userId, people));
  await expect.poll(async () => (await told()).map(({ eventId }) => eventId).sort()).toEqual(ids.sort());
});

test('from a training’s page: rows of that training alone, each with whose visit it is', async ({
  page,
  given,
  trained,
  becomes,
  expectFailure,
  expectAccessible,
}) => {
  // another trainer's date as the choice
  expectFailure(/404/);
  const trainer = await given.user({ roles: ['trainer'] });
  const topic = unique('Церамиды');
  const topicId = await trained.topic({ name: topic });
  const of = (leaderId: string, inDays: number) => trained.training({ topicId, leaderId, inDays });
  const one = await of(trainer.id, -2);
  const [other, theirs] = [await of(trainer.id, -3), await of((await given.user()).id, -4)];
  const pharmacy = await given.pharmacy({ name: unique('Планета здоровья на Баумана') });
  const names = [unique('Зимина'), unique('Летова')];
  const seats: string[] = [];
  for (const [at, lastName] of names.entries()) {
    const person = await given.user({ lastName, firstName: 'Ольга', pharmacyId: pharmacy.id });
    seats.push(await trained.seat(person.id, at === 0 ? one.id : other.id));
  }
  await becomes(trainer);
  await page.goto(`/lk/trainings/${one.id}`);
  await page.getByRole('button', { name: `Действия: ${topic}` }).click();
  await page.getByRole('menuitem', { name: 'Загрузить отчёт' }).click();
  await expect(page.getByText(/Только записи тренинга/)).toContainText(topic);
  await page
    .getByLabel('Таблица')
    .setInputFiles(csv(`${unique('Отчёт')}.csv`, [...seats.map((seat) => `${seat};да`), '987654321;да']));
  await page.getByRole('button', { name: 'Дальше' }).click();
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText(/Нужно исправить 2\sстроки из 3/)).toBeVisible();
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(rowOf(names[1] ?? '')).toContainText('Эта запись с другого тренинга');
  await page.getByRole('link', { name: /^Изменения/ }).click();
  const right = rowOf(names[0] ?? '');
  await expect(right).toContainText(`${names[0] ?? ''} Ольга`);
  for (const words of [pharmacy.name, topic, 'МСК']) await expect(right).toContainText(words);
  await atEveryWidth(page, expectAccessible);

  await page.getByRole('link', { name: 'Другой файл' }).click();
  await expect(page.getByText(/Только записи тренинга/)).toBeVisible();
  const away = await page.goto(`/lk/trainings/order-uploading?training=${theirs.id}`);
  expect(away?.status()).toBe(404);
});
