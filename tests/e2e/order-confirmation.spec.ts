import { eq } from 'drizzle-orm';
import { users } from '@/backend/db/schema/users';
import { expect } from './fixtures';
import { lettersTo } from './letters';
import { test } from './shop-fixtures';

test('gifts wait for a confirmed e-mail: the cart says so, sends the letter again, its link opens the orders', async ({
  page,
  given,
  gifts,
  signInAs,
  expectAccessible,
}) => {
  const person = await given.user({ emailConfirmedAt: null });
  const gift = await gifts.gift({ price: 100 });
  await gifts.points(person.id, 'lrp', 150);
  await gifts.inBasket(person.id, gift.id, 1);
  await signInAs(person);
  await page.goto('/lk/cart');
  const order = page.getByRole('button', { name: /Заказать, 100 баллов/ });
  await expect(page.getByText(/Чтобы заказать подарки, подтвердите электронную почту/)).toBeVisible();
  await expect(order).toBeDisabled();
  await expectAccessible();

  await page.getByRole('button', { name: 'Отправить письмо ещё раз' }).click();
  await expect(page.getByText(`Письмо отправлено на ${person.email}`)).toBeVisible();
  await expect.poll(() => lettersTo(person.email)).toHaveLength(1);
  const [link = ''] = /https?:\S+/.exec(lettersTo(person.email).join()) ?? [];

  const account = await page.context().newPage();
  await account.goto('/lk/settings');
  await expect(account.getByText('Не подтверждена')).toBeVisible();
  await account.goto(link);
  await expect(account.getByText('Почта подтверждена.')).toBeVisible();
  await expect(account).toHaveURL(/\/lk$/);
  await account.getByRole('link', { name: 'Настройки', exact: true }).click();
  await expect(account.getByText('Подтверждена', { exact: true })).toBeVisible();

  // the cart was open meanwhile
  await page.reload();
  await expect(order).toBeEnabled();
  await order.click();
  const dialog = page.getByRole('dialog', { name: 'Отправить заказ?' });
  await dialog.getByRole('button', { name: 'Отправить заказ' }).click();
  await expect(page.getByRole('dialog', { name: 'Заказ оформлен' })).toBeVisible();
});

test('the window of the order stops when the account is no longer confirmed, and offers the letter', async ({
  page,
  given,
  gifts,
  signInAs,
  database,
  expectFailure,
}) => {
  expectFailure(/409/);
  const person = await given.user();
  const gift = await gifts.gift({ price: 100 });
  await gifts.points(person.id, 'lrp', 150);
  await gifts.inBasket(person.id, gift.id, 1);
  await signInAs(person);
  await page.goto('/lk/cart');
  await page.getByRole('button', { name: /Заказать, 100 баллов/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Отправить заказ?' });
  await expect(dialog).toBeVisible();
  await database.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, person.id));
  await dialog.getByRole('button', { name: 'Отправить заказ' }).click();
  await expect(dialog.getByText(/подтвердите электронную почту/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Отправить заказ' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Отправить письмо ещё раз' }).click();
  await expect(dialog.getByText(/Письмо отправлено/)).toBeVisible();
});
