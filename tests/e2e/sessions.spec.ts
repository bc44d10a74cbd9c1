import type { Page } from '@playwright/test';
import { unique } from '../helpers/given';
import { DEMO_PASSWORD } from './fixtures';
import { lettersTo } from './letters';
import { expect, test } from './learning-fixtures';

const NEW_PASSWORD = 'Vasilek77word';

/** By the form, as on any device. */
async function signInAt(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Электронная почта').fill(email);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
}

async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Меню профиля' }).hover();
  await page.getByRole('button', { name: 'Выйти' }).click();
}

async function signOut(page: Page): Promise<void> {
  await pressSignOut(page);
  await expect(page).toHaveURL(/\/login/);
}

const question = (page: Page, number: number) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`Вопрос ${String(number)}`) });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Сохранено' });

async function answer(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
  await expect(saved(page)).toBeVisible();
}

test('a forgotten password: the letter, its link once, the new password alone', async ({
  page,
  pharmacist,
  newDevice,
  expectFailure,
  expectAccessible,
}) => {
  test.slow();
  expectFailure(/422|401/);
  const person = await pharmacist();
  // somebody is signed in elsewhere, perhaps the one who guessed the old password
  const elsewhere = await newDevice();
  const old = await elsewhere.newPage();
  await old.goto('/login');
  await signInAt(old, person.email);
  await expect(old.getByRole('heading', { level: 1, name: /Анна/ })).toBeVisible();

  await page.goto('/login');
  await page.getByLabel('Электронная почта').fill(person.email);
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  const asking = page.getByRole('dialog', { name: 'Забыли пароль?' });
  await expect(asking.getByLabel('Электронная почта')).toHaveValue(person.email);
  await asking.getByRole('button', { name: 'Прислать письмо' }).click();
  await expect(asking.getByRole('status')).toContainText('мы отправили на него письмо');

  await expect.poll(() => lettersTo(person.email)).toHaveLength(1);
  const [link = ''] = /https?:\S+/.exec(lettersTo(person.email).join()) ?? [];
  const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
  await page.goto(pathname + search);
  const dialog = page.getByRole('dialog', { name: 'Новый пароль' });
  const password = dialog.locator('input[name=password]');
  await expect(dialog).toContainText(person.email);
  await expectAccessible();
  await password.fill('short');
  await dialog.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(NEW_PASSWORD);
  await dialog.getByLabel('Повторите пароль').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByText('Пароль изменён. Войдите с новым паролем.')).toBeVisible();
  await expect(page, 'the token leaves the address').toHaveURL(/\/login$/);

  await signInAt(page, person.email);
  await expect(page.getByText(/не подошли/)).toBeVisible();
  await signInAt(page, person.email, NEW_PASSWORD);
  await expect(page.getByRole('heading', { level: 1, name: /Анна/ })).toBeVisible();
  expect((await elsewhere.request.get('/api/v1/me')).status(), 'other sessions are over').toBe(401);

  await page.goto(pathname + search);
  await expect(page.getByText('ссылка из письма не открылась')).toBeVisible();
  await signOut(page);
  await page.goto(pathname + search);
  await password.fill('Romashka88word');
  await dialog.getByLabel('Повторите пароль').fill('Romashka88word');
  await dialog.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByRole('dialog', { name: 'Ссылка больше не действует' })).toBeVisible();
});

test('nobody learns from the letter who has an account', async ({ page, given }) => {
  const email = `${unique('nobody')}@test.example`;
  const known = await given.user();
  const asking = page.getByRole('dialog', { name: 'Забыли пароль?' });
  for (const address of [email, known.email]) {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Забыли пароль?' }).click();
    await asking.getByLabel('Электронная почта').fill(address);
    await asking.getByRole('button', { name: 'Прислать письмо' }).click();
    await expect(asking.getByRole('status')).toContainText('мы отправили на него письмо');
  }
  // what was asked for later has come
  await expect.poll(() => lettersTo(known.email).length, { timeout: 30_000 }).toBe(1);
  expect(lettersTo(email)).toEqual([]);
});

test('signing out closes every door, back included; answers of a test are there on return', async ({
  page,
  context,
  pharmacist,
  learning,
}) => {
  const person = await pharmacist();
  const made = await learning.test({});
  await page.goto(`/lk/tests/${made.id}`);
  await signInAt(page, person.email);
  await expect(question(page, 1)).toBeVisible();
  await answer(page, 'Да');
  await page.getByRole('button', { name: 'Дальше' }).click();
  await expect(question(page, 2)).toBeVisible();
  await answer(page, 'Нет');
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';

  await signOut(page);
  // the answer to the question of cookies and the mark of a known browser are the browser's, not the session's
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(['cookieGroups', 'device']);
  const replayed = await context.request.get('/api/v1/me', { headers: { cookie: `token=${token}` } });
  expect(replayed.status(), 'the old token is dead in the services').toBe(401);
  // the page behind goes by itself, whether it is asked for anew or was kept
  await page.goBack();
  await expect(page).toHaveURL(/\/login(\?|$)/);

  await page.goto(`/lk/tests/${made.id}`);
  await expect(page).toHaveURL(/\/login\?from=/);
  await signInAt(page, person.email);
  await expect(page).toHaveURL(new RegExp(`/lk/tests/${made.id}`));
  const mark = (number: number) =>
    page.getByRole('navigation', { name: 'Вопросы' }).getByRole('link', {
      name: `Вопрос ${String(number)}, есть ответ`,
    });
  await mark(1).click();
  await expect(page.getByRole('radio', { name: 'Да', exact: true })).toBeChecked();
  await mark(2).click();
  await expect(page.getByRole('radio', { name: 'Нет', exact: true })).toBeChecked();
});

test('what is asked on the way out is refused, and asks nobody to sign in', async ({
  page,
  pharmacist,
  expectFailure,
}) => {
  expectFailure(/401/);
  await page.goto('/academy/ask-question');
  await signInAt(page, (await pharmacist()).email);
  await expect(page.getByRole('button', { name: 'Отправить вопрос' })).toBeEnabled();
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  // the services are slow to end it, and what was typed is looked for meanwhile
  let letGo = () => {};
  const refused = new Promise<void>((done) => (letGo = done));
  await page.route('**/api/session', async (route) => {
    await refused;
    await route.continue();
  });
  const late = page.waitForResponse(
    (answer) => answer.url().includes('/global-search') && answer.status() === 401,
  );
  await pressSignOut(page);
  await page.getByRole('textbox', { name: 'Вопрос', exact: true }).fill('Чем увлажнять сухую кожу?');
  await late;
  letGo();
  await expect(page).toHaveURL(/\/login/);
  expect(await steps(), 'no window has left a step of history').toBe(before + 1);
});

test('what one person typed the next at the same tab does not read by going back', async ({
  page,
  pharmacist,
  expectFailure,
}) => {
  expectFailure(/401/); // what was typed may be looked for on the way out
  const [first, second] = [await pharmacist(), await pharmacist()];
  const asked = page.getByRole('textbox', { name: 'Вопрос', exact: true });
  const send = page.getByRole('button', { name: 'Отправить вопрос' });
  const [before, last] = ['/academy/ask-question#ask', '/academy/ask-question'];
  await page.goto('/lk');
  await signInAt(page, first.email);
  await expect(page).toHaveURL('/lk');
  await page.goto(before);
  await asked.fill('Личное: набросок');
  await page.goto('/lk');
  await page.goto(last);
  await asked.fill('Личное: у меня экзема');
  await signOut(page);
  await signInAt(page, second.email);
  await expect(page.getByRole('heading', { level: 1, name: /Анна/ })).toBeVisible();

  const returnTo = async (address: string) => {
    // over the page between, which may lead on by itself
    await page.evaluate(() => void setTimeout(() => history.go(-2)));
    await page.waitForURL(address);
    // the form is alive: whatever the browser puts back is there by then
    await expect(send).toBeEnabled();
  };
  await returnTo(last);
  await expect(asked, 'the page they signed out on').toHaveValue('');
  await returnTo(before);
  await expect(asked, 'a page they left before').toHaveValue('');
});

test('what one person answered the next at the same machine does not see', async ({
  page,
  pharmacist,
  learning,
}) => {
  const [first, second] = [await pharmacist(), await pharmacist()];
  const made = await learning.test({});
  await page.goto(`/lk/tests/${made.id}`);
  await signInAt(page, first.email);
  await answer(page, 'Да');
  await signOut(page);
  await page.goto(`/lk/tests/${made.id}`);
  await signInAt(page, second.email);
  await expect(question(page, 1)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Да', exact: true })).not.toBeChecked();
});

test('answers that wait under an ended session are not written for the next person', async ({
  page,
  pharmacist,
  learning,
  endSessions,
  keptOf,
  expectFailure,
}) => {
  expectFailure(/401/);
  const [first, second] = [await pharmacist(), await pharmacist()];
  const made = await learning.test({});
  await page.goto(`/lk/tests/${made.id}`);
  await signInAt(page, first.email);
  await answer(page, 'Да');
  await page.getByRole('button', { name: 'Дальше' }).click();
  await endSessions(first.id);
  await page.getByRole('radio', { name: 'Нет', exact: true }).click();
  const over = page.getByRole('dialog', { name: 'Сеанс закончился' });
  await over.getByLabel('Электронная почта').fill(second.email);
  await over.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD);
  const written: string[] = [];
  page.on('request', (request) => request.url().endsWith('/answers') && written.push(request.method()));
  await over.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1, name: /Анна/ })).toBeVisible();
  expect(written).toEqual([]);
  expect((await keptOf(second.id, made.id)).open).toEqual({});

  await signOut(page);
  await page.goto(`/lk/tests/${made.id}`);
  await signInAt(page, first.email);
  await expect(saved(page)).toBeVisible();
  const [one, two] = made.questions;
  await expect
    .poll(async () => (await keptOf(first.id, made.id)).open, 'the first person gets all of it')
    .toEqual({ [one!.id]: [one!.right], [two!.id]: [two!.wrong] });
});

test('a tab of one person writes nothing into the session of another, and goes on once they return', async ({
  page,
  context,
  pharmacist,
  learning,
  keptOf,
  expectFailure,
}) => {
  expectFailure(/403/);
  const [first, second] = [await pharmacist(), await pharmacist()];
  const made = await learning.test({});
  const [one] = made.questions;
  await page.goto(`/lk/tests/${made.id}`);
  await signInAt(page, first.email);
  await expect(question(page, 1)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await signOut(other);
  await signInAt(other, second.email);
  await expect(other.getByRole('heading', { level: 1, name: /Анна/ })).toBeVisible();

  await page.bringToFront();
  const over = page.getByRole('dialog', { name: 'Сеанс закончился' });
  await expect(over).toBeVisible();
  // it covers the page; an act that comes from under it all the same is refused
  const radio = page.getByRole('radio', { name: 'Да', exact: true, includeHidden: true });
  const refused = page.waitForResponse((answer) => answer.status() === 403);
  await radio.evaluate((node) => (node as HTMLElement).click());
  await refused;
  await expect(over).toContainText('вошёл другой человек');
  expect((await keptOf(second.id, made.id)).open).toEqual({});
  await over.getByLabel('Электронная почта').fill(first.email);
  await over.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD);
  await over.getByRole('button', { name: 'Войти' }).click();
  await expect(saved(page)).toBeVisible();
  expect((await keptOf(first.id, made.id)).open).toEqual({ [one!.id]: [one!.right] });
});

test('another device, which signs in itself, goes on where this one stopped, and back', async ({
  page,
  newDevice,
  pharmacist,
  learning,
  keptOf,
}) => {
  const person = await pharmacist();
  const made = await learning.test({});
  await page.goto(`/lk/tests/${made.id}`);
  await signInAt(page, person.email);
  await answer(page, 'Да');

  const device = await newDevice({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await device.newPage();
  await phone.goto(`/lk/tests/${made.id}`);
  await signInAt(phone, person.email);
  await expect(question(phone, 2)).toBeVisible();
  await answer(phone, 'Нет');
  // «Сохранено» may still be of the first answer
  const bothKept = async () => Object.keys((await keptOf(person.id, made.id)).open);
  await expect.poll(bothKept).toHaveLength(2);

  await page.reload();
  const marks = page.getByRole('navigation', { name: 'Вопросы' });
  await marks.getByRole('link', { name: 'Вопрос 2, есть ответ' }).click();
  await expect(page.getByRole('radio', { name: 'Нет', exact: true })).toBeChecked();
  // one device leaves, the other stays
  await signOut(page);
  await phone.reload();
  await expect(phone).toHaveURL(new RegExp(`/lk/tests/${made.id}`));
});
