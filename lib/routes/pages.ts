import type { PageFacts } from './page-facts';
import { ACADEMY_PAGES } from './pages-of-academy';
import { BRAND_PAGES } from './pages-of-brand';
import { PROGRAMME_PAGES } from './pages-of-programme';
import { STAFF_PAGES } from './pages-of-staff';
import { TEST_PAGES } from './pages-of-tests';

/**
 * Every page of the portal, once. Guards, 404 and redirects, crumbs, menus, home, `path.*` (`npm run paths`), links,
 * axe, screens and the route matrix are made from here. A page inherits the guard of the longest path above it.
 */
export const PAGES = {
  home: {
    path: '/',
    title: 'Главная',
    layout: 'default',
    often: true,
    menu: { bar: 1, title: 'Главная', icon: 'home' },
  },
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

  ...BRAND_PAGES,
  ...ACADEMY_PAGES,

  account: {
    path: '/lk',
    title: 'Личный кабинет',
    often: true,
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
    often: true,
    layout: 'default',
    menu: {
      header: 1,
      bar: 2,
      title: 'Обучение',
      icon: 'learn',
      also: [
        ...['tests', 'surveys', 'academyModules'],
        ...['videos', 'news', 'products', 'interactive', 'modules', 'brandTests', 'express'],
      ],
    },
  },
  ...TEST_PAGES,
  catalogue: {
    path: '/lk/catalogue',
    title: 'Подарки',
    often: true,
    layout: 'default',
    catalogue: true,
    menu: { header: 5, title: 'Подарки', icon: 'bag', also: ['cart'] },
  },
  gift: { path: '/lk/catalogue/[id]', title: 'Подарок', layout: 'default', catalogue: true, often: true },
  cart: { path: '/lk/cart', title: 'Корзина', layout: 'default', catalogue: true },
  ...STAFF_PAGES,
  ...PROGRAMME_PAGES,
} as const satisfies Record<string, PageFacts>;

export type PageName = keyof typeof PAGES;

/** The registry as a list, for code that reads every page. */
export const ALL_PAGES = Object.entries(PAGES) as readonly [PageName, PageFacts][];
