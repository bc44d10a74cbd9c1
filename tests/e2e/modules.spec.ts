import { and, eq } from 'drizzle-orm';
import { modules } from '@/backend/db/schema/modules';
import { ledgerEntries } from '@/backend/db/schema/points';
import { expect, test } from './fixtures';
import { answerAnyhow, button, frameOf, mark, MISTAKES, press, saved, tick } from './module-hands';
import { refuseTooSoon } from './too-soon';

test('a module is begun, goes on after a reload, and pays once', async ({
  page,
  signInAs,
  given,
  database,
  expectAccessible,
}) => {
  const person = await given.user();
  await signInAs(person);
  await page.goto('/academy/sra-training');
  await page.getByRole('link', { name: 'Найди ошибку в консультации' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Найди ошибку в консультации' })).toBeVisible();
  const frame = frameOf(page);
  await press(button(frame, 'Начать'));
  await mark(frame, MISTAKES[0]);
  await expect(frame.getByText('Верно', { exact: true })).toBeVisible();
  await expectAccessible();
  await saved(page);

  await page.reload();
  await expect(frame.getByText('Верно', { exact: true })).toBeVisible();
  await press(button(frame, 'Дальше'));
  await mark(frame, MISTAKES[1]);
  await press(button(frame, 'Дальше'));
  await mark(frame, MISTAKES[2]);
  await press(button(frame, 'К результату'));
  await expect(page.getByRole('heading', { name: 'Модуль пройден' })).toBeVisible();
  await expect(page.getByText('Начислено 30 баллов')).toBeVisible();

  await press(button(frame, 'Пройти ещё раз'));
  await expect(button(frame, 'Проверить')).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Вы уже прошли этот модуль' })).toBeVisible();
  for (const phrases of MISTAKES) {
    await mark(frame, phrases);
    await press(frame.getByRole('button', { name: /Дальше|К результату/ }));
  }
  await expect(page.getByText('За модуль начислено 30 баллов')).toBeVisible();
  const paid = await database.db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.userId, person.id), eq(ledgerEntries.kind, 'module')));
  expect(paid.map(({ amount }) => amount)).toEqual([30]);
});

test('a result that comes sooner than a person can waits a moment, and is paid', async ({
  page,
  signInAs,
  given,
  database,
  expectAccessible,
  expectFailure,
}) => {
  expectFailure(/422/);
  const person = await given.user();
  await signInAs(person);
  await page.goto('/academy/sra-training/modules/naydi-oshibku');
  const frame = frameOf(page);
  await refuseTooSoon(page, '**/complete', 2);
  await press(button(frame, 'Начать'));
  for (const phrases of MISTAKES) {
    await mark(frame, phrases);
    await press(frame.getByRole('button', { name: /Дальше|К результату/ }));
  }
  await expect(page.getByText('Отправляем результат: это займёт до минуты.')).toBeVisible();
  await expectAccessible();
  await expect(page.getByText('За модуль начислено 30 баллов')).toBeVisible();
  await expect(page.getByText('Отправляем результат')).toHaveCount(0);
  const mine = eq(ledgerEntries.userId, person.id);
  const paid = await database.db.select().from(ledgerEntries).where(mine);
  expect(paid.map(({ amount }) => amount)).toEqual([30]);
});

test('what another device did since goes on, not what this one had kept unsent', async ({
  page,
  signInAs,
  given,
  database,
}) => {
  const person = await given.user();
  await signInAs(person);
  const slug = 'naydi-oshibku';
  const [made] = await database.db.select({ id: modules.id }).from(modules).where(eq(modules.slug, slug));
  await page.goto(`/academy/sra-training/modules/${slug}`);
  const frame = frameOf(page);
  await press(button(frame, 'Начать'));
  // a right result is the first `true` of what is saved
  const checked = page.waitForResponse(
    (answer) => answer.url().endsWith('/state') && (answer.request().postData() ?? '').includes('true'),
  );
  await mark(frame, MISTAKES[0]);
  expect((await checked).status()).toBe(200);
  await saved(page);
  const old = JSON.stringify({ state: 'null', based: '2020-01-01T00:00:00.000Z' });
  const name = `module:${person.id}:${made?.id ?? ''}`;
  await page.evaluate(([key = '', draft = '']) => localStorage.setItem(key, draft), [name, old]);
  await page.reload();
  await expect(frame.getByText('Верно', { exact: true })).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), name)).toBeNull();
});

test('the frame has no origin: no cookies, no storage, no way to the page', async ({
  page,
  signInAs,
  given,
}) => {
  await signInAs(await given.user());
  await page.goto('/lrp/modules/osnovy-dermatologii');
  await expect(button(frameOf(page), 'Начать')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  const inside = page.frames().find((frame) => frame.url().includes('/modules-files/'));
  const tried = await inside?.evaluate(() => {
    const attempt = (work: () => unknown) => {
      try {
        return String(work());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      origin: self.origin,
      cookie: attempt(() => document.cookie),
      storage: attempt(() => localStorage),
      parent: attempt(() => window.parent.document),
    };
  });
  expect(tried).toEqual({
    origin: 'null',
    cookie: 'SecurityError',
    storage: 'SecurityError',
    parent: 'SecurityError',
  });
});

test('opened by itself a package is in its sandbox too', async ({ page, signInAs, given, request }) => {
  await signInAs(await given.user());
  await page.goto('/lrp/modules/osnovy-dermatologii');
  const address = await page.locator('iframe').getAttribute('src');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-security-policy']).toContain('sandbox allow-scripts');
  expect(answer.headers()['set-cookie']).toBeUndefined();
  await page.goto(address ?? '');
  expect(await page.evaluate(() => self.origin)).toBe('null');
});

test.describe('SCORM', () => {
  // one right answer of three by the rules of the first; the second pays the same for any
  for (const [edition, path, points, right] of [
    ['1.2', '/vichy/modules/retinol-scorm', 10, 'Два вечера в неделю'],
    ['2004', '/lrp/modules/vitamin-c-scorm', 20, undefined],
  ] as const) {
    test(`a course of ${edition} is kept, goes on, completes and pays`, async ({ page, signInAs, given }) => {
      await signInAs(await given.user());
      await page.goto(path);
      const frame = frameOf(page);
      await press(button(frame, 'Начать'));
      if (right) {
        await tick(frame.getByRole('radio', { name: right }));
        await press(button(frame, 'Проверить'));
      } else await answerAnyhow(page, frame);
      await saved(page);
      await page.reload();
      await press(frame.getByRole('button', { name: /Дальше|К результату/ }));
      for (let left = 1; left >= 0; left -= 1) {
        await answerAnyhow(page, frame);
        await press(frame.getByRole('button', { name: left > 0 ? 'Дальше' : 'К результату' }));
      }
      await expect(page.getByRole('heading', { name: 'Модуль пройден' })).toBeVisible();
      await expect(page.getByText(`Начислено ${points} баллов`)).toBeVisible();
    });
  }
});

test('a landing leads on to the portal when its link is pressed', async ({ page, signInAs, given }) => {
  await signInAs(await given.user());
  await page.goto('/vichy/neovadiol');
  const landing = page.frameLocator('iframe[title="Neovadiol"]');
  await expect(landing.getByRole('heading', { level: 1 })).toBeVisible();
  // the frame grows to its content: what stands below it moves away from a press until then
  const isWhole = () => landing.locator('html').evaluate((html) => html.scrollHeight <= innerHeight);
  await expect.poll(isWhole).toBe(true);
  await page.getByRole('main').getByText('Реклама', { exact: true }).click();
  await expect(page.getByText(/ERID/)).toBeVisible();
  const tabs = landing.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(landing.getByRole('tabpanel')).toContainText('Кожа капризничает');
  await press(landing.getByRole('button', { name: 'Пройти модуль о типах кожи' }));
  await expect(page).toHaveURL('/vichy/modules/tip-kozhi-i-uhod');
});

test('a landing of another brand is a real 404', async ({ page, signInAs, given, expectFailure }) => {
  expectFailure(/404/);
  await signInAs(await given.user());
  expect((await page.goto('/dercos/neovadiol'))?.status()).toBe(404);
  expect((await page.goto('/dercos/modules/osnovy-dermatologii'))?.status()).toBe(404);
});
