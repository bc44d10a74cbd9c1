import { expectOverCookies } from './cookie-sheet';
import { expect } from './fixtures';
import { noWindows, reach } from './hands';
import { test } from './shop-fixtures';

test.describe('gifts for points', () => {
  test('a basket answers at once, an order is sent once on a double click, and can be cancelled', async ({
    page,
    gifts,
    buyer: { person, giftName, card },
  }) => {
    // the heading says what the crumbs say
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Подарки');
    await card.getByRole('button', { name: `В корзину: ${giftName}` }).click();
    await expect(card.getByRole('group', { name: /Сколько в корзине/ })).toContainText('1');
    await card.getByRole('button', { name: 'Больше' }).click();
    await page.getByRole('link', { name: /Корзина, 2/ }).click();

    await expect(page.getByText('Останется 150 баллов')).toBeVisible();
    await page.getByRole('button', { name: /Заказать, 200 баллов/ }).dblclick();
    const dialog = page.getByRole('dialog', { name: 'Отправить заказ?' });
    await expect(dialog).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Отправить заказ' }).dblclick();
    await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/lk\/cart/);
    await expect(page.getByText('В корзине пока пусто')).toBeVisible();
    await expect(page.getByRole('button', { name: /Отменить заказ/ })).toHaveCount(1);
    expect(await gifts.balance(person.id)).toBe(150);

    // on a phone a few words are a sheet at its foot, and Back closes it
    const width = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 844 });
    const question = page.getByRole('dialog', { name: 'Отменить заказ?' });
    await page.getByRole('button', { name: /Отменить заказ/ }).click();
    const foot = async () => {
      const sheet = await question.boundingBox();
      return (sheet?.y ?? 0) + (sheet?.height ?? 0);
    };
    await expect.poll(foot, 'it has come up to its place').toBe(844);
    expect((await question.boundingBox())?.height).toBeLessThan(844 / 2);
    await page.goBack();
    await expect(question).toHaveCount(0);
    await page.setViewportSize(width);

    await page.getByRole('button', { name: /Отменить заказ/ }).click();
    await question.getByRole('button', { name: 'Отменить заказ' }).click();
    await expect(page.getByText('Отменён', { exact: true })).toBeVisible();
    expect(await gifts.balance(person.id)).toBe(350);
  });

  test('an order sent, the keyboard goes on from the page, also while the window is leaving', async ({
    page,
    buyer: { giftName, card },
  }) => {
    // what opened an earlier window, and is still there
    await page.getByRole('banner').getByRole('link', { name: /балл/ }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'История баллов' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await card.getByRole('button', { name: `В корзину: ${giftName}` }).press('Enter');
    await page.getByRole('link', { name: /Корзина, 1/ }).press('Enter');
    await page.getByRole('button', { name: /Заказать, 100 баллов/ }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Отправить заказ' }).press('Enter');
    const thanks = page.getByRole('dialog', { name: 'Заказ оформлен' });
    await expect(page.getByRole('heading', { name: 'Заказ оформлен' })).toBeFocused();
    // longer than anybody waits; ended below
    await page.evaluate(() => {
      const slow = new CSSStyleSheet();
      slow.replaceSync('[role=dialog] { transition-duration: 600s !important }');
      document.adoptedStyleSheets = [slow];
    });
    await page.keyboard.press('Escape');
    const order = page.getByRole('button', { name: /^Отменить заказ/ });
    await reach(page, order);
    await expect(thanks, 'it is leaving still').toHaveCount(1);
    await page.evaluate(() => {
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
      document.adoptedStyleSheets = [];
    });
    await expect(thanks).toHaveCount(0);
    await expect(order).toBeFocused();

    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: 'Отменить заказ?' })
      .getByRole('button', { name: 'Отменить заказ' })
      .press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  });

  test('Back after an order shows the stock and the balance as they are by now', async ({
    page,
    buyer: { giftName, card },
  }) => {
    await expect(card).toContainText(/Осталось\s5/);
    await card.getByRole('button', { name: `В корзину: ${giftName}` }).click();
    await page.getByRole('link', { name: /Корзина, 1/ }).click();
    await page.getByRole('button', { name: /Заказать, 100 баллов/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Отправить заказ?' });
    await dialog.getByRole('button', { name: 'Отправить заказ' }).click();
    await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible();
    await page.keyboard.press('Escape');
    await noWindows(page);

    await page.goBack();
    await expect(page).toHaveURL(/\/lk\/catalogue/);
    await expect(card).toContainText(/Осталось\s4/);
    await expect(page.getByRole('link', { name: /^250 баллов/ }).first()).toBeVisible();
  });

  test('by keyboard the focus stays with the gift, and when it is gone goes to what stands in its place', async ({
    page,
    given,
    gifts,
    signInAs,
  }) => {
    const person = await given.user();
    await gifts.points(person.id, 'lrp', 500);
    const [first, second] = [
      await gifts.gift({ price: 10, limit: 3 }),
      await gifts.gift({ price: 10, limit: 1 }),
    ];
    for (const { id } of [first, second]) await gifts.inBasket(person.id, id, 1);
    await signInAs(person);
    await page.goto('/lk/cart');
    const line = page.getByRole('article').filter({ hasText: first.name ?? '' });
    const [more, less] = [
      line.getByRole('button', { name: 'Больше' }),
      line.getByRole('button', { name: 'Меньше' }),
    ];
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Заказать, 30 баллов/ })).toBeVisible();
    await expect(more).toBeFocused();
    await less.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: /Заказать, 20 баллов/ })).toBeVisible();
    await expect(less).toBeFocused();
    await line.getByRole('button', { name: /^Убрать из корзины/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: second.name ?? '', exact: true })).toBeFocused();
    await page.getByRole('button', { name: `Убрать из корзины: ${second.name ?? ''}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('В корзине пока пусто')).toBeFocused();
  });

  test('the last gift goes to one of two tabs, the other is told in words', async ({
    newDevice,
    given,
    gifts,
    page,
    signInAs,
    expectFailure,
  }) => {
    expectFailure(/409/);
    const gift = await gifts.gift({ price: 10, amount: 1, limit: 1 });
    const [first, second] = [await given.user(), await given.user()];
    for (const person of [first, second]) {
      await gifts.points(person.id, 'lrp', 50);
      await gifts.inBasket(person.id, gift.id, 1);
    }
    await signInAs(first);
    await page.goto('/lk/cart');
    await page.getByRole('button', { name: /Заказать/ }).click();

    const other = await newDevice();
    await signInAs(second, other);
    const rival = await other.newPage();
    await rival.goto('/lk/cart');
    await rival.getByRole('button', { name: /Заказать/ }).click();
    await rival.getByRole('dialog').getByRole('button', { name: 'Отправить заказ' }).click();
    await expect(rival.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible();

    const dialog = page.getByRole('dialog', { name: 'Отправить заказ?' });
    await dialog.getByRole('button', { name: 'Отправить заказ' }).click();
    await expect(dialog.getByRole('alert')).toContainText('подарки закончились');
    expect(await gifts.balance(first.id)).toBe(50);
  });
});

test.describe('the question about cookies', () => {
  test.use({ cookieGroups: '' });

  test('lies over no order: its button stands in sight at every width', async ({ page, buyer: { card } }) => {
    const kept = page.waitForResponse(/\/order\/edit-item/);
    await card.getByRole('button', { name: /^В корзину/ }).click();
    await page.getByRole('link', { name: /Корзина, 1/ }).click();
    // a load anew reads what the backend has
    expect((await kept).status()).toBe(200);
    const order = page.getByRole('button', { name: /Заказать, 100 баллов/ });
    const question = page.getByRole('region', { name: 'Файлы cookie' });
    await expect(order).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await expect(order).toBeVisible();
      await expect(question).toBeVisible();
      const [button, sheet] = [await order.boundingBox(), await question.boundingBox()];
      expect((button?.y ?? Infinity) + (button?.height ?? 0), String(width)).toBeLessThanOrEqual(
        sheet?.y ?? 0,
      );
    }
  });

  test('lies over no gift: it can be put into the basket on a phone', async ({
    page,
    buyer: { giftName, card },
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await card.getByRole('link', { name: giftName }).click();
    await expect(page.getByRole('heading', { level: 1, name: giftName })).toBeVisible();
    await expectOverCookies(page, page.getByRole('button', { name: `В корзину: ${giftName}` }).first());
  });
});
