import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { test } from './shop-fixtures';

test.describe('an order is sent once', () => {
  test('a basket changed in another tab is refused once, shown in the dialog, and sent as it is shown', async ({
    page,
    context,
    gifts,
    buyer: { person, giftName, card },
    expectFailure,
  }) => {
    expectFailure(/409/);
    await card.getByRole('button', { name: `В корзину: ${giftName}` }).click();
    await page.getByRole('link', { name: /Корзина, 1/ }).click();
    const second = await context.newPage();
    await second.goto('/lk/cart');
    await page.bringToFront();
    await page.getByRole('button', { name: /Заказать, 100 баллов/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Отправить заказ?' });
    await expect(dialog).toContainText('1 штука');
    const changed = second.waitForResponse(/\/order\/edit-item/);
    await second.getByRole('button', { name: 'Больше' }).click();
    expect((await changed).status()).toBe(200);
    await expect(dialog).toContainText('1 штука');
    await dialog.getByRole('button', { name: 'Отправить заказ' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Корзина изменилась');
    await expect(dialog).toContainText('2 штуки');
    expect(await gifts.ordersOf(person.id)).toEqual([]);
    await dialog.getByRole('button', { name: 'Отправить заказ' }).click();
    await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible();
    expect(await gifts.balance(person.id)).toBe(150);
  });

  test('one person in two tabs: one order, and the other tab says where it is', async ({
    page,
    context,
    gifts,
    buyer: { person, giftName, card },
    expectFailure,
  }) => {
    expectFailure(/409/);
    await card.getByRole('button', { name: `В корзину: ${giftName}` }).click();
    await page.getByRole('link', { name: /Корзина, 1/ }).click();
    const second = await context.newPage();
    await second.goto('/lk/cart');
    for (const tab of [page, second]) await tab.getByRole('button', { name: /Заказать, 100 баллов/ }).click();
    const send = (tab: Page) =>
      tab
        .getByRole('dialog', { name: 'Отправить заказ?' })
        .getByRole('button', { name: 'Отправить заказ' })
        .click();
    await send(page);
    await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible();

    await send(second);
    const told = second.getByRole('dialog', { name: 'Корзина уже пуста' });
    await expect(told.getByRole('alert')).toContainText('заказ уже оформлен в другой вкладке');
    await told.getByRole('link', { name: 'Мои заказы' }).click();
    await expect(second.getByRole('dialog')).toHaveCount(0);
    await expect(second).toHaveURL(/\/lk\/cart/);
    await expect(second.getByRole('button', { name: /Отменить заказ/ })).toBeInViewport();
    expect(await gifts.ordersOf(person.id)).toHaveLength(1);
    expect(await gifts.balance(person.id)).toBe(250);
  });

  for (const way of ['broken off', 'too late'] as const) {
    test(`an answer ${way} leaves the dialog there, and asking again gives the one order`, async ({
      page,
      gifts,
      buyer: { person, giftName, card },
      expectFailure,
      expectAccessible,
    }) => {
      expectFailure(/504|failed: .*\/order\/send|ERR_FAILED/);
      await card.getByRole('button', { name: `В корзину: ${giftName}` }).click();
      await page.getByRole('link', { name: /Корзина, 1/ }).click();
      await page.route(
        '**/order/send',
        async (route) => {
          expect((await route.fetch()).ok()).toBe(true);
          await (way === 'too late' ? route.fulfill({ status: 504 }) : route.abort());
        },
        { times: 1 },
      );
      await page.getByRole('button', { name: /Заказать, 100 баллов/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Отправить заказ?' });
      await dialog.getByRole('button', { name: 'Отправить заказ' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Неизвестно, оформлен ли заказ');
      // the page under it knows by now that the basket is empty
      await expect(page.getByText('В корзине пока пусто')).toBeVisible();
      await expect(dialog).toContainText(giftName);
      await expectAccessible();
      await dialog.getByRole('button', { name: 'Повторить' }).click();
      await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      expect(await gifts.ordersOf(person.id)).toHaveLength(1);
      expect(await gifts.balance(person.id)).toBe(250);
    });
  }
});
