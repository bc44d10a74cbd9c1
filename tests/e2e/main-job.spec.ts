import type { Locator, Page } from '@playwright/test';
import { NEW_TAG } from '@/lib/domain/learning';
import { unique } from '../helpers/given';
import { byKeyboard, byPointer, type Hand } from './hands';
import { DEMO_PASSWORD } from './fixtures';
import { giftsOf } from './gifts-of';
import { expect, test } from './learning-fixtures';

/**
 * The pharmacist's main job from end to end, by links alone: sign in, find something new, read, like, watch, take a
 * test, see the points arrive and why, order a gift with them, change one's mind. Only the person, three short
 * materials and a cheap gift are put there; every point is earned on the way.
 */
/** Of a brand whose first article and video no other journey opens. */
const MARK = 'dercos';
const VIDEO = { seconds: 12, points: 40 };
const PAYS = [60, 40];
const PRICE = 110; // neither the video nor the test alone would do

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const inMain = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name, exact: typeof name === 'string' });

async function signIn({ page, type, use }: Hand, email: string): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await type(page.getByLabel('Электронная почта'), email);
  await type(page.getByLabel('Пароль', { exact: true }), DEMO_PASSWORD);
  await use(page.getByRole('button', { name: 'Войти', exact: true }));
  await expect(heading(page, /Анна/)).toBeVisible();
  // a whole load: what is pressed before its scripts have come is one again
  await page.waitForLoadState('load');
}

/** From anywhere home, and on to the card of that name among the new ones. */
async function openNew({ page, use }: Hand, title: string): Promise<void> {
  if (new URL(page.url()).pathname !== '/') {
    await use(page.getByRole('banner').getByRole('link', { name: 'ПроЭксперт' }));
    await expect(heading(page, /Анна/)).toBeVisible();
  }
  await use(inMain(page, 'Все новинки'));
  await expect(heading(page, 'Новинки')).toBeVisible();
  await use(inMain(page, title).first());
}

async function read(hand: Hand, title: string): Promise<void> {
  const { page, use } = hand;
  await openNew(hand, title);
  await expect(heading(page, title)).toBeVisible();
  await expect(page).toHaveURL(/\/dercos\/news\/[^/]+$/);
  const liking = page.getByRole('button', { name: /^Нравится(, \d+)?$/ });
  const kept = page.waitForResponse((answer) => answer.url().includes('/ratings') && answer.ok());
  await use(liking);
  await expect(liking).toHaveAttribute('aria-pressed', 'true');
  await kept;
}

async function watch(hand: Hand, title: string): Promise<void> {
  const { page, play } = hand;
  await openNew(hand, title);
  await expect(heading(page, title)).toBeVisible();
  const meter = page.getByRole('region', { name: 'Сколько посмотрено' });
  await expect(meter).toContainText('до баллов');
  const began = Date.now();
  await play(page.locator('video'));
  await expect(meter).toContainText('видео засчитано', { timeout: 60_000 });
  expect(Date.now() - began, 'watched for real').toBeGreaterThan(VIDEO.seconds * 0.7 * 1000);
  await expect(meter).toContainText(/получено/i);
}

async function pass(hand: Hand, title: string): Promise<void> {
  const { page, use, pick } = hand;
  await openNew(hand, title);
  for (const [at] of PAYS.entries()) {
    await expect(heading(page, new RegExp(`Вопрос ${String(at + 1)}`))).toBeVisible();
    await pick(page.getByRole('radio', { name: 'Да', exact: true }));
    const name = at === PAYS.length - 1 ? 'Завершить тест' : 'Дальше';
    await use(page.getByRole('form').getByRole('button', { name }));
  }
  await use(
    page.getByRole('dialog', { name: 'Отправить ответы?' }).getByRole('button', { name: 'Отправить' }),
  );
  const result = page.getByRole('dialog', { name: `Результат теста «${title}»` });
  await expect(result).toContainText('+100 баллов');
  await page.keyboard.press('Escape');
  await expect(result).toBeHidden();
}

/** Opens the history from the points in sight and closes it again. */
async function seeHistory({ page, use }: Hand, look: (lines: Locator) => Promise<void>): Promise<void> {
  const pill = page.getByRole('banner').getByRole('link', { name: /балл/ });
  const tab = page.getByRole('navigation', { name: 'Главное меню' }).getByText('Баллы');
  await use(pill.or(tab).filter({ visible: true }).first());
  const history = page.getByRole('dialog', { name: 'История баллов' });
  await expect(history).toBeVisible();
  await look(history.getByRole('listitem'));
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
}

async function order({ page, use }: Hand, gift: string): Promise<void> {
  const gifts = page.getByRole('link', { name: 'Подарки', exact: true }).filter({ visible: true });
  // on a phone they stand in the menu
  if ((await gifts.count()) === 0)
    await use(page.getByRole('banner').getByText('Меню', { exact: true }).locator('..'));
  await use(gifts.first());
  await use(inMain(page, /^Хватает баллов/));
  await expect(page).toHaveURL(/affordable=1/);
  await use(page.getByRole('button', { name: `В корзину: ${gift}` }));
  await use(inMain(page, 'Корзина, 1'));
  await expect(heading(page, 'Корзина')).toBeVisible();
  await expect(page.getByText('Останется 30 баллов')).toBeVisible();
  await use(page.getByRole('button', { name: `Заказать, ${String(PRICE)} баллов` }));
  await use(page.getByRole('dialog').getByRole('button', { name: 'Отправить заказ' }));
  const thanks = page.getByRole('dialog', { name: 'Заказ оформлен' });
  await expect(thanks).toContainText('Заказ №');
  await page.keyboard.press('Escape');
  await expect(page.getByText('В корзине пока пусто')).toBeVisible();
}

async function cancel({ page, use }: Hand): Promise<void> {
  await use(page.getByRole('button', { name: /^Отменить заказ/ }));
  const sure = page.getByRole('dialog', { name: 'Отменить заказ?' });
  await use(sure.getByRole('button', { name: 'Отменить заказ' }));
  await expect(page.getByText('Отменён', { exact: true })).toBeVisible();
}

for (const [way, viewport, hand] of [
  ['on a laptop', { width: 1440, height: 900 }, byPointer],
  ['on a phone', { width: 390, height: 844 }, byPointer],
  ['with the keyboard alone', { width: 1440, height: 900 }, byKeyboard],
] as const) {
  test(`the main job ${way}`, async ({ page, given, deps, learning, pharmacist }) => {
    test.setTimeout(240_000);
    const person = await pharmacist();
    const { id: markId } = await given.mark({ slug: MARK });
    const fresh = { markId, tags: [NEW_TAG], publishedAt: new Date(Date.now() - 1000) };
    const [article, video, quiz] = [unique('Статья'), unique('Видео'), unique('Тест')];
    await learning.article({ ...fresh, title: article, content: '<p>О коже головы.</p>'.repeat(200) });
    await learning.video({
      ...fresh,
      title: video,
      durationSeconds: VIDEO.seconds,
      points: VIDEO.points,
    });
    await learning.test({ ...fresh, title: quiz, pays: PAYS });
    const gifts = giftsOf(deps, given);
    const gift = await gifts.gift({ mark: MARK, name: unique('Крем'), price: PRICE, amount: 5, limit: 1 });

    await page.setViewportSize(viewport);
    const mine = hand(page);
    await signIn(mine, person.email);
    await read(mine, article);
    await watch(mine, video);
    await pass(mine, quiz);
    await seeHistory(mine, async (lines) => {
      await expect(lines).toHaveCount(2);
      await expect(lines.nth(0)).toContainText(`Тест «${quiz}»`);
      await expect(lines.nth(0)).toContainText('За правильные ответы теста');
      await expect(lines.nth(0)).toContainText('+100');
      await expect(lines.nth(1)).toContainText(video);
      await expect(lines.nth(1)).toContainText('+40');
    });
    await order(mine, gift.name ?? '');
    expect(await gifts.balance(person.id, MARK)).toBe(30);
    await cancel(mine);
    await seeHistory(mine, async (lines) => {
      await expect(lines).toHaveCount(4);
      await expect(lines.nth(0)).toContainText(`+${String(PRICE)}`);
      await expect(lines.nth(1)).toContainText(`−${String(PRICE)}`);
    });
    expect(await gifts.balance(person.id, MARK)).toBe(140);
  });
}
