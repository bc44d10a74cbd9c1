import { expect, test } from 'vitest';
import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';
import { formatDate } from '@/lib/format/date';
import { FAILURE_TITLE } from '@/lib/http/failure-words';
import type { PageName } from '@/lib/routes/pages';
import { pageTitle } from '@/lib/routes/page-titles';
import { files, read } from './files';

const said = new Map(
  files(/^(api|app|backend|components|lib)\/.*\.tsx?$/)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .map((name) => [name, read(name)]),
);
const placesOf = (text: string) => [...said].flatMap(([name, source]) => (source.includes(text) ? name : []));

/** Texts of section 8 of the specification. */
const REFUSALS = [
  'Выбранный слот расписания не найден.',
  'Выбранный тренинг не найден.',
  'Управление посещениями недоступно.',
  'Отчет зарегистрированных фармацевтов не сохранен.',
  'При выгрузке отчета произошла ошибка.',
  'Необходимо приложить файл с отчетом.',
  'Не удалось импортировать отчет.',
  'При загрузке отчета произошла ошибка.',
  'Не получилось удалить запись фармацевта.',
  'Фармацевт уже был отмечен.',
  'Не получилось записать посещение фармацевта.',
  'При отправке данных произошла ошибка!',
];

test('refusals are said in the words of the specification, each written in one place', () => {
  expect([...Object.values(REFUSAL_WORDS)].sort()).toEqual([...REFUSALS].sort());
  for (const text of REFUSALS)
    expect(placesOf(text), text).toEqual(['lib/domain/trainings/refusal-words.ts']);
});

test('each refusal is said by somebody', () => {
  const everything = [...said.values()].join('\n');
  const unsaid = Object.keys(REFUSAL_WORDS).filter((name) => !everything.includes(`REFUSAL_WORDS.${name}`));
  expect(unsaid).toEqual([]);
});

/** Texts of section 2 (and 3, for a learning item) with the file that contains each. */
const SHOWN: readonly [text: string, by: string][] = [
  ['Кажется, что-то пошло не так...', 'lib/http/failure-words.ts'],
  ['Перейти на главную', 'components/blocks/error-page/error-page.tsx'],
  [
    "title: 'Вебинар', time: '10:00–12:00'",
    'components/popups/training-registration/training-registration-popup.tsx',
  ],
  ["title = 'Подтверждение'", 'components/popups/confirm/confirm-popup.tsx'],
  ["no = 'Нет'", 'components/popups/confirm/confirm-popup.tsx'],
  ["yes = 'Да'", 'components/popups/confirm/confirm-popup.tsx'],
  ["empty = 'Нет данных'", 'components/ui/table/table.tsx'],
  ["label = 'Показать еще'", 'components/ui/show-more/show-more.tsx'],
  ['Вернуться назад', 'components/ui/popup/popup.tsx'],
  ["FALLBACK_TITLE = 'Без названия'", 'lib/domain/learning.ts'],
];

test.each(SHOWN)('%s is said by %s', (text, by) => expect(placesOf(text)).toContain(by));

test('nobody writes these with another letter', () => {
  expect(FAILURE_TITLE).toBe('Кажется, что-то пошло не так...');
  for (const wrong of ['Показать ещё', 'Не удалось импортировать отчёт', 'Нет данных.'])
    expect(placesOf(wrong), wrong).toEqual([]);
});

/** Russian titles of sections that the specification gives in English. */
const TITLES: Partial<Record<PageName, string>> = {
  home: 'Главная',
  knowledges: 'Научная база {brand}',
  products: 'Каталог продукции {brand}',
  videos: 'Обучающие видео {brand}',
  news: 'Статьи',
  experts: 'Эксперты академии',
  webinars: 'Записи вебинаров',
  questions: 'Задать вопрос эксперту',
  learnings: 'Все обучения',
  appointments: 'Мои записи',
  trainingVisits: 'Визиты',
  timetableCreation: 'Создание тренингов',
  managePoints: 'Начисление баллов',
  pharmacists: 'Список фармацевтов',
  representativeTrainings: 'Тренинги',
  development: 'Устойчивое развитие {brand}',
  about: 'О бренде {brand}',
};

test.each(Object.entries(TITLES))('the section %s is called %s', (name, title) =>
  expect(pageTitle(name as PageName, '{brand}')).toBe(title),
);

test('a day is `D month YYYY`, its month in the genitive (section 9)', () =>
  expect(formatDate('2026-11-24').replaceAll('\u00a0', ' ')).toBe('24 ноября 2026'));
