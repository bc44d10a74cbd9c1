import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { test } from './shop-fixtures';

/** One gift is put into the basket, and the basket is on the screen: in this tab before the backend has answered. */
async function openBasket(page: Page, { giftName, card }: { giftName: string; card: Locator }) {
  const kept = page.waitForResponse(/\/order\/edit-item/);
  await card.getByRole('button', { name: `В корзину: ${giftName}` }).click();
  await page.getByRole('link', { name: /Корзина, 1/ }).click();
  // another tab reads what the backend has
  expect((await kept).status()).toBe(200);
}

/** The same basket in a tab of its own. */
async function secondTab(page: Page): Promise<Page> {
  const second = await page.context().newPage();
  await second.goto('/lk/cart');
  return second;
}

/** The dialog, and what sends from it. */
async function askToSend(tab: Page) {
  await tab.getByRole('button', { name: /Заказать, 100 баллов/ }).click();
  const dialog = tab.getByRole('dialog', { name: 'Отправить заказ?' });
  return { dialog, send: dialog.getByRole('button', { name: 'Отправить заказ' }) };
}

test.describe('an order is sent once', () => {
  test('a basket changed in another tab is refused once, shown in the dialog, and sent as it is shown', async ({
    page,
    gifts,
    buyer,
    expectFailure,
  }) => {
    expectFailure(/409/);
    await openBasket(page, buyer);
    const second = await secondTab(page);
    await page.bringToFront();
    const { dialog, send } = await askToSend(page);
    await expect(dialog).toContainText('1 штука');
    const changed = second.waitForResponse(/\/order\/edit-item/);
    await second.getByRole('button', { name: 'Больше' }).click();
    expect((await changed).status()).toBe(200);
    await expect(dialog).toContainText('1 штука');
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText('Корзина изменилась');
    await expect(dialog).toContainText('2 штуки');
    expect(await gifts.ordersOf(buyer.person.id)).toEqual([]);
    await send.click();
    await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible();
    expect(await gifts.balance(buyer.person.id)).toBe(150);
  });

  test('one person in two tabs: one order, and the other tab says where it is', async ({
    page,
    gifts,
    buyer,
    expectFailure,
  }) => {
    expectFailure(/409/);
    await openBasket(page, buyer);
    const second = await secondTab(page);
    const [first, late] = [await askToSend(page), await askToSend(second)];
    await first.send.click();
    await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible();

    await late.send.click();
    const told = second.getByRole('dialog', { name: 'Корзина уже пуста' });
    await expect(told.getByRole('alert')).toContainText('заказ уже оформлен в другой вкладке');
    await told.getByRole('link', { name: 'Мои заказы' }).click();
    await expect(second.getByRole('dialog')).toHaveCount(0);
    await expect(second).toHaveURL(/\/lk\/cart/);
    await expect(second.getByRole('button', { name: /Отменить заказ/ })).toBeInViewport();
    expect(await gifts.ordersOf(buyer.person.id)).toHaveLength(1);
    expect(await gifts.balance(buyer.person.id)).toBe(250);
  });

  for (const way of ['broken off', 'too late'] as const) {
    test(`an answer ${way} leaves the dialog there, and asking again gives the one order`, async ({
      page,
      gifts,
      buyer,
      expectFailure,
      expectAccessible,
    }) => {
      expectFailure(/504|failed: .*\/order\/send|ERR_FAILED/);
      await openBasket(page, buyer);
      await page.route(
        '**/order/send',
        async (route) => {
          expect((await route.fetch()).ok()).toBe(true);
          await (way === 'too late' ? route.fulfill({ status: 504 }) : route.abort());
        },
        { times: 1 },
      );
      const { dialog, send } = await askToSend(page);
      await send.click();
      await expect(dialog.getByRole('alert')).toContainText('Неизвестно, оформлен ли заказ');
      // the page under it knows by now that the basket is empty
      await expect(page.getByText('В корзине пока пусто')).toBeVisible();
      await expect(dialog).toContainText(buyer.giftName);
      await expectAccessible();
      await dialog.getByRole('button', { name: 'Повторить' }).click();
      await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      expect(await gifts.ordersOf(buyer.person.id)).toHaveLength(1);
      expect(await gifts.balance(buyer.person.id)).toBe(250);
    });
  }
});
