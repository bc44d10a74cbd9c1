import { eq } from 'drizzle-orm';
import { sessions } from '@/backend/db/schema/sessions';
import { userRoles } from '@/backend/db/schema/users';
import { expect, test } from './access-fixtures';

test.describe('a right that is lost', () => {
  /** The claim's five minutes are over. */
  const aged = { freshUntil: Math.floor(Date.now() / 1000) - 1 };
  const renewal = (path: string) => ({
    status: 307,
    to: `/api/session/renew?to=${encodeURIComponent(path)}`,
  });

  test('a role is gone from the services at once, from the edge when the claim has aged', async ({
    context,
    ask,
    reclaim,
    given,
    signInAs,
    deps,
  }) => {
    const admin = await given.user({ roles: ['admin'] });
    await signInAs(admin);
    expect(await ask('/lk')).toEqual(renewal('/lk'));
    expect((await ask('/lk', 'a soft navigation')).status).toBe(200);
    const refused = { status: 307, to: '/lk/learnings' };
    expect(await ask('/lk/tests')).not.toEqual(refused);

    await deps.database.db.delete(userRoles).where(eq(userRoles.userId, admin.id));
    const me = await context.request.get('/api/v1/me');
    expect(await me.json()).toMatchObject({ data: { attributes: { roles: [] } } });
    expect(await ask('/lk/tests'), 'the edge asks nobody for five minutes').not.toEqual(refused);

    await reclaim(aged);
    expect(await ask('/lk/tests')).toEqual(renewal('/lk/tests'));
    expect(await ask('/api/session/renew?to=%2Flk%2Ftests')).toMatchObject({ to: '/lk/tests' });
    expect(await ask('/lk/tests')).toEqual(refused);
  });

  test('a chain that is locked loses its gifts at once, the links to them when the claim has aged', async ({
    page,
    reclaim,
    given,
    signInAs,
    lockChain,
    expectFailure,
  }) => {
    expectFailure(/404/);
    const person = await given.user();
    await signInAs(person);
    expect((await page.goto('/lk/catalogue'))?.status()).toBe(200);
    const gifts = page.getByRole('link', { name: 'Подарки', includeHidden: true });
    await expect(gifts.first()).toBeAttached();

    await lockChain(person.id);
    expect((await page.goto('/lk/catalogue'))?.status(), 'the services refuse').toBe(404);
    await page.goto('/');
    await expect(gifts.first(), 'the edge asks nobody for five minutes').toBeAttached();
    await reclaim(aged);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(gifts).toHaveCount(0);
  });

  test('a wave that closes takes the pages away while one stands on them', async ({
    page,
    reclaim,
    given,
    signInAs,
    expectFailure,
  }) => {
    expectFailure(/404/);
    await signInAs(await given.user());
    await page.goto('/lk');
    await reclaim({ waveOpen: false });
    await page.getByRole('navigation').getByRole('link', { name: 'Подарки' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/что-то пошло не так/);
    expect((await page.reload())?.status()).toBe(404);
  });

  test('a session that is ended leads to sign in when the claim has aged', async ({
    page,
    reclaim,
    given,
    signInAs,
    deps,
  }) => {
    const person = await given.user();
    await signInAs(person);
    await page.goto('/lk');
    const ended = { endedAt: new Date(), endReason: 'test' };
    await deps.database.db.update(sessions).set(ended).where(eq(sessions.userId, person.id));
    await reclaim(aged);
    await page.goto('/lrp/news?category=skin');
    await expect(page).toHaveURL(/\/login\?category=skin&from=%2Flrp%2Fnews&ended=1$/);
  });
});

test('a page that is not there is a true 404', async ({ page, signInAs, expectFailure }) => {
  expectFailure(/404/);
  await signInAs('pharmacist');
  for (const path of ['/lk/nothing-here', '/lrp/news/no-such-article', '/lk/tests/999999']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

test('a locked chain has no catalogue and no cart, and no link to them', async ({
  page,
  signInAs,
  expectFailure,
}) => {
  expectFailure(/404/);
  await signInAs('locked');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Подарки', includeHidden: true })).toHaveCount(0);
  for (const path of ['/lk/catalogue', '/lk/cart']) expect((await page.goto(path))?.status()).toBe(404);
});

test('a guest is led to sign in and comes back where they were going', async ({ page }) => {
  await page.goto('/lrp/news?category=skin');
  await expect(page).toHaveURL(/\/login\?category=skin&from=%2Flrp%2Fnews$/);
  await page.getByLabel('Электронная почта').fill('pharmacist@portal.example');
  await page.getByLabel('Пароль', { exact: true }).fill('Demo2026pass');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).toHaveURL(/\/lrp\/news\?category=skin$/);
});
