import { keepItem } from './favorites';
import { expect, test } from './learning-fixtures';

const TEXT =
  '<p>Начало.</p><h2 id="fon">Фон</h2><ul><li>Пункт</li></ul>' +
  `${'<p>Абзац, который читают до конца.</p>'.repeat(40)}` +
  '<h2 id="say">Как сказать покупателю</h2><p>«Одним предложением»</p>';

test('themes are addresses; what is new stands first', async ({
  page,
  signInAs,
  given,
  learning,
  expectAccessible,
}) => {
  const mark = await given.mark();
  const [skin, sun] = [`skin-${mark.slug}`, `sun-${mark.slug}`];
  const at = (days: number) => new Date(Date.now() - days * 864e5);
  await learning.article({ markId: mark.id, title: 'Старая', categories: [skin], publishedAt: at(9) });
  await learning.article({
    markId: mark.id,
    title: 'Новая',
    categories: [sun],
    publishedAt: at(1),
    needErid: true,
    eridToken: '2VtzqNews',
    eridSource: 'ООО «Пример»',
  });
  await signInAs(await given.user());
  await page.goto(`/${mark.slug}/news`);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Статьи' })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(2);
  await expect(main.getByRole('article').first()).toContainText('Новая');
  await expect(main.getByRole('article').first()).toContainText('ERID 2VtzqNews');
  await expectAccessible();

  await main
    .getByRole('group', { name: 'Темы' })
    .getByRole('link', { name: `${skin} 1` })
    .click();
  await expect(page).toHaveURL(`/${mark.slug}/news?category=${skin}`);
  await expect(main.getByRole('article')).toHaveCount(1);
  await expect(main.getByRole('article')).toContainText('Старая');
  await page.goBack();
  await expect(main.getByRole('article')).toHaveCount(2);
});

test('more is an address: it is there after a reload', async ({ page, signInAs, given, learning }) => {
  const mark = await given.mark();
  for (let number = 1; number <= 26; number += 1) await learning.article({ markId: mark.id });
  await signInAs(await given.user());
  await page.goto(`/${mark.slug}/news`);
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(24);
  await page.getByRole('link', { name: 'Показать еще' }).click();
  await expect(articles).toHaveCount(26);
  await page.reload();
  await expect(articles).toHaveCount(26);
  await expect(page.getByRole('link', { name: 'Показать еще' })).toHaveCount(0);
});

test('a brand without articles says what to do next', async ({ page, signInAs, given }) => {
  const mark = await given.mark();
  await signInAs(await given.user());
  await page.goto(`/${mark.slug}/news`);
  await expect(page.getByRole('heading', { name: 'Статей пока нет' })).toBeVisible();
  await page.getByRole('link', { name: 'Ко всем обучениям' }).click();
  await expect(page).toHaveURL('/lk/learnings');
});

test('an article is read, liked and kept, and stays so', async ({
  page,
  signInAs,
  given,
  learning,
  expectAccessible,
}) => {
  const mark = await given.mark();
  const { slug } = await learning.article({ markId: mark.id, title: 'О барьере', content: TEXT });
  await signInAs(await given.user());
  await page.goto(`/${mark.slug}/news/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'О барьере' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Как сказать покупателю' })).toContainText(
    'Одним предложением',
  );
  await expect(page.getByText('Прочитано')).toHaveCount(0);
  await expectAccessible();

  // the jump itself may reach the end: listened for before it
  const read = page.waitForResponse((answer) => answer.url().includes('/-actions/progress') && answer.ok());
  const contents = page.getByRole('navigation', { name: 'В статье' });
  await contents.getByRole('link', { name: 'Как сказать покупателю' }).click();
  await expect(page).toHaveURL(/#say$/);
  await page.getByRole('button', { name: 'Нравится', exact: true }).scrollIntoViewIfNeeded();
  await read;

  const liked = page.waitForResponse((answer) => answer.url().includes('/ratings') && answer.ok());
  await page.getByRole('button', { name: 'Нравится', exact: true }).click();
  await liked;
  await expect(page.getByRole('button', { name: 'Нравится: О барьере' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const keep = await keepItem(page, 'О барьере');

  await page.reload();
  await expect(page.getByText('Прочитано')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Нравится, 1' })).toHaveAttribute('aria-pressed', 'true');
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
});

test('the test of an article is its next step', async ({ page, signInAs, given, learning }) => {
  const mark = await given.mark();
  const quiz = await learning.test({ markId: mark.id, title: 'Барьер: проверка' });
  const { slug } = await learning.article({ markId: mark.id, content: '<p>Коротко.</p>', testId: quiz.id });
  await signInAs(await given.user());
  await page.goto(`/${mark.slug}/news/${slug}`);
  const next = page.getByRole('region', { name: 'Барьер: проверка' });
  await expect(next).toContainText('3 вопроса');
  await next.getByRole('link', { name: 'Пройти тест' }).click();
  await expect(page).toHaveURL(`/lk/tests/${quiz.id}`);
});

test('what is not an article of this brand is not found', async ({ page, signInAs, given, learning }) => {
  const [mark, other] = [await given.mark(), await given.mark()];
  const { slug } = await learning.article({ markId: mark.id, content: '<p>Текст</p>' });
  const clip = await learning.video({ markId: mark.id });
  await signInAs(await given.user());
  const statusOf = async (path: string) => (await page.request.get(path)).status();
  expect(await statusOf(`/${mark.slug}/news/no-such-article`)).toBe(404);
  expect(await statusOf(`/${other.slug}/news/${slug}`)).toBe(404);
  expect(await statusOf(`/${mark.slug}/news/${clip.slug}`)).toBe(404);
  expect(await statusOf(`/news/${slug}`)).toBe(200);
  expect(await statusOf(`/${mark.slug}/news/${slug}`)).toBe(200);
});

test('an author reads what is not out to its end: nothing is offered or told that the services would refuse', async ({
  page,
  signInAs,
  given,
  learning,
}) => {
  const mark = await given.mark();
  const draft = { markId: mark.id, status: 0, publishedAt: null };
  const { slug } = await learning.article({ ...draft, title: 'Черновик', content: TEXT });
  const video = await learning.video({ ...draft, title: 'Монтаж' });
  await signInAs('admin');
  await page.goto(`/${mark.slug}/news/${slug}`);
  const note = page.getByText(/Материал не опубликован/);
  await expect(note).toBeVisible();
  await page.getByText('«Одним предложением»').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('button', { name: /Поделиться|Скопировать ссылку/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Нравится|избранное/i })).toHaveCount(0);
  await page.goto(`/${mark.slug}/videos/${video.slug}`);
  await expect(note).toBeVisible();
  await page.locator('video').evaluate((clip: HTMLVideoElement) => clip.play());
  await expect
    .poll(() => page.locator('video').evaluate((clip: HTMLVideoElement) => clip.currentTime))
    .toBeGreaterThan(1);
  await expect(page.getByRole('progressbar', { name: 'Просмотрено' })).toHaveCount(0);
  await expect(page.getByText(/не засчитывается/)).toHaveCount(0);
});
