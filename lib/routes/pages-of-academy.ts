import type { PageFacts } from './page-facts';

/** Pages of the academy: recordings, experts and their questions, courses. */
export const ACADEMY_PAGES = {
  academy: { path: '/academy', title: 'Академия', layout: 'default', leadsTo: '/' },
  webinars: {
    path: '/academy/webinars',
    title: 'Записи вебинаров',
    layout: 'default',
    menu: {
      header: 3,
      title: 'Вебинары',
      icon: 'play',
      also: ['doctorWebinars', 'onlineCongress'],
    },
  },
  webinar: { path: '/academy/webinars/[slug]', title: 'Запись', layout: 'default' },
  doctorWebinars: { path: '/academy/doctor-webinars', title: 'Вебинары врачей', layout: 'default' },
  onlineCongress: { path: '/academy/online-congress', title: 'Онлайн-конгресс', layout: 'default' },
  experts: {
    path: '/academy/experts',
    title: 'Эксперты академии',
    layout: 'default',
    menu: { header: 4, title: 'Эксперты', icon: 'users', also: ['questions'] },
  },
  questions: {
    path: '/academy/ask-question',
    title: 'Задать вопрос эксперту',
    layout: 'default',
    tools: {
      group: 'Вопросы',
      icon: 'question',
      title: 'Вопросы фармацевтов',
      text: 'Ответьте тем, кто ждёт дольше других.',
      worksHere: 'questions.answer',
      badge: 'questions',
    },
  },
  academyModules: { path: '/academy/sra-training', title: 'Обучение академии', layout: 'default' },
  academyModuleStep: {
    path: '/academy/sra-training/modules',
    title: 'Интерактивные модули',
    layout: 'default',
    step: true,
  },
  academyModule: { path: '/academy/sra-training/modules/[moduleSlug]', title: 'Модуль', layout: 'default' },
  courseExpert: {
    path: '/academy/course-expert',
    title: 'Курс «Эксперт»',
    layout: 'default',
    feature: 'course-expert',
  },
  socialActivity: {
    path: '/academy/social-activity',
    title: 'Социальная активность',
    layout: 'default',
    feature: 'social-activity',
  },
} as const satisfies Record<string, PageFacts>;
