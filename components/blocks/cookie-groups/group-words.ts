import type { CookieGroup } from '@/lib/domain/cookie-groups';

/** Each group as the person reads it. */
export const GROUP_WORDS: Readonly<Record<CookieGroup, { name: string; about: string }>> = {
  1: {
    name: 'Необходимые',
    about: 'Вход, сохранение ответов и этот выбор. Без них портал не работает, поэтому отключить их нельзя.',
  },
  2: {
    name: 'Аналитические',
    about: 'Счётчики посещений и отчёты об ошибках: какие страницы открывают и что на них сломалось.',
  },
  3: {
    name: 'Функциональные',
    about:
      'Встроенные плееры других сайтов: видео с\u00a0vimeo.com загружается только с\u00a0этим разрешением.',
  },
  4: {
    name: 'Маркетинговые',
    about: 'Метки рекламных кампаний: какие приглашения на портал оказались полезными.',
  },
};
