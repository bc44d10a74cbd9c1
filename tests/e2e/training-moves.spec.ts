import type { Page } from '@playwright/test';
import { moscowDay } from '@/lib/domain/moscow';
import { unique } from '../helpers/given';
import type { givenTrainings } from '../helpers/given-trainings';
import { noWindows } from './hands';
import { atEveryWidth, expect, test } from './training-fixtures';

type Trained = ReturnType<typeof givenTrainings>;

const card = (page: Page, id: string) => page.getByRole('main').locator(`article#training-${id}`);
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Перенести запись' });
const booked = 'Вы записаны';

/** Moves the seat that a card shows to the date whose words are given. */
async function move(page: Page, from: string, group: string, to: RegExp): Promise<void> {
  await card(page, from)
    .getByRole('button', { name: /^Перенести/ })
    .click();
  await dialog(page).getByRole('group', { name: group }).getByRole('radio', { name: to }).check();
  await dialog(page).getByRole('button', { name: 'Перенести' }).click();
  await expect(page.getByText(/Запись перенесена/)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
}

/** Two webinars of a topic in one week of Moscow and one of another topic, and a seat on the first. */
async function movable(trained: Trained, userId: string) {
  const topicId = await trained.topic({ name: unique('Перенос') });
  const elsewhere = unique('Иная тема');
  const first = await trained.training({ topicId, inDays: 2 });
  const second = await trained.training({ topicId, inDays: 2.2 });
  const other = await trained.training({ topicId: await trained.topic({ name: elsewhere }), inDays: 1.1 });
  await trained.seat(userId, first.id);
  return { topicId, elsewhere, first, second, other };
}

test('after a move every page tells the new date at once, without a reload', async ({
  page,
  given,
  trained,
  becomes,
}) => {
  const anna = await given.user();
  const { topicId, first, second } = await movable(trained, anna.id);
  await becomes(anna);
  // home and one's bookings are seen before: what the router keeps of them is old after the move
  await page.goto('/lk/appointments');
  await expect(card(page, first.id)).toContainText(booked);
  await page.goto(`/lk/schedule?view=list&city=all&topic=${topicId}`);
  await expect(card(page, first.id)).toContainText(booked);
  await expect(card(page, second.id)).not.toContainText(booked);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await move(page, first.id, 'Новая дата', /вебинар/i);

  await expect(card(page, second.id)).toContainText(booked);
  await expect(card(page, second.id).getByRole('button', { name: /^Перенести/ })).toBeVisible();
  await expect(card(page, first.id)).not.toContainText(booked);
  await expect(card(page, first.id).getByRole('button', { name: /^Записаться/ })).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Мои записи' }).first().click();
  await expect(page).toHaveURL('/lk/appointments');
  await expect(card(page, second.id)).toContainText(booked);
  await expect(card(page, first.id)).toHaveCount(0);
  await move(page, second.id, 'Новая дата', /вебинар/i);
  await expect(card(page, first.id)).toContainText(booked);
  await expect(card(page, second.id)).toHaveCount(0);

  await noWindows(page);
  await page.goBack();
  await expect(page).toHaveURL(/view=list/);
  await expect(card(page, first.id)).toContainText(booked);
  await expect(card(page, second.id)).not.toContainText(booked);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect([await trained.taken(first.id), await trained.taken(second.id)]).toEqual([1, 0]);
});

test('a week of the schedule does so too, and another topic is offered after the dates of this one', async ({
  page,
  given,
  trained,
  becomes,
  expectAccessible,
}) => {
  const anna = await given.user();
  const { elsewhere, first, other } = await movable(trained, anna.id);
  await becomes(anna);
  await page.goto(`/lk/schedule?city=all&week=${moscowDay(first.startsAt)}`);
  await expect(card(page, first.id)).toContainText(booked);
  await card(page, first.id)
    .getByRole('button', { name: /^Перенести/ })
    .click();
  await expect(dialog(page).getByRole('group').first()).toHaveAccessibleName('Новая дата');
  await expect(dialog(page).getByRole('group').last()).toHaveAccessibleName('Другие темы');
  await atEveryWidth(page, expectAccessible);
  await page.keyboard.press('Escape');
  await move(page, first.id, 'Другие темы', new RegExp(`«${elsewhere}»`));
  await expect(card(page, first.id)).not.toContainText(booked);
  await noWindows(page);
  await page.goto('/lk/appointments');
  await expect(card(page, other.id)).toContainText(booked);
  await expect(card(page, first.id)).toHaveCount(0);
});
