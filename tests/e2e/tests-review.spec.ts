import type { Page } from '@playwright/test';
import { test, expect } from './learning-fixtures';

const option = (text: string, isRight: boolean, explanation: string) => ({
  ...{ id: crypto.randomUUID(), text, image: null, isRight, countPoints: isRight ? 10 : 0, explanation },
});
/** Two questions that say why. */
const asked = () => [
  {
    text: 'Чем снять водостойкую плёнку?',
    explanation: 'Жир растворяется жиром.',
    options: [option('Маслом', true, ''), option('Водой', false, 'Вода жир не растворяет.')],
  },
  {
    text: 'Когда нанести крем?',
    explanation: 'Пока вода в роговом слое, крем её удержит.',
    options: [option('Сразу', true, ''), option('Через час', false, '')],
  },
];

async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
}

async function answer(
  page: Page,
  words: readonly [string, string],
  leadsTo = 'Подсказки к вопросам',
): Promise<void> {
  await choose(page, words[0]);
  await page.getByRole('button', { name: 'Дальше' }).click();
  await choose(page, words[1]);
  await page.getByRole('form').getByRole('button', { name: 'Завершить тест' }).click();
  await page
    .getByRole('dialog', { name: 'Отправить ответы?' })
    .getByRole('button', { name: 'Отправить' })
    .click();
  await page.getByRole('button', { name: leadsTo }).click();
}
const review = (page: Page) => page.getByRole('region', { name: 'Разбор ответов' });
const openAll = async (page: Page) => {
  const closed = review(page).locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
};
const card = (page: Page, number: number) =>
  review(page)
    .getByRole('article')
    .filter({ hasText: `Вопрос ${String(number)} из 2` });

test('a passed test is reviewed question by question', async ({
  page,
  openTest,
  learning,
  expectAccessible,
}) => {
  const article = await learning.article({ title: 'Очищение без скрипа' });
  const [first, second] = asked();
  await openTest({ pays: [10, 10], asked: [{ ...first, articleId: article.id }, second!] });
  await answer(page, ['Водой', 'Сразу'], 'Почему так: разбор ответов');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await expect(card(page, 1)).toContainText('Ошибка');
  await openAll(page);
  await expect(card(page, 1).getByRole('listitem').first()).toContainText('Верный ответ, не выбран: Маслом');
  await expect(card(page, 1).getByRole('listitem').last()).toContainText('Вода жир не растворяет.');
  await expect(card(page, 1)).toContainText('Жир растворяется жиром.');
  await expect(card(page, 1).getByRole('link', { name: 'Очищение без скрипа' })).toBeVisible();
  await expect(card(page, 2)).toContainText('Ваш ответ, верно: Сразу');
  await expectAccessible();
  await page.reload();
  await expect(review(page).getByRole('article')).toHaveCount(2);
});

test('one that may be taken again gives hints and keeps the key, on a phone', async ({ page, openTest }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTest({ pays: [10, 10], asked: asked() });
  await answer(page, ['Водой', 'Через час']);
  await expect(review(page)).toContainText('верные ответы скрыты');
  await expect(card(page, 1).getByText('Подсказка.')).toBeHidden();
  await openAll(page);
  await expect(card(page, 1).getByText('Подсказка.')).toBeVisible();
  await expect(card(page, 1)).toContainText('Ваш ответ, неверно: Водой');
  await expect(card(page, 1)).toContainText('Жир растворяется жиром.');
  await expect(review(page)).not.toContainText('Маслом');
  await expect(review(page)).not.toContainText('Верный ответ');
});

test('a failed one leads to its article on the first screen of a phone', async ({
  page,
  openTest,
  learning,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const article = await learning.article({ title: 'Очищение без скрипа' });
  const [first, second] = asked();
  await openTest({ pays: [10, 10], asked: [{ ...first, articleId: article.id }, second!] });
  await answer(page, ['Водой', 'Через час']);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('main').getByRole('link', { name: 'Перечитать статью' })).toBeInViewport({
    ratio: 1,
  });
});

test('a long result keeps its ways on and its cross on the screen of a desk', async ({ page, openTest }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openTest({ pays: Array.from({ length: 9 }, () => 10) });
  await choose(page, 'Да');
  await page
    .getByRole('complementary', { name: 'О тесте' })
    .getByRole('button', { name: 'Завершить тест' })
    .click();
  await page
    .getByRole('dialog', { name: 'Отправить ответы?' })
    .getByRole('button', { name: 'Отправить' })
    .click();
  const result = page.getByRole('dialog', { name: /Результат теста/ });
  const wayOn = result.getByRole('link', { name: 'Ко всем обучениям' });
  await expect(wayOn).toBeInViewport({ ratio: 1 });
  await result.getByText(/^И ещё/).scrollIntoViewIfNeeded();
  await expect(wayOn).toBeInViewport({ ratio: 1 });
  const close = result.getByRole('button', { name: 'Закрыть' }).first();
  await expect(close).toBeInViewport({ ratio: 1 });

  // the page under it stands where its question stood: the result begins above its heading
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await close.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
