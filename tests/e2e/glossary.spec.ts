import { givenProducts, type GivenProducts } from '../helpers/given-products';
import { expect, test as base } from './learning-fixtures';

const test = base.extend<{ products: GivenProducts }>({
  products: async ({ deps, given }, use) => {
    await use(givenProducts({ db: deps.database.db, given, now: () => new Date() }));
  },
});

test('letters lead to words, and each word has its anchor', async ({ page, signInAs, expectAccessible }) => {
  await signInAs('pharmacist');
  await page.goto('/cerave/glossary');
  await expect(page.getByRole('heading', { level: 1, name: 'Глоссарий' })).toBeVisible();
  await expectAccessible();
  const letters = page.getByRole('navigation', { name: 'Буквы' });
  await letters.getByRole('link', { name: 'M', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'MVE' })).toBeInViewport();
  await page.goto('/cerave/glossary#tseramidy');
  await expect(page.getByRole('heading', { name: 'Церамиды' })).toBeInViewport();
  await page.goto('/lrp/glossary');
  await expect(page.getByRole('heading', { name: 'MVE' })).toHaveCount(0);
});

test('a word is found by its name, its INCI name and its definition', async ({
  page,
  signInAs,
  given,
  products,
}) => {
  const mark = await given.mark();
  const own = mark.slug;
  await products.word({ markId: mark.id, name: `Эскулин ${own}`, synonyms: [`Esculin ${own}`] });
  await products.word({
    markId: mark.id,
    name: `Рутин ${own}`,
    description: `<p>Пигмент ${own} гречихи.</p>`,
  });
  await signInAs(await given.user());
  await page.goto(`/${own}/glossary`);
  const search = page.getByRole('searchbox', { name: 'Поиск по глоссарию' });
  await search.fill(`esculin ${own}`);
  await search.press('Enter');
  await expect(page.getByText('Найдено: 1 слово')).toBeVisible();
  await expect(page.getByRole('heading', { name: `Эскулин ${own}` })).toBeVisible();
  await search.fill(`${own} гречихи`);
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: `Рутин ${own}` })).toBeVisible();
  await search.fill('такого слова нет');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Слова «такого слова нет» пока нет' })).toBeVisible();
  await page.getByRole('link', { name: 'Все слова' }).first().click();
  await expect(page).toHaveURL(`/${own}/glossary`);
});

test('a word of an article says what it means and leads to the glossary', async ({
  page,
  signInAs,
  given,
  products,
  learning,
}) => {
  const mark = await given.mark();
  const word = await products.word({ name: `Слово${mark.slug}`, description: '<p>Смысл слова.</p>' });
  const { slug } = await learning.article({
    markId: mark.id,
    content: `<p>Здесь есть ${word.name}, и ещё раз ${word.name}.</p>`,
  });
  await signInAs(await given.user());
  await page.goto(`/${mark.slug}/news/${slug}`);
  const links = page.getByRole('link', { name: word.name });
  await expect(links).toHaveCount(1);
  // a pointer that stands on the word before the page's code is there says nothing to it
  await expect(async () => {
    await page.mouse.move(0, 0);
    await links.hover();
    await expect(page.getByRole('tooltip')).toContainText('Смысл слова.', { timeout: 1000 });
  }).toPass();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await links.click();
  await expect(page).toHaveURL(`/${mark.slug}/glossary#${word.slug}`);
  const heading = page.getByRole('heading', { name: word.name });
  await expect(heading).toBeInViewport();
  const met = page.getByRole('article').filter({ has: heading });
  await expect(met).toHaveAttribute('data-here');
  await met.getByRole('link', { name: 'Вернуться к статье' }).click();
  await expect(page).toHaveURL(`/${mark.slug}/news/${slug}`);
});

test('on a phone the words are a list of names, and a pressed one is read whole', async ({
  page,
  signInAs,
  given,
  products,
  expectAccessible,
}) => {
  const mark = await given.mark();
  const [one, other] = await Promise.all(
    ['Альфа', 'Бета'].map((name) =>
      products.word({ markId: mark.id, name: `${name} ${mark.slug}`, description: `<p>Смысл: ${name}.</p>` }),
    ),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(await given.user());
  await page.goto(`/${mark.slug}/glossary`);
  await expect(page.getByRole('heading', { name: one?.name ?? '' })).toBeVisible();
  await expect(page.getByText('Смысл: Альфа.')).toBeHidden();
  await page.getByRole('link', { name: other?.name ?? '' }).click();
  await expect(page.getByText('Смысл: Бета.')).toBeVisible();
  await expect(page.getByText('Смысл: Альфа.')).toBeHidden();
  await expectAccessible();
});
