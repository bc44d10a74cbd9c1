import { makeCtx } from '@/backend/http/context';
import { givenGifts } from '../helpers/given-gifts';
import { expect, test } from './learning-fixtures';

/**
 * The pharmacist's main job from end to end: sign in, find something new, read, watch, take a test, see the points
 * arrive and why, order a gift with them.
 */
for (const [device, viewport] of [
  ['a laptop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`the main job on ${device}`, async ({ page, given, deps, learning, pharmacist }) => {
    test.setTimeout(120_000);
    const facts = {
      requestId: 'e2e',
      ip: '127.0.0.1',
      userAgent: 'e2e',
      idempotencyKey: crypto.randomUUID(),
    };
    const backend = {
      db: deps.database.db,
      given,
      clock: { now: deps.now },
      ctx: () => makeCtx(deps, null, facts),
    };
    const gifts = givenGifts(backend as unknown as Parameters<typeof givenGifts>[0]);
    const person = await pharmacist();
    const made = await learning.test({ title: `Главное дело: ${device}`, pays: [60, 40] });
    const gift = await gifts.gift({ price: 10, amount: 5, limit: 1 });
    await gifts.points(person.id, 'lrp', 25);

    await page.setViewportSize(viewport);
    await page.goto('/login');
    await page.getByLabel('Электронная почта').fill(person.email);
    await page.getByLabel('Пароль', { exact: true }).fill('Demo2026pass');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Анна/ })).toBeVisible();

    await page.goto('/novelties');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новинки');
    await page.goto('/lrp/news');
    await page.locator('main article a').first().click();
    await expect(page).toHaveURL(/\/lrp\/news\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/lrp/videos');
    await page.locator('main article a').first().click();
    await expect(page.locator('video')).toBeVisible();

    await page.goto(`/lk/tests/${made.id}`);
    for (const [number, last] of [
      [1, false],
      [2, true],
    ] as const) {
      await expect(
        page.getByRole('heading', { level: 1, name: new RegExp(`Вопрос ${number}`) }),
      ).toBeVisible();
      await page.getByRole('radio', { name: 'Да', exact: true }).click();
      const name = last ? 'Завершить тест' : 'Дальше';
      await page.getByRole('form').getByRole('button', { name }).click();
    }
    const confirm = page.getByRole('dialog', { name: 'Отправить ответы?' });
    await confirm.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByRole('dialog', { name: /^Результат теста/ })).toContainText('+100 баллов');

    await page.goto('/lk');
    await expect(page.locator('#history li').first()).toContainText(`Тест «Главное дело: ${device}»`);
    await expect(page.locator('#history li').first()).toContainText('+100');

    await gifts.inBasket(person.id, gift.id, 1);
    await page.goto('/lk/cart');
    await page.getByRole('button', { name: 'Заказать, 10 баллов' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отправить заказ' }).click();
    await expect(page.getByText(/^Заказ \S+ отправлен/)).toBeVisible();
    expect(await gifts.balance(person.id)).toBe(15);
  });
}
