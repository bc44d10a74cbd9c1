import type { Page } from '@playwright/test';
import { cities } from '@/backend/db/schema/directory';
import { HOUR_MS, MINUTE_MS, moscowDay } from '@/lib/domain/moscow';
import { shiftDay } from '@/lib/domain/week';
import { unique } from '../helpers/given';
import { atEveryWidth, expect, test } from './training-fixtures';
import { itemOf } from './hands';

const dialog = (page: Page) => page.getByRole('dialog');
const inDays = (days: number) => shiftDay(moscowDay(new Date()), days);
const shown = (day: string) => day.split('-').reverse().join('.');

async function choose(page: Page, label: string, words: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(words);
  await page.getByRole('option', { name: words }).first().click();
}

/** Asks for a webinar every week, from so many days on to so many. */
async function planWebinars(page: Page, topic: string, [from, to]: [string, string]): Promise<void> {
  await page.goto('/lk/trainings/timetable-creation');
  await choose(page, 'Тема', topic);
  await page.getByRole('radio', { name: 'Вебинар' }).check();
  await page.getByLabel('Дата', { exact: true }).fill(shown(from));
  await page.getByLabel('Начало', { exact: true }).fill('15:00');
  await page.getByLabel('Конец', { exact: true }).fill('16:30');
  await page.getByLabel('Повторять', { exact: true }).selectOption('week');
  await page.getByLabel('Повторять до', { exact: true }).fill(shown(to));
  await page.getByRole('button', { name: 'Создать', exact: true }).click();
}

test('a trainer makes a hall, moves it and takes it away, and its people are told', async ({
  page,
  given,
  trained,
  becomes,
  deps,
  lettersTo,
  expectAccessible,
}) => {
  const city = unique('Владивосток');
  await deps.database.db.insert(cities).values({ name: city, timeZone: 'Asia/Vladivostok' });
  const topic = unique('Барьер кожи');
  const trainer = await given.user({ roles: ['trainer'], lastName: 'Громова' });
  const pharmacist = await given.user();
  await becomes(trainer);
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Темы, расписание и записавшиеся/ })
    .click();
  await page.getByRole('link', { name: 'Создать тренинг' }).first().click();
  await expect(page).toHaveURL('/lk/trainings/timetable-creation');
  await page.getByRole('button', { name: 'Создать', exact: true }).click();
  await expect(page.getByText('Выберите тему или назовите новую')).toBeVisible();
  await atEveryWidth(page, expectAccessible);

  await page.getByRole('button', { name: 'Новая тема' }).click();
  await page.getByLabel('Название темы', { exact: true }).fill(topic);
  await page.getByLabel('Бренд', { exact: true }).selectOption({ label: 'La Roche-Posay' });
  await choose(page, 'Город', city);
  await page.getByLabel('Адрес', { exact: true }).fill('ул. Алеутская, 1');
  await page.getByLabel('Дата', { exact: true }).fill(shown(inDays(6)));
  await page.getByLabel('Начало', { exact: true }).fill('10:00');
  await page.getByLabel('Конец', { exact: true }).fill('12:00');
  await page.getByLabel('Мест', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Создать', exact: true }).click();
  await expect(page).toHaveURL(/\/lk\/trainings\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();
  await expect(page.getByText('03:00–05:00 МСК')).toBeVisible();
  await expect(page.getByText(/Местное время: 10:00–12:00 .*МСК\+7/)).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  await trained.seat(pharmacist.id, id);

  await page.getByRole('link', { name: 'Изменить' }).click();
  await expect(page.getByText(/1\sчеловек: записаны или ждут/)).toBeVisible();
  await page.getByLabel('Начало', { exact: true }).fill('14:00');
  await page.getByLabel('Конец', { exact: true }).fill('16:00');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('07:00–09:00 МСК')).toBeVisible();
  await expect.poll(() => lettersTo(pharmacist.email).join()).toContain(`Тренинг изменился: «${topic}»`);
  await atEveryWidth(page, expectAccessible);

  await page.getByRole('button', { name: `Действия: ${topic}` }).click();
  await page.getByRole('menuitem', { name: 'Отменить тренинг' }).click();
  await dialog(page)
    .getByLabel(/Причина/)
    .fill('Заболел ведущий');
  await expectAccessible();
  await dialog(page).getByRole('button', { name: 'Отменить тренинг' }).click();
  await expect(page.getByText('Причина отмены: Заболел ведущий')).toBeVisible();
  await expect.poll(() => lettersTo(pharmacist.email).join()).toContain(`Тренинг отменён: «${topic}»`);
});

test('a month is shown before it is made, with what stands against it', async ({
  page,
  given,
  trained,
  becomes,
  expectAccessible,
}) => {
  // read once: the second plan meets the first one's days, also where midnight falls between them
  const [first, third, fourth, fifth] = [inDays(7), inDays(21), inDays(28), inDays(35)];
  const topic = unique('Фотостарение');
  const topicId = await trained.topic({ name: topic });
  const trainer = await given.user({ roles: ['trainer'] });
  await becomes(trainer);
  await planWebinars(page, topic, [first, fourth]);
  const plan = page.getByRole('region', { name: 'Что будет создано' });
  await expect(plan.getByRole('listitem')).toHaveCount(4);
  await atEveryWidth(page, expectAccessible);
  await plan.getByRole('button', { name: 'Создать 4 тренинга' }).click();
  await expect(page).toHaveURL('/lk/trainings');
  await page.getByLabel('Поиск по тренингам').fill(topic);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Найдено: 4')).toBeVisible();
  await atEveryWidth(page, expectAccessible);
  expect(await trained.dates(topicId)).toBe(4);

  await planWebinars(page, topic, [third, fifth]);
  await expect(plan.getByText('Такой тренинг уже есть.')).toHaveCount(2);
  await plan.getByRole('button', { name: 'Создать 1 тренинг' }).click();
  await expect(page).toHaveURL('/lk/trainings');
  expect(await trained.dates(topicId)).toBe(5);
});

test('an expert records a pharmacist, is asked for a guest’s word, and marks who has come', async ({
  page,
  given,
  trained,
  becomes,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/409/); // no seat is left, which the page says
  const topic = unique('Себорея');
  const topicId = await trained.topic({ name: topic });
  const expert = await given.user({ roles: ['expert'] });
  // the list of choices holds the nearest
  const training = await trained.training({
    ...{ topicId, leaderId: expert.id, capacity: 1, startsAt: new Date(Date.now() + 5 * MINUTE_MS) },
  });
  const lastName = unique('Щукина');
  await given.user({ lastName });
  const lateName = unique('Лещева');
  await given.user({ lastName: lateName });
  await becomes(expert);
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Запись фармацевта/ })
    .click();
  await page.getByRole('link', { name: topic }).click();
  await expect(page.getByRole('heading', { name: topic })).toBeVisible();
  await atEveryWidth(page, expectAccessible);
  await choose(page, 'Фармацевт', lastName);
  await page.getByRole('button', { name: 'Записать', exact: true }).click();
  await expect(itemOf(page, lastName)).toBeVisible();
  await choose(page, 'Фармацевт', lateName);
  await page.getByRole('button', { name: 'Записать', exact: true }).click();
  await expect(page.getByText('Свободных мест нет.')).toBeVisible();
  await page.getByRole('button', { name: 'В лист ожидания' }).click();
  await expect(page.getByText(/в очереди: 1/)).toBeVisible();
  await page.getByRole('radio', { name: 'Новый участник' }).check();
  await page.getByRole('button', { name: 'Записать', exact: true }).click();
  await expect(page.getByText('Без согласия участника записать его нельзя')).toBeVisible();
  await expectAccessible();

  await page.goto(`/lk/trainings/pharmacist-visit?training=${training.id}`);
  await expect(page.getByText('Пришли 0 из 1')).toBeVisible();
  await atEveryWidth(page, expectAccessible);
  await page.getByRole('button', { name: /Отметить визит/ }).press('Enter');
  await expect(page.getByText('Пришли 1 из 1')).toBeVisible();
  await expect(page.getByRole('button', { name: /Отметить визит/ })).toHaveCount(0);

  // a slip is taken back in its row, by keys
  await page.getByRole('button', { name: /Снять отметку/ }).press('Enter');
  await expect(page.getByText('Пришли 0 из 1')).toBeVisible();
  await expect(page.getByRole('button', { name: /Отметить визит/ })).toBeFocused();

  // on paper the list stands alone, to be signed
  await page.emulateMedia({ media: 'print' });
  await expect(itemOf(page, lastName)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('the leader of a webinar sees the stage and who comes; another trainer sees no names', async ({
  page,
  given,
  trained,
  becomes,
  expectAccessible,
}) => {
  const trainer = await given.user({ roles: ['trainer'], firstName: 'Вера', lastName: 'Ладога' });
  const training = await trained.training({ leaderId: trainer.id });
  const lastName = unique('Рыбина');
  await trained.seat((await given.user({ lastName })).id, training.id);
  await becomes(trainer);
  await page.goto(`/lk/trainings/${training.id}`);
  await expect(page.getByRole('region', { name: 'Трансляция' })).toContainText('Эфир начнётся');
  await expect(page.getByRole('region', { name: 'О вебинаре' })).toContainText('Вера Ладога');
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(row).toBeVisible();
  await atEveryWidth(page, expectAccessible);
  await row.getByRole('button', { name: /Действия/ }).click();
  await page.getByRole('menuitem', { name: 'Удалить запись' }).click();
  await dialog(page).getByRole('button', { name: 'Удалить запись' }).click();
  await expect(page.getByRole('heading', { name: 'Пока никто не записан' })).toBeVisible();
  await trained.seat((await given.user()).id, training.id);
  await becomes(await given.user({ roles: ['trainer'] }));
  await page.goto(`/lk/trainings/${training.id}`);
  await expect(page.getByText('Участников видит ведущий.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a trainer marks days without trainings, and is warned in them', async ({
  page,
  given,
  trained,
  becomes,
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(/409/); // the warning
  const topic = unique('Розацеа');
  await trained.topic({ name: topic });
  await becomes(await given.user({ roles: ['trainer'] }));
  await page.goto('/lk/trainings');
  await page.getByRole('button', { name: 'Недоступность' }).press('Enter');
  const window = page.getByRole('dialog', { name: 'Когда вы недоступны' });
  await window.getByRole('button', { name: 'Отметить' }).click();
  await expect(window.getByText(/Заполните поле «С»|Поле «С»/).first()).toBeVisible();
  await window.getByLabel('С', { exact: true }).fill(shown(inDays(10)));
  await window.getByLabel('По', { exact: true }).fill(shown(inDays(12)));
  await window.getByLabel('Причина').fill('отпуск');
  await window.getByRole('button', { name: 'Отметить' }).click();
  await expect(window.getByRole('listitem')).toHaveCount(1);
  await atEveryWidth(page, expectAccessible);

  await page.goto('/lk/trainings/timetable-creation');
  await choose(page, 'Тема', topic);
  await page.getByRole('radio', { name: 'Вебинар' }).check();
  await page.getByLabel('Дата', { exact: true }).fill(shown(inDays(11)));
  await page.getByLabel('Начало', { exact: true }).fill('15:00');
  await page.getByLabel('Конец', { exact: true }).fill('16:30');
  await page.getByRole('button', { name: 'Создать', exact: true }).click();
  await expect(dialog(page).getByText(/Ведущий недоступен: .*отпуск/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Сохранить всё равно' }).click();
  await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();

  await page.goto('/lk/trainings');
  await page.getByRole('button', { name: 'Недоступность' }).click();
  await expect(window.getByRole('link', { name: /1\sтренинг в эти дни/ })).toBeVisible();
  await window.getByRole('button', { name: /Снять отметку/ }).click();
  await expect(window.getByText('Пока ничего не отмечено.')).toBeVisible();
});

test('a trainer keeps a seat for a link, and whoever has it comes by it', async ({
  page,
  given,
  trained,
  becomes,
  expectAccessible,
}) => {
  const name = unique('Экзема');
  const topicId = await trained.topic({ name });
  const trainer = await given.user({ roles: ['trainer'] });
  const training = await trained.training({ topicId, leaderId: trainer.id, capacity: 1 });
  await becomes(trainer);
  await page.goto(`/lk/trainings/${training.id}`);
  await page.getByRole('button', { name: `Действия: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Отложить места' }).click();
  const window = page.getByRole('dialog', { name: 'Отложить места' });
  await window.getByRole('radio', { name: 'По ссылке' }).check();
  await window.getByLabel('Мест', { exact: true }).fill('1');
  await window.getByRole('button', { name: 'Отложить', exact: true }).click();
  await expect(window.getByText('занято 0 из 1', { exact: false })).toBeVisible();
  await atEveryWidth(page, expectAccessible);
  const address = (await window.getByText(/invitation=/).textContent()) ?? '';

  await becomes(await given.user());
  await page.goto(`/lk/schedule?view=list&city=all&topic=${topicId}`);
  await expect(page.getByRole('button', { name: /В лист ожидания/ })).toBeVisible();
  await page.goto(new URL(address).pathname + new URL(address).search);
  const invited = page.getByRole('region', { name: 'Вас пригласили на тренинг' });
  await expect(invited).toContainText(name);
  await atEveryWidth(page, expectAccessible);
  await invited.getByRole('button', { name: /Записаться по приглашению/ }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Записаться', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Вы записаны' })).toBeVisible();

  await becomes(await given.user());
  await page.goto(new URL(address).pathname + new URL(address).search);
  await expect(page.getByText(/Приглашение не действует/)).toBeVisible();
});

test('an admin gives points to whoever came, once', async ({
  page,
  given,
  trained,
  becomes,
  expectAccessible,
}) => {
  const name = unique('Атопия');
  const topicId = await trained.topic({ name, mark: 'cerave' });
  const startsAt = new Date(Date.now() - 2 * HOUR_MS);
  const training = await trained.training({ topicId, startsAt, hours: 1 });
  const lastName = unique('Вишнёва');
  const pharmacist = await given.user({ lastName });
  await trained.seat(pharmacist.id, training.id);
  await becomes(await given.user({ roles: ['admin'] }));
  await page.goto(`/lk/trainings/${training.id}`);
  await expect(page.getByRole('button', { name: 'Начислить пришедшим' })).toHaveCount(0);
  await page.getByRole('button', { name: new RegExp(`Действия: .*${lastName}`) }).click();
  await page.getByRole('menuitem', { name: 'Отметить визит' }).click();
  await page.getByRole('button', { name: 'Начислить пришедшим' }).press('Enter');
  const window = page.getByRole('dialog', { name: 'Начислить пришедшим' });
  await expect(window.getByText(lastName)).toBeVisible();
  await window.getByLabel(/^Баллы каждому/).fill('50');
  await window.getByLabel('За что').fill('За практику');
  await atEveryWidth(page, expectAccessible);
  await window.getByRole('button', { name: 'Начислить', exact: true }).click();
  await expect(page.getByText(/Начислено 1\sчеловеку по 50\sбаллов/)).toBeVisible();
  await page.getByRole('button', { name: 'Начислить пришедшим' }).click();
  await expect(window.getByText(/Баллы уже у 1\sчеловека/)).toBeVisible();
  await page.keyboard.press('Escape');

  await becomes(pharmacist);
  await page.goto('/lk/notifications/all');
  await expect(page.getByRole('link', { name: /Начислено 50\sбаллов/ })).toBeVisible();
});

test('a trainer finds on home what they lead next, another’s not', async ({
  page,
  given,
  trained,
  becomes,
  expectAccessible,
}) => {
  const name = unique('Розацеа');
  const topicId = await trained.topic({ name });
  const trainer = await given.user({ roles: ['trainer'] });
  const training = await trained.training({ topicId, leaderId: trainer.id });
  await becomes(trainer);
  await page.goto('/');
  const led = page.getByRole('region', { name: 'Вы ведёте' });
  await expectAccessible();
  await led.getByRole('link', { name: new RegExp(name) }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/lk/trainings/${training.id}$`));
  await becomes(await given.user({ roles: ['trainer'] }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(led).toHaveCount(0);
});

test('a leader writes to those who come, and to one of them', async ({
  page,
  given,
  trained,
  becomes,
  lettersTo,
  expectAccessible,
}) => {
  const name = unique('Купероз');
  const topicId = await trained.topic({ name });
  const trainer = await given.user({ roles: ['trainer'], firstName: 'Вера', lastName: 'Ладога' });
  const training = await trained.training({ topicId, leaderId: trainer.id });
  const lastName = unique('Соснина');
  const [one, other] = [await given.user({ lastName }), await given.user()];
  for (const { id } of [one, other]) await trained.seat(id, training.id);
  await becomes(trainer);
  await page.goto(`/lk/trainings/${training.id}`);
  await page.getByRole('button', { name: 'Написать', exact: true }).press('Enter');
  const window = page.getByRole('dialog', { name: 'Написать участникам' });
  await window.getByRole('button', { name: 'Отправить' }).click();
  await expect(window.getByText('Напишите сообщение: хотя бы три буквы.')).toBeVisible();
  await window.getByRole('group', { name: 'Готовые тексты' }).getByText('Напомнить').press('Enter');
  const words = window.getByLabel('Сообщение', { exact: true });
  await expect(words).toBeFocused();
  await expect(words).toHaveValue(new RegExp(`Напоминаем: вебинар «${name}»`));
  await words.fill('Возьмите с собой халат.');
  await atEveryWidth(page, expectAccessible);
  await window.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Сообщение отправлено: 2\u00a0человека')).toBeVisible();
  for (const { email } of [one, other]) {
    await expect.poll(() => lettersTo(email).join()).toContain('Вера Ладога: Возьмите с собой халат.');
  }

  await page.getByRole('checkbox', { name: new RegExp(lastName) }).check();
  await page.getByRole('region', { name: 'Выбранные' }).getByRole('button', { name: 'Написать' }).click();
  await expect(window.getByText('Кому: 1\u00a0выбранный участник.')).toBeVisible();
  await expect(window.getByRole('region', { name: 'Уже отправлено' })).toContainText(
    'Возьмите с собой халат.',
  );
  await window.getByLabel('Сообщение', { exact: true }).fill('Возьмите паспорт.');
  await window.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Сообщение отправлено: 1\u00a0человек')).toBeVisible();

  await becomes(one);
  await page.goto('/lk/notifications/all');
  await expect(page.getByRole('link', { name: /Возьмите паспорт/ })).toBeVisible();
  await atEveryWidth(page, expectAccessible);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the timetable, a training and its door are read', async ({
    page,
    given,
    trained,
    becomes,
    expectFailure,
  }) => {
    expectFailure(/_next\/static|Content Security Policy/); // scripts are announced and never run
    const trainer = await given.user({ roles: ['trainer'] });
    const name = unique('Тема');
    const topicId = await trained.topic({ name });
    const training = await trained.training({ topicId, leaderId: trainer.id });
    const lastName = unique('Карпова');
    await trained.seat((await given.user({ lastName })).id, training.id);
    await becomes(trainer);
    await page.goto('/lk/trainings');
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByText(lastName).filter({ visible: true }).first()).toBeVisible();
    await page.goto(`/lk/trainings/pharmacist-visit?training=${training.id}`);
    await expect(page.getByText(lastName).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('Управление посещениями недоступно.')).toBeVisible();
  });
});
