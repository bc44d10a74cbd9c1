import { describe, expect, test } from 'vitest';
import { pageTitle } from '../routes/page-titles';
import { ALL_PAGES } from '../routes/pages';
import { breadcrumbs } from './breadcrumbs';

const titles = (path: string, options?: Parameters<typeof breadcrumbs>[1]) =>
  breadcrumbs(path, options).map((crumb) => crumb.title);
const links = (path: string, options?: Parameters<typeof breadcrumbs>[1]) =>
  breadcrumbs(path, options).map((crumb) => crumb.href);

describe('every title of section 2', () => {
  test.each([
    ['/lrp/knowledges', 'Научная база La Roche-Posay'],
    ['/vichy/products', 'Каталог продукции Vichy'],
    ['/cerave/videos', 'Обучающие видео CeraVe'],
    ['/dercos/news', 'Статьи'],
    ['/academy/experts', 'Эксперты академии'],
    ['/academy/webinars', 'Записи вебинаров'],
    ['/academy/ask-question', 'Задать вопрос эксперту'],
    ['/lk', 'Личный кабинет'],
    ['/lk/learnings', 'Все обучения'],
    ['/lk/appointments', 'Мои записи'],
    ['/lk/trainings/pharmacist-visit', 'Визиты'],
    ['/lk/trainings/timetable-creation', 'Создание тренингов'],
    ['/lk/manage-points', 'Начисление баллов'],
    ['/lk/social-moderation', 'Модерация отзывов'],
    ['/lk/catalogue', 'Подарки'],
    ['/lk/representative/pharmacists', 'Список фармацевтов'],
    ['/lk/representative/pharmacist-register', 'Тренинги'],
    ['/education-programme2025', 'Главная'],
    ['/lrp/development', 'Устойчивое развитие La Roche-Posay'],
    ['/lrp/about', 'О бренде La Roche-Posay'],
    ['/lrp/development/lrp-development-7', 'Цели бренда'],
    ['/vichy/about/vichy-about-7', 'Здоровье кожи головы'],
  ])('%s ends with %s', (path, title) => expect(titles(path).at(-1)).toBe(title));

  test.each(['/lk/tests', '/lk/surveys'])('%s for a tests moderator and for others', (path) => {
    expect(titles(path, { testsModerator: true }).at(-1)).toBe(path === '/lk/tests' ? 'Тесты' : 'Опросы');
    expect(titles(path).at(-1)).toBe('Все обучения');
  });
  test('every guarded page has a Russian title', () => {
    const guarded = ALL_PAGES.filter(([, { needs, feature, catalogue }]) => needs || feature || catalogue);
    const paths = guarded.map(([, { path }]) => path.replace(/\[\w+\]/g, 'lrp'));
    for (const path of paths) {
      expect(titles(path, { currentTitle: 'Название' }).at(-1), path).toMatch(/^[А-ЯЁ]/);
    }
    expect(paths.length).toBeGreaterThan(30);
  });
});

describe('the way', () => {
  test('begins at home and ends with no link', () => {
    expect(breadcrumbs('/lrp/videos/voda', { currentTitle: 'Термальная вода' })).toEqual([
      { title: 'Главная', href: '/' },
      { title: 'О бренде La Roche-Posay', href: '/lrp/about' },
      { title: 'Обучающие видео La Roche-Posay', href: '/lrp/videos' },
      { title: 'Термальная вода', href: null },
    ]);
  });
  test.each(['tests', 'surveys'])('what is new in %s has no page to lead to', (list) => {
    const way = breadcrumbs(`/lk/${list}/new/edit`, { currentTitle: 'Новое', testsModerator: true });
    expect(way.map(({ href }) => href).filter((href) => href?.includes('new'))).toEqual([]);
  });
  test('home has none', () => expect(breadcrumbs('/')).toEqual([]));
  test('the programme begins with its own home', () => {
    expect(breadcrumbs('/education-programme2025/tests/5', { currentTitle: 'Итоги' })).toEqual([
      { title: 'Главная', href: '/education-programme2025' },
      { title: 'Тесты', href: '/education-programme2025/tests' },
      { title: 'Итоги', href: null },
    ]);
  });
  test('the brand page itself is named once', () => {
    expect(titles('/lrp/about')).toEqual(['Главная', 'О бренде La Roche-Posay']);
    expect(titles('/lrp/about/lrp-about-2')).toEqual([
      'Главная',
      'О бренде La Roche-Posay',
      'Термальная вода',
    ]);
  });
  test('without a brand its word goes', () => {
    expect(titles('/videos')).toEqual(['Главная', 'Обучающие видео']);
    expect(titles('/about')).toEqual(['Главная', 'О брендах']);
    expect(titles('/empty/products')).toEqual(['Главная', 'Каталог продукции']);
  });
  test.each(['/lrp/products/{product}/voda', '/lrp/products/%7Bproduct%7D/voda'])(
    "'{product}' is skipped in %s",
    (path) => {
      expect(titles(path, { currentTitle: 'Вода' })).toEqual([
        'Главная',
        'О бренде La Roche-Posay',
        'Каталог продукции La Roche-Posay',
        'Вода',
      ]);
    },
  );
  test('the title belongs to the item alone', () => {
    expect(titles('/lrp/products/{product}')).toEqual([
      'Главная',
      'О бренде La Roche-Posay',
      'Каталог продукции La Roche-Posay',
    ]);
    expect(titles('/news/voda', { currentTitle: 'Статьи' })).toEqual(['Главная', 'Статьи', 'Статьи']);
    expect(titles('/a/b/c', { currentTitle: 'В', nameOf: (slug) => slug })).toEqual([
      'Главная',
      'О бренде a',
      'b',
      'В',
    ]);
  });
  test('an id or slug without a known title shows itself, decoded', () => {
    expect(titles('/lk/tests/17').at(-1)).toBe('17');
    expect(titles('/news/%D0%BA%D0%BE%D0%B6%D0%B0').at(-1)).toBe('кожа');
    expect(titles('/news/100%').at(-1)).toBe('100%');
  });
  test('a taker of tests comes from all learnings, a moderator from the list', () => {
    expect(links('/lk/tests/17')).toEqual(['/', '/lk', '/lk/learnings', null]);
    expect(links('/lk/tests/17', { testsModerator: true })).toEqual(['/', '/lk', '/lk/tests', null]);
    expect(titles('/lk/tests/17/edit', { testsModerator: true, currentTitle: 'Вода' })).toEqual([
      'Главная',
      'Личный кабинет',
      'Тесты',
      'Вода',
      'Редактирование теста',
    ]);
  });
  test('the way to what is being made ends at it: there is nothing to edit yet', () => {
    const moderator = { testsModerator: true, currentTitle: 'Новый тест' };
    expect(titles('/lk/tests/new/edit', moderator)).toEqual([
      'Главная',
      'Личный кабинет',
      'Тесты',
      'Новый тест',
    ]);
    expect(links('/lk/tests/new/edit', moderator).at(-1)).toBeNull();
  });
  test('a step that only redirects is no link', () => {
    expect(links('/academy/webinars')).toEqual(['/', null, null]);
    expect(links('/lk/representative/pharmacists/3')).toEqual([
      '/',
      '/lk',
      null,
      '/lk/representative/pharmacists',
      null,
    ]);
  });
  test('a page that is not there yet is no link', () => {
    const hasPage = (href: string) => href !== '/lrp/about';
    expect(links('/lrp/videos/voda', { hasPage })).toEqual(['/', null, '/lrp/videos', null]);
  });
  test("the services' own name of a brand wins", () => {
    expect(titles('/lrp/videos', { nameOf: () => 'Ля Рош' })).toEqual([
      'Главная',
      'О бренде Ля Рош',
      'Обучающие видео Ля Рош',
    ]);
  });
  test.each(['/constructor', '/lk/toString', '/__proto__/x'])('%s breaks nothing', (path) => {
    for (const title of titles(path)) expect(typeof title).toBe('string');
  });
});

test('headings of pages', () => {
  expect(pageTitle('videos', 'La Roche-Posay')).toBe('Обучающие видео La Roche-Posay');
  expect(pageTitle('videos')).toBe('Обучающие видео');
  expect(pageTitle('novelties')).toBe('Новинки');
});
