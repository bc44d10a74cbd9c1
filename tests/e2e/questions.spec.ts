import type { Page } from '@playwright/test';
import { unique } from '../helpers/given';
import { expect, test } from './question-fixtures';

const bell = (page: Page) => page.getByRole('banner').locator('summary').filter({ hasText: 'Уведомления' });
const card = (page: Page, text: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: text });

test('a pharmacist asks, the expert answers, the pharmacist is told and reads', async ({
  page,
  given,
  questions,
  becomes,
  lettersTo,
  expectAccessible,
}) => {
  const lastName = unique('Экспертова');
  const expert = await questions.expert({ firstName: 'Вера', lastName });
  const anna = await given.user();
  const asked = `${unique('Чем увлажнять')} кожу зимой, если отопление сушит?`;

  await becomes(anna);
  await page.goto('/academy/experts');
  await page.getByRole('link', { name: `Задать вопрос: Вера ${lastName}` }).click();
  await expect(page).toHaveURL(`/academy/ask-question?to=${expert.id}#ask`);
  await expect(page.getByLabel('Кому')).toHaveValue(expert.id);
  await page.getByLabel('Вопрос', { exact: true }).fill(asked);
  await page.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(page.getByText(/Вопрос отправлен\. Ответ придёт до конца дня/)).toBeVisible();
  await expect(page).toHaveURL('/academy/ask-question?tab=my');
  await expect(card(page, asked)).toContainText('Ответ до конца дня');
  await expectAccessible();
  await expect.poll(() => lettersTo(expert.email).join()).toContain(asked);

  await becomes(expert);
  await page.goto('/');
  await bell(page).click();
  await page.getByRole('link', { name: /Вам задали вопрос/ }).click();
  await expect(page).toHaveURL(/tab=answer&question=\d+#question-\d+$/);
  await card(page, asked).getByRole('button', { name: 'Ответить' }).click();
  const form = page.getByRole('dialog', { name: 'Ответ на вопрос' });
  await form.getByLabel('Ответ', { exact: true }).fill('Кремом с церамидами, дважды в день.');
  await form.getByRole('button', { name: 'Ответить' }).click();
  await expect(form).toBeHidden(); // behind it nothing of the page is there to be seen
  await expect(card(page, asked)).toContainText('Есть ответ'); // the link was to this question, whatever its state

  // a letter goes with the next turn of its job, and none of what was read before
  await expect
    .poll(() => lettersTo(anna.email).join(), { timeout: 30_000 })
    .toContain('/academy/ask-question?tab=my');

  await becomes(anna);
  await page.goto('/');
  await bell(page).click();
  await page.getByRole('link', { name: /Эксперт ответил на ваш вопрос/ }).click();
  await expect(page).toHaveURL(/tab=my&question=\d+#question-\d+$/);
  await expect(card(page, asked)).toContainText('Кремом с церамидами');
  await expect(bell(page)).toHaveText('Уведомления');
});

test('about an expert, and from there to the question', async ({ page, given, questions, becomes }) => {
  const lastName = unique('Знающая');
  const { id } = await questions.expert({ firstName: 'Нина', lastName });
  await becomes(await given.user());
  await page.goto('/academy/experts');
  await page.getByRole('button', { name: `Нина ${lastName}` }).click();
  const about = page.getByRole('dialog', { name: `Нина ${lastName}` });
  await expect(about).toContainText('Двенадцать лет практики.');
  await about.getByRole('link', { name: 'Задать вопрос' }).click();
  await expect(about).toBeHidden();
  await expect(page.getByLabel('Кому')).toHaveValue(id);
});

test('Back closes a window, and the router hears of no step over it', async ({
  page,
  given,
  questions,
  becomes,
}) => {
  // how often each listener of a step is called, in the order they were added
  await page.addInitScript(() => {
    const calls: number[] = [];
    const add = window.addEventListener.bind(window);
    const addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      if (type !== 'popstate') return add(type, listener, options);
      const nth = calls.push(0) - 1;
      add(type, (event) => {
        calls[nth] = (calls[nth] ?? 0) + 1;
        listener(event);
      });
    };
    Object.assign(window, { calls, addEventListener });
  });
  const lastName = unique('Экспертова');
  await questions.expert({ firstName: 'Вера', lastName });
  await becomes(await given.user());
  await page.goto('/academy/experts');
  await page.getByRole('button', { name: `Вера ${lastName}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/academy/experts');
  const [first, ...later] = await page.evaluate(() => (window as unknown as { calls: number[] }).calls);
  expect(first).toBe(1);
  expect(later.length).toBeGreaterThan(0);
  expect(Math.max(...later)).toBe(0);
});

test('the question form over the page: what is wrong is said at its field', async ({
  page,
  given,
  becomes,
}) => {
  await becomes(await given.user());
  await page.goto('/academy/experts');
  await page.getByRole('link', { name: 'Спросить любого эксперта' }).click();
  const form = page.getByRole('dialog', { name: 'Вопрос эксперту' });
  await expect(form.getByLabel('Кому')).toBeFocused();
  await form.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(form).toContainText('Заполните поле');
  await expect(form.getByLabel('Вопрос', { exact: true })).toBeFocused();
  await form.getByLabel('Вопрос', { exact: true }).fill('Чем увлажнять кожу зимой?');
  await form.getByRole('button', { name: 'Отправить вопрос' }).click();
  const thanks = page.getByRole('dialog', { name: 'Вопрос отправлен' });
  await expect(thanks).toContainText('Ответ придёт до конца дня');
  await thanks.getByRole('link', { name: 'Мои вопросы' }).click();
  await expect(card(page, 'Чем увлажнять кожу зимой?')).toBeVisible();
});

test('a manager corrects, forwards, hides and removes', async ({
  page,
  given,
  questions,
  becomes,
  lettersTo,
  expectAccessible,
}) => {
  const [anna, reader, expert] = [await given.user(), await given.user(), await questions.expert()];
  const manager = await given.user({ roles: ['multi-menedzer-faq'] });
  const { text } = await questions.question({ askerId: anna.id, answererId: expert.id });
  const list = `/academy/ask-question?tab=answer&state=answered&search=${encodeURIComponent(text)}`;

  await becomes(manager);
  await page.goto(list);
  await card(page, text).getByRole('button', { name: 'Изменить ответ' }).click();
  const correction = page.getByRole('dialog', { name: 'Правка ответа' });
  await correction.getByLabel('Ответ', { exact: true }).fill('Кремом с церамидами и глицерином.');
  await correction.getByRole('button', { name: 'Сохранить' }).click();
  await expect(card(page, text)).toContainText('глицерином');
  await expectAccessible();

  const address = `${unique('doctor')}@clinic.example`;
  await card(page, text).getByRole('button', { name: 'Переслать' }).click();
  const forward = page.getByRole('dialog', { name: 'Переслать вопрос' });
  await forward.getByLabel('Электронная почта специалиста').fill('doctor');
  await forward.getByRole('button', { name: 'Отправить письмо' }).click();
  await expect(forward).toContainText('нужен адрес, например');
  await forward.getByLabel('Электронная почта специалиста').fill(address);
  await forward.getByRole('button', { name: 'Отправить письмо' }).click();
  await expect(card(page, text)).toContainText(`Переслан: ${address}`);
  // the line of letters is looked through every two seconds
  await expect.poll(() => lettersTo(address).length, { timeout: 15_000 }).toBe(1);
  const [letter = ''] = lettersTo(address);
  expect(letter).toContain(text);
  expect(letter).toMatch(new RegExp(`^Reply-To: ${manager.email}`, 'm'));

  const confirm = async (name: string, yes: string) => {
    const asked = page.getByRole('dialog', { name });
    await asked.getByRole('button', { name: yes }).click();
    await expect(asked).toBeHidden();
  };
  await card(page, text).getByRole('button', { name: 'Скрыть' }).click();
  await confirm('Скрыть вопрос?', 'Скрыть');
  await expect(card(page, text)).toContainText('Скрыт');

  await becomes(reader);
  await page.goto(`/academy/ask-question?search=${encodeURIComponent(text)}`);
  await expect(page.getByRole('status').filter({ hasText: 'Ничего не найдено' })).toBeVisible();

  await becomes(manager);
  await page.goto(`/academy/ask-question?tab=answer&state=hidden&search=${encodeURIComponent(text)}`);
  await card(page, text).getByRole('button', { name: 'Удалить' }).click();
  await confirm('Удалить вопрос?', 'Удалить');
  await expect(card(page, text)).toHaveCount(0);
});

test('readers find answers by words and by expert, page by page, and have no tools', async ({
  page,
  given,
  questions,
  becomes,
  expectAccessible,
}) => {
  const [anna, expert, other] = [
    await given.user({ lastName: 'Спрашивалова' }),
    await questions.expert(),
    await questions.expert(),
  ];
  const word = unique('гидролипид');
  for (let number = 1; number <= 12; number += 1) {
    const answeredAt = new Date(Date.now() - number * 60_000);
    const text = `${word}: вопрос номер ${number}`;
    await questions.question({ askerId: anna.id, answererId: expert.id, text, answeredAt });
  }
  await questions.question({ askerId: anna.id, answererId: other.id, text: `${word}: чужой вопрос` });
  const secret = await questions.question({
    askerId: anna.id,
    recipientId: expert.id,
    text: `${word}: открытый`,
  });

  await becomes(await given.user());
  await page.goto('/academy/ask-question?tab=answer');
  await page.getByRole('searchbox').fill(word.toUpperCase());
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page.getByText('Найдено: 13 вопросов')).toBeVisible();
  await page.locator('select[name="expert"]').selectOption(expert.id);
  await page.getByRole('button', { name: 'Найти' }).click();
  await expect(page.getByText('Найдено: 12 вопросов')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(10);
  await page.getByRole('link', { name: 'Страница 2' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('main')).not.toContainText(secret.text);
  await expect(page.getByRole('main')).not.toContainText('Спрашивалова');
  await expect(page.getByRole('button', { name: /Ответить|Скрыть|Удалить/ })).toHaveCount(0);
  await expectAccessible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('answers are found and read', async ({ page, given, questions, becomes, expectFailure }) => {
    expectFailure(/failed: .*_next\/static/); // scripts are not fetched where they may not run
    const [anna, expert] = [await given.user(), await questions.expert()];
    const text = `${unique('ретинол')}: с чего начать?`;
    await questions.question({
      askerId: anna.id,
      answererId: expert.id,
      text,
      answer: 'С двух вечеров в неделю.',
    });
    await becomes(anna);
    await page.goto('/academy/ask-question');
    await page.getByRole('searchbox').fill(text);
    await page.getByRole('button', { name: 'Найти' }).click();
    await expect(card(page, text)).toContainText('С двух вечеров в неделю.');
  });
});
