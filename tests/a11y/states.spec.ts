import { createServer } from 'node:http';
import { giftsOf } from '../e2e/gifts-of';
import { startSecondPortal } from '../e2e/second-portal';
import { freePort } from '../helpers/free-port';
import { expect, test } from './every-width';

/** What no address alone shows: filled, opened, broken. Each at every width. */
test.describe.configure({ timeout: 240_000 });

test('a filled basket, what is sent, the thanks and the orders', async ({
  page,
  given,
  deps,
  signInAs,
  atEveryWidth,
}) => {
  const gifts = giftsOf(deps, given);
  const person = await given.user();
  const gift = await gifts.gift({ name: 'Крем для рук', price: 100, limit: 3 });
  const dear = await gifts.gift({ name: 'Набор для ухода', price: 90_000, mark: 'vichy' });
  await gifts.points(person.id, 'lrp', 350);
  await gifts.inBasket(person.id, gift.id, 2);
  await gifts.inBasket(person.id, dear.id, 1);
  await signInAs(person);
  await page.goto('/lk/cart');
  await expect(page.getByRole('heading', { level: 2, name: 'Подарки в корзине' })).toBeAttached();
  await expect(page.getByText(/Не хватает/).first()).toBeVisible();
  await atEveryWidth();

  await page.getByRole('button', { name: `Убрать из корзины: ${dear.name ?? ''}` }).click();
  await page.getByRole('button', { name: 'Заказать, 200 баллов' }).click();
  const sure = page.getByRole('dialog', { name: 'Отправить заказ?' });
  await expect(sure).toBeVisible();
  await atEveryWidth();
  await sure.getByRole('button', { name: 'Отправить заказ' }).click();
  await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible();
  await atEveryWidth();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Отменить заказ/ }).click();
  await expect(page.getByRole('dialog', { name: 'Отменить заказ?' })).toBeVisible();
  await atEveryWidth();
});

test('a test, its questions, its result', async ({ page, openTest, atEveryWidth }) => {
  await openTest({ title: 'Барьер кожи', pays: [10, 20] });
  await page.getByRole('radio', { name: 'Да', exact: true }).click();
  await atEveryWidth();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await page.getByRole('radio', { name: 'Нет', exact: true }).click();
  await page.getByRole('form').getByRole('button', { name: 'Завершить тест' }).click();
  const sure = page.getByRole('dialog', { name: 'Отправить ответы?' });
  await expect(sure).toBeVisible();
  await atEveryWidth();
  await sure.getByRole('button', { name: 'Отправить' }).click();
  const result = page.getByRole('dialog', { name: /^Результат теста/ });
  await expect(result).toContainText('+10 баллов');
  await atEveryWidth();
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
  await atEveryWidth();
});

test('popups of the account', async ({ page, signInAs, atEveryWidth }) => {
  await signInAs('pharmacist');
  await page.goto('/lk');
  await page.getByRole('banner').getByRole('link', { name: /балл/ }).click();
  const history = page.getByRole('dialog', { name: 'История баллов' });
  await expect(history.getByRole('listitem').first()).toBeVisible();
  await atEveryWidth();
  await history.getByRole('button', { name: 'Перевести' }).click();
  await expect(page.getByRole('dialog', { name: 'Перевод баллов' })).toBeVisible();
  await atEveryWidth();
  for (const [opener, title] of [
    ['Изменить', 'Личные данные'],
    ['Сменить пароль', 'Смена пароля'],
    ['Удалить учётную запись', 'Удалить учётную запись?'],
  ] as const) {
    await page.goto('/lk/security');
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await atEveryWidth();
  }
});

test('doors: what is said to a guest, and the forgotten password', async ({ page, atEveryWidth }) => {
  await page.goto('/registration');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page.getByLabel('Фамилия', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await atEveryWidth();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  await expect(page.getByRole('dialog', { name: 'Забыли пароль?' })).toBeVisible();
  await atEveryWidth();
  await page.goto('/login?email=anna%40test.example&token=t');
  await expect(page.getByRole('dialog', { name: 'Новый пароль' })).toBeVisible();
  await atEveryWidth();
});

test('the kit, and the address that is not led to', async ({ page, signInAs, atEveryWidth }) => {
  await page.goto('/kit');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await atEveryWidth();
  await signInAs('pharmacist');
  await page.goto('/redirect-refused');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await atEveryWidth();
});

test('what is missing: a page, an article, a gift page outside the wave', async ({
  page,
  signInAs,
  expectFailure,
  atEveryWidth,
}) => {
  expectFailure(/404/);
  await signInAs('locked');
  for (const path of ['/nothing/here', '/lk/nothing-here', '/lrp/news/no-such-article', '/lk/cart']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await atEveryWidth();
  }
});

test('the services broken: the error page', async ({
  page,
  context,
  signInAs,
  expectFailure,
  atEveryWidth,
}) => {
  // the page itself, told twice: as an answer and in the console
  expectFailure(/^500 http:\/\/localhost:\d+\/lk$|status of 500 .*\/lk$/);
  // how React tells of a page that failed on the server
  expectFailure(/^console: Error: Minified React error #441;/);
  // the same session on a portal whose services do not answer: cookies know no ports
  const away = createServer((asked, answer) => answer.writeHead(asked.url === '/healthz' ? 200 : 500).end());
  const port = await freePort();
  await new Promise<void>((ready) => away.listen(port, '127.0.0.1', ready));
  const portal = await startSecondPortal({
    API_BASE_URL: `http://127.0.0.1:${String(port)}`,
    SESSION_SECRET: process.env.E2E_SESSION_SECRET ?? '',
  });
  try {
    await signInAs('pharmacist');
    expect((await context.cookies()).map(({ name }) => name)).toContain('claim');
    const answer = await page.goto(`${portal.url}/lk`);
    expect(answer?.status()).toBe(500);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('пошло не так');
    await atEveryWidth();
    // a browser without scripts reads the same words
    const text = await (await context.request.get(`${portal.url}/lk`)).text();
    expect(text).toMatch(/<noscript><main[^>]*><h1>Кажется, что-то пошло не так/);
    expect(text).toContain('<a href="/lk">Повторить</a>');
  } finally {
    await portal.stop();
    away.close();
  }
});
