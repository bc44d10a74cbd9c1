import type { PageFacts } from './page-facts';
import { ACADEMY_PAGES } from './pages-of-academy';
import { PROGRAMME_PAGES } from './pages-of-programme';
import { STAFF_PAGES } from './pages-of-staff';

const toLearnings = { redirect: '/lk/learnings' };
/**
 * Every page of the portal, once. Guards, 404 and redirects, crumbs, menus, home, `path.*` (`npm run paths`), links,
 * axe, screens and the route matrix are made from here. A page inherits the guard of the longest path above it.
 */
export const PAGES = {
  home: { path: '/', title: 'Главная', layout: 'default', menu: { bar: 1, title: 'Главная', icon: 'home' } },
  login: { path: '/login', title: 'Вход', layout: 'auth', audience: 'guest' },
  registration: { path: '/registration', title: 'Регистрация', layout: 'auth', audience: 'guest' },
  restore: { path: '/restore', title: 'Восстановление пароля', layout: 'auth', leadsTo: '/login' },
  certificates: { path: '/certificates', title: 'Проверка сертификата', layout: 'auth', audience: 'open' },
  certificate: {
    path: '/certificates/[number]',
    title: 'Проверка сертификата',
    layout: 'auth',
    audience: 'open',
  },
  unsubscribe: {
    path: '/unsubscribe',
    title: 'Отписка от писем',
    layout: 'auth',
    audience: 'open',
    unlinked: true,
  },
  guestBooking: {
    path: '/guest-booking',
    title: 'Запись на тренинг',
    layout: 'auth',
    audience: 'open',
    unlinked: true,
  },
  offline: { path: '/offline', title: 'Нет сети', layout: 'none', audience: 'open' },
  kit: { path: '/kit', title: 'Набор компонентов', layout: 'none', audience: 'open', unlinked: true },
  kitFailure: {
    path: '/kit/failure',
    title: 'Проверка отчётов об ошибках',
    layout: 'none',
    audience: 'open',
    unlinked: true,
  },
  redirectRefused: {
    path: '/redirect-refused',
    title: 'Переход не выполнен',
    layout: 'auth',
    audience: 'open',
    unlinked: true,
  },
  soon: { path: '/soon', title: 'Раздел готовится', layout: 'default', internal: true },
  novelties: { path: '/novelties', title: 'Новинки', layout: 'default' },
  search: { path: '/search-results', title: 'Результаты поиска', layout: 'default' },

  about: { path: '/[brand]/about', title: 'О бренде {brand}', layout: 'default' },
  aboutChapter: { path: '/[brand]/about/[chapter]', title: 'Глава', layout: 'default', brandOnly: true },
  development: { path: '/[brand]/development', title: 'Устойчивое развитие {brand}', layout: 'default' },
  developmentChapter: {
    path: '/[brand]/development/[chapter]',
    title: 'Глава',
    layout: 'default',
    brandOnly: true,
  },
  developmentSix: {
    path: '/[brand]/development/lrp-development-6',
    title: 'Переработка в аптеке',
    layout: 'default',
    feature: 'development-6',
    brandOnly: true,
    shownBy: 'developmentChapter',
  },
  news: { path: '/[brand]/news', title: 'Статьи', layout: 'default' },
  article: { path: '/[brand]/news/[slug]', title: 'Статья', layout: 'default' },
  products: { path: '/[brand]/products', title: 'Каталог продукции {brand}', layout: 'default' },
  product: { path: '/[brand]/products/[slug]', title: 'Продукт', layout: 'default' },
  videos: { path: '/[brand]/videos', title: 'Обучающие видео {brand}', layout: 'default' },
  video: { path: '/[brand]/videos/[slug]', title: 'Видео', layout: 'default' },
  glossary: { path: '/[brand]/glossary', title: 'Глоссарий', layout: 'default' },
  knowledges: { path: '/[brand]/knowledges', title: 'Научная база {brand}', layout: 'default' },
  express: { path: '/[brand]/express', title: 'Экспресс-тренинги', layout: 'default' },
  interactive: { path: '/[brand]/interactive', title: 'Интерактивные модули', layout: 'default' },
  brandTests: { path: '/[brand]/tests', title: 'Тесты', layout: 'default' },
  modules: { path: '/[brand]/modules', title: 'Интерактивные модули', layout: 'default', step: true },
  brandModule: { path: '/[brand]/modules/[slug]', title: 'Модуль', layout: 'default' },
  neovadiol: { path: '/[brand]/neovadiol', title: 'Neovadiol', layout: 'auth' },
  serums: { path: '/[brand]/syvorotki', title: 'Сыворотки', layout: 'auth' },
  trichoscopy: { path: '/[brand]/trichoscopy-academy', title: 'Академия трихоскопии', layout: 'auth' },

  ...ACADEMY_PAGES,

  account: {
    path: '/lk',
    title: 'Личный кабинет',
    layout: 'default',
    menu: {
      bar: 4,
      title: 'Профиль',
      icon: 'user',
      also: ['accountCertificates', 'accountStatistics', 'accountSettings', 'accountSecurity'],
    },
  },
  accountCertificates: { path: '/lk/certificates', title: 'Сертификаты', layout: 'default' },
  accountCertificate: { path: '/lk/certificates/[id]', title: 'Сертификат', layout: 'default' },
  accountStatistics: { path: '/lk/statistics', title: 'Статистика обучения', layout: 'default' },
  accountSettings: { path: '/lk/settings', title: 'Настройки', layout: 'default' },
  accountSecurity: { path: '/lk/security', title: 'Безопасность', layout: 'default' },
  saved: { path: '/lk/saved', title: 'Доступно без сети', layout: 'default' },
  notifications: { path: '/lk/notifications', title: 'Уведомления', layout: 'default' },
  allNotifications: { path: '/lk/notifications/all', title: 'Все уведомления', layout: 'default' },
  appointments: { path: '/lk/appointments', title: 'Мои записи', layout: 'default' },
  schedule: {
    path: '/lk/schedule',
    title: 'Расписание тренингов',
    layout: 'default',
    menu: { header: 2, bar: 3, title: 'Тренинги', icon: 'calendar', also: ['appointments'] },
  },
  learnings: {
    path: '/lk/learnings',
    title: 'Все обучения',
    layout: 'default',
    menu: { header: 1, bar: 2, title: 'Обучение', icon: 'learn', also: ['tests'] },
  },
  tests: {
    path: '/lk/tests',
    title: 'Тесты',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
    tools: {
      group: 'Материалы',
      icon: 'pencil',
      text: 'Вопросы, сроки и публикация тестов.',
      badge: 'tests',
    },
  },
  test: { path: '/lk/tests/[id]', title: 'Тест', layout: 'default' },
  testEditor: {
    path: '/lk/tests/[id]/edit',
    title: 'Редактирование теста',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
  },
  testResults: {
    path: '/lk/tests/[id]/results',
    title: 'Результаты теста',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
  },
  testPreview: {
    path: '/lk/tests/[id]/preview',
    title: 'Предпросмотр',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
  },
  surveys: {
    path: '/lk/surveys',
    title: 'Опросы',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
    tools: { group: 'Материалы', icon: 'doc', text: 'Вопросы и сроки опросов.' },
  },
  survey: { path: '/lk/surveys/[id]', title: 'Опрос', layout: 'default' },
  surveyEditor: {
    path: '/lk/surveys/[id]/edit',
    title: 'Редактирование опроса',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
  },
  surveyPreview: {
    path: '/lk/surveys/[id]/preview',
    title: 'Предпросмотр',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
  },
  catalogue: {
    path: '/lk/catalogue',
    title: 'Подарки',
    layout: 'default',
    catalogue: true,
    menu: { header: 5, title: 'Подарки', icon: 'bag', also: ['cart'] },
  },
  gift: { path: '/lk/catalogue/[id]', title: 'Подарок', layout: 'default', catalogue: true },
  cart: { path: '/lk/cart', title: 'Корзина', layout: 'default', catalogue: true },
  ...STAFF_PAGES,
  ...PROGRAMME_PAGES,
} as const satisfies Record<string, PageFacts>;

export type PageName = keyof typeof PAGES;

/** The registry as the code that goes through all of it reads it. */
export const ALL_PAGES = Object.entries(PAGES) as readonly [PageName, PageFacts][];
