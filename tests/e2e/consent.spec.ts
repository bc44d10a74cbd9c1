import { certificates } from '@/backend/db/schema/certificates';
import type { BrowserContext, Page } from '@playwright/test';
import { byKeyboard } from './hands';
import { DEMO_PASSWORD, expect, test } from './fixtures';

test.use({ cookieGroups: '' });

const sheet = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Настройки cookie' });
const inFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' });

async function choice(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'cookieGroups');
}

test('asked after signing in, kept 30 days, changed and withdrawn from the footer', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await page.getByLabel('Электронная почта').fill('pharmacist@portal.example');
  await page.getByLabel('Пароль', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sheet(page)).toBeVisible();
  expect(await choice(context), 'nothing is saved before the answer').toBeUndefined();
  for (const [name, ticked] of [
    ['Необходимые', true],
    ['Аналитические', true],
    ['Функциональные', false],
    ['Маркетинговые', true],
  ] as const) {
    await expect(sheet(page).getByRole('checkbox', { name })).toBeChecked({ checked: ticked });
  }
  await sheet(page).getByRole('checkbox', { name: 'Маркетинговые' }).uncheck();
  await sheet(page).getByRole('button', { name: 'Сохранить выбор' }).click();
  await expect(sheet(page)).toHaveCount(0);
  const kept = await choice(context);
  expect(kept).toMatchObject({ value: '1.2', path: '/', sameSite: 'Lax' });
  expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - 2_592_000)).toBeLessThan(60);

  await inFooter(page).click();
  await expect(dialog(page).getByRole('checkbox', { name: /Аналитические/ })).toBeChecked();
  await expect(dialog(page).getByRole('checkbox', { name: /Маркетинговые/ })).not.toBeChecked();
  await dialog(page)
    .getByRole('checkbox', { name: /Функциональные/ })
    .check();
  // closed without an answer it changes nothing
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect((await choice(context))?.value).toBe('1.2');
  await inFooter(page).click();
  await dialog(page).getByRole('button', { name: 'Только необходимые' }).click();
  await expect(page.getByText('Настройки cookie сохранены на 30 дней.')).toBeVisible();
  expect((await choice(context))?.value).toBe('1');
});

test('it blocks nothing: the page is read to its end and left softly, the question stays', async ({
  page,
  signInAs,
}) => {
  await signInAs('pharmacist');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lrp/news');
  await expect(sheet(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  // the last thing of the page stands above the sheet, and the focus is never behind it
  await inFooter(page).focus();
  const [button, box] = [await inFooter(page).boundingBox(), await sheet(page).boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/lrp\/news\/.+/);
  await expect(sheet(page)).toBeVisible();
});

test('on a phone it covers no page’s first action, and its two answers are alike', async ({
  page,
  signInAs,
}) => {
  await signInAs('pharmacist');
  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.getByRole('main');
  const first = {
    '/': main.getByRole('listitem').first().getByRole('link'),
    '/lk/learnings': main.getByRole('article').first().getByRole('link').first(),
    '/lk/catalogue': main.getByRole('link', { name: /^Корзина/ }),
    '/lrp/videos': main.getByRole('article').first().getByRole('link').first(),
  };
  for (const [path, action] of Object.entries(first)) {
    await page.goto(path);
    await expect(sheet(page)).toBeVisible();
    const [seen, asked] = [await action.boundingBox(), await sheet(page).boundingBox()];
    expect((seen?.y ?? Infinity) + (seen?.height ?? 0), path).toBeLessThanOrEqual(asked?.y ?? 0);
    expect(asked?.height, path).toBeLessThan(140);
  }
  const sizes = await Promise.all(
    ['Сохранить выбор', 'Только необходимые'].map((name) =>
      sheet(page).getByRole('button', { name }).boundingBox(),
    ),
  );
  expect(sizes[0]?.width).toBe(sizes[1]?.width);
  expect(sizes[0]?.height).toBe(sizes[1]?.height);
});

test('with the keyboard alone: second in the order, details and the answer', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('pharmacist');
  await page.goto('/');
  await expect(sheet(page)).toBeVisible();
  const hand = byKeyboard(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(sheet(page).getByRole('checkbox', { name: 'Аналитические' })).toBeFocused();
  await hand.use(sheet(page).getByRole('button', { name: 'Подробнее' }));
  await expect(dialog(page)).toContainText('vimeo.com');
  await hand.use(dialog(page).getByRole('button', { name: 'Принять все' }));
  await expect(dialog(page)).toHaveCount(0);
  await expect(sheet(page)).toHaveCount(0);
  expect((await choice(context))?.value).toBe('1.2.3.4');
});

test('who signs in straight onto a landing is asked there', async ({ page, signInAs }) => {
  await signInAs('pharmacist');
  await page.goto('/vichy/neovadiol');
  await expect(sheet(page)).toBeVisible();
});

test('an answer in one tab is heard in the other', async ({ page, context, signInAs }) => {
  await signInAs('pharmacist');
  await page.goto('/lk');
  await expect(sheet(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/lrp/news');
  await sheet(other).getByRole('button', { name: 'Только необходимые' }).click();
  await expect(sheet(page)).toHaveCount(0);
});

for (const path of ['/login', '/registration', '/certificates/{number}', '/vichy/neovadiol']) {
  test(`${path} leads to the settings from its foot`, async ({ page, context, database, signInAs }) => {
    const landing = path.startsWith('/vichy');
    if (landing) await signInAs('pharmacist');
    const [paper] = await database.db.select().from(certificates).limit(1);
    for (const [width, height] of [
      [390, 700],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path.replace('{number}', paper?.number ?? ''));
      // a landing grows as it comes, and moves what stands under it: a press of a key finds it wherever it is
      await (landing ? inFooter(page).press('Enter') : inFooter(page).click());
      await dialog(page).getByRole('button', { name: 'Только необходимые' }).click();
      await expect(dialog(page)).toHaveCount(0);
      expect((await choice(context))?.value).toBe('1');
      const [main, foot] = [
        await page.getByRole('main').boundingBox(),
        await page.getByRole('contentinfo').boundingBox(),
      ];
      const endOf = (box: typeof main) => (box?.y ?? 0) + (box?.height ?? 0);
      expect(endOf(foot)).toBeGreaterThanOrEqual(endOf(main) - 1);
    }
  });
}

for (const width of [390, 820, 1440]) {
  test(`axe finds nothing in the question and the settings at ${width} px`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs('pharmacist');
    await page.goto('/lk');
    await expect(sheet(page)).toBeVisible();
    await expectAccessible();
    await inFooter(page).click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible();
  });
}
