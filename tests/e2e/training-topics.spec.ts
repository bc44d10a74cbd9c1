import { eq } from 'drizzle-orm';
import { trainings, trainingTopics } from '@/backend/db/schema/trainings';
import { unique } from '../helpers/given';
import { noWindows } from './hands';
import { atEveryWidth, expect, test } from './training-fixtures';

test('a trainer makes a topic, renames it, archives it once no date is to come, and brings it back', async ({
  page,
  given,
  trained,
  becomes,
  deps,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/409/); // a date is to come, which the window says
  const name = unique('Барьер кожи');
  const renamed = unique('Церамиды');
  const trainer = await given.user({ roles: ['trainer'] });
  await becomes(trainer);
  await page.goto('/lk/trainings');
  await page.getByRole('link', { name: 'Темы', exact: true }).click();
  await expect(page).toHaveURL('/lk/trainings?state=topics');
  await page.getByRole('button', { name: 'Новая тема' }).press('Enter');
  const made = page.getByRole('dialog', { name: 'Новая тема' });
  await made.getByRole('button', { name: 'Создать тему' }).click();
  await expect(made.getByText('Заполните поле «Название темы»')).toBeVisible();
  await made.getByLabel('Название темы', { exact: true }).fill(name);
  await made.getByLabel('Бренд', { exact: true }).selectOption({ label: 'La Roche-Posay' });
  await atEveryWidth(page, expectAccessible);
  await made.getByRole('button', { name: 'Создать тему' }).click();
  await expect(page.getByText(`Тема создана: «${name}»`)).toBeVisible();

  await page.getByLabel('Поиск по темам').fill(name);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await atEveryWidth(page, expectAccessible);
  const menu = page.getByRole('button', { name: `Действия: ${name}` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Изменить тему' }).click();
  const changed = page.getByRole('dialog', { name: 'Изменить тему' });
  await expect(changed.getByLabel('Название темы', { exact: true })).toHaveValue(name);
  await changed.getByLabel('Название темы', { exact: true }).fill(renamed);
  await changed.getByLabel('Описание', { exact: false }).fill('О липидах');
  await changed.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Тема изменена')).toBeVisible();
  // a window that goes takes its step of the history back
  await expect(changed).toHaveCount(0);
  await page.goto(`/lk/trainings?state=topics&search=${renamed}`);
  await page.getByRole('link', { name: renamed, exact: true }).click();
  await expect(page).toHaveURL(/topic=\d+/);
  const topicId = /topic=(\d+)/.exec(page.url())?.[1] ?? '';

  const training = await trained.training({ topicId, leaderId: trainer.id });
  await page.goto(`/lk/trainings?state=topics&search=${renamed}`);
  const acts = page.getByRole('button', { name: `Действия: ${renamed}` });
  await acts.click();
  await page.getByRole('menuitem', { name: 'В архив' }).click();
  const asked = page.getByRole('dialog', { name: 'Убрать тему в архив?' });
  await asked.getByRole('button', { name: 'В архив' }).click();
  await expect(asked.getByText(/Впереди 1\sдата/)).toBeVisible();
  await expectAccessible();
  await asked.getByRole('button', { name: 'Нет' }).click();
  await deps.database.db.update(trainings).set({ status: 'cancelled' }).where(eq(trainings.id, training.id));

  await acts.click();
  await page.getByRole('menuitem', { name: 'В архив' }).click();
  await asked.getByRole('button', { name: 'В архив' }).click();
  await expect(page.getByText(`Тема в архиве: «${renamed}»`)).toBeVisible();
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(page.getByText(`Тема возвращена из архива: «${renamed}»`)).toBeVisible();
  await acts.click();
  await page.getByRole('menuitem', { name: 'В архив' }).click();
  await asked.getByRole('button', { name: 'В архив' }).click();
  await expect(page.getByRole('heading', { name: 'С такими условиями тем нет' })).toBeVisible();

  await noWindows(page);
  await page.goto('/lk/trainings?state=topics');
  await page.getByRole('link', { name: 'В архиве', exact: true }).click();
  await expect(page).toHaveURL('/lk/trainings?state=topics&archived=1');
  await page.getByLabel('Поиск по темам').fill(renamed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: renamed })).toContainText('В архиве');
  await atEveryWidth(page, expectAccessible);
  await acts.click();
  await page.getByRole('menuitem', { name: 'Вернуть из архива' }).click();
  await expect(page.getByText(`Тема возвращена из архива: «${renamed}»`)).toBeVisible();
  await page.goto(`/lk/trainings?state=topics&search=${renamed}`);
  await acts.click();
  await page.getByRole('menuitem', { name: 'Новая дата' }).click();
  await expect(page).toHaveURL(`/lk/trainings/timetable-creation?topic=${topicId}`);
  await expect(page.getByLabel('Тема', { exact: true })).toHaveValue(renamed);

  await becomes(await given.user({ roles: ['trainer'] }));
  await page.goto(`/lk/trainings?state=topics&search=${renamed}`);
  await expect(page.getByRole('link', { name: renamed, exact: true })).toBeVisible();
  await expect(acts).toHaveCount(0);
});

test('of two editors of a topic the second chooses between both versions, and nothing typed is lost', async ({
  page,
  given,
  trained,
  becomes,
  deps,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/409/); // somebody else has saved, which the window says
  const trainer = await given.user({ roles: ['trainer'] });
  const name = unique('Барьер кожи');
  const topicId = await trained.topic({ name });
  const { db } = deps.database;
  await db.update(trainingTopics).set({ createdById: trainer.id }).where(eq(trainingTopics.id, topicId));
  await becomes(trainer);
  await page.goto(`/lk/trainings?state=topics&search=${name}`);
  await page.getByRole('button', { name: `Действия: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Изменить тему' }).click();
  const dialog = page.getByRole('dialog', { name: 'Изменить тему' });
  const [title, about] = [
    dialog.getByLabel('Название темы', { exact: true }),
    dialog.getByLabel('Описание', { exact: false }),
  ];
  await expect(title).toHaveValue(name);
  const theirs = unique('Имя коллеги');
  await db
    .update(trainingTopics)
    .set({ name: theirs, updatedAt: new Date() })
    .where(eq(trainingTopics.id, topicId));
  await about.fill('О липидах');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog.getByRole('heading', { name: 'Две версии' })).toBeFocused();
  await expect(about).toHaveValue('О липидах');
  await atEveryWidth(page, expectAccessible);
  await dialog.getByRole('button', { name: 'Взять выбранное' }).press('Enter');
  await expect(title).toHaveValue(theirs);
  await expect(title).toBeFocused();
  await expect(about).toHaveValue('О липидах');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Тема изменена')).toBeVisible();
  const [saved] = await db.select().from(trainingTopics).where(eq(trainingTopics.id, topicId));
  expect([saved?.name, saved?.description]).toEqual([theirs, 'О липидах']);
});
