import type { PageFacts } from './page-facts';
import { TERRITORY_PAGES } from './pages-of-territory';

const dashboard = {
  layout: 'dashboard',
  needs: 'dashboard.enter',
  feature: 'dashboard',
  planned: true,
} as const;

/** Pages of those who look after the portal and after others (specification, section 6). */
export const STAFF_PAGES = {
  content: {
    path: '/lk/content',
    title: 'Статьи и видео',
    layout: 'default',
    needs: 'content.author',
    tools: {
      group: 'Материалы',
      icon: 'doc',
      text: 'Черновики, публикация по расписанию и архив.',
      badge: 'drafts',
    },
  },
  contentNew: {
    path: '/lk/content/new',
    title: 'Новый материал',
    layout: 'default',
    needs: 'content.author',
  },
  contentEditor: {
    path: '/lk/content/[id]/edit',
    title: 'Редактирование материала',
    layout: 'default',
    needs: 'content.author',
  },
  contentPreview: {
    path: '/lk/content/[id]/preview',
    title: 'Предпросмотр',
    layout: 'default',
    needs: 'content.author',
  },
  unusualActivity: {
    path: '/lk/unusual-activity',
    title: 'Необычная активность',
    layout: 'default',
    needs: 'activity.review',
    tools: {
      group: 'Порядок',
      icon: 'shield',
      text: 'Слишком быстрые ответы и одинаковые результаты.',
    },
  },
  socialModeration: {
    path: '/lk/social-moderation',
    title: 'Модерация отзывов',
    layout: 'default',
    needs: 'reviews.moderate',
    planned: true,
  },
  managePoints: {
    path: '/lk/manage-points',
    title: 'Начисление баллов',
    layout: 'default',
    needs: 'points.award',
    planned: true,
  },
  managePointsProgramme: {
    path: '/lk/manage-points/programme',
    title: 'Итоги программы',
    layout: 'default',
    needs: 'programme.close',
    tools: {
      group: 'Порядок',
      icon: 'award',
      title: 'Итоги программы',
      text: 'Итоги программы и перенос баллов на основной счёт.',
    },
  },
  pharmaciesImport: {
    path: '/lk/pharmacies-import',
    title: 'Загрузка аптек',
    layout: 'default',
    needs: 'pharmacies.import',
    planned: true,
  },
  glossaryImport: {
    path: '/lk/glossary-import',
    title: 'Загрузка слов глоссария',
    layout: 'default',
    needs: 'content.author',
    tools: {
      group: 'Материалы',
      icon: 'doc',
      title: 'Слова глоссария',
      text: 'Загрузка слов и определений таблицей.',
    },
  },
  orderHistory: {
    path: '/lk/order-history',
    title: 'История заказов',
    layout: 'default',
    needs: 'orders.manage',
    planned: true,
  },
  uploads: {
    path: '/lk/uploads',
    title: 'Выгрузки',
    layout: 'default',
    needs: 'uploads.enter',
    planned: { soon: 'Здесь будут выгрузки с фильтрами: запуск, ход и готовые файлы.' },
    tools: { group: 'Материалы', icon: 'download', text: 'Отчёты с фильтрами, файлами.' },
  },

  ...TERRITORY_PAGES,

  trainings: {
    path: '/lk/trainings',
    title: 'Тренинги',
    layout: 'default',
    needs: 'trainings.manage',
    tools: { group: 'Тренинги', icon: 'calendar', text: 'Темы, расписание и записавшиеся.' },
  },
  timetableCreation: {
    path: '/lk/trainings/timetable-creation',
    title: 'Создание тренингов',
    layout: 'default',
    needs: 'trainings.manage',
  },
  orderDownloading: {
    path: '/lk/trainings/order-downloading',
    title: 'Выгрузка отчёта',
    layout: 'default',
    needs: 'trainings.manage',
  },
  orderUploading: {
    path: '/lk/trainings/order-uploading',
    title: 'Загрузка отчёта',
    layout: 'default',
    needs: 'trainings.manage',
  },
  training: {
    path: '/lk/trainings/[id]',
    title: 'Тренинг',
    layout: 'webinar',
    needs: 'trainings.manage',
  },
  ledWebinars: {
    path: '/lk/webinars',
    title: 'Мои вебинары',
    layout: 'default',
    needs: 'webinars.lead',
    tools: { group: 'Тренинги', icon: 'screen', text: 'Вопросы участников и кто был на вебинаре.' },
  },
  webinarRoom: {
    path: '/lk/webinars/[id]',
    title: 'Вебинар',
    layout: 'webinar',
    needs: 'webinars.lead',
  },
  trainingRecording: {
    path: '/lk/trainings/pharmacist-recording',
    title: 'Запись фармацевта',
    layout: 'default',
    needs: 'trainings.record',
    tools: { group: 'Тренинги', icon: 'plus', text: 'Запись фармацевта на тренинг.' },
  },
  trainingVisits: {
    path: '/lk/trainings/pharmacist-visit',
    title: 'Визиты',
    layout: 'default',
    needs: 'trainings.record',
    tools: { group: 'Тренинги', icon: 'check', text: 'Отметки о пришедших.', badge: 'visits' },
  },

  dashboard: { path: '/dashboard', title: 'Аналитика', ...dashboard },
  dashboardActivity: { path: '/dashboard/activity', title: 'Активность', ...dashboard },
  dashboardAttendance: { path: '/dashboard/attendance', title: 'Посещаемость', ...dashboard },
  dashboardAverageTime: { path: '/dashboard/average-time', title: 'Среднее время', ...dashboard },
  dashboardNewUsers: { path: '/dashboard/new-users', title: 'Новые пользователи', ...dashboard },
  dashboardRegistrations: { path: '/dashboard/registrations', title: 'Регистрации', ...dashboard },
  dashboardSegments: { path: '/dashboard/segments', title: 'Сегменты', ...dashboard },
  dashboardTournament: { path: '/dashboard/tournament', title: 'Турнир', ...dashboard },
  dashboardViewDepth: { path: '/dashboard/view-depth', title: 'Глубина просмотра', ...dashboard },
  dashboardViewsAmount: { path: '/dashboard/views-amount', title: 'Количество просмотров', ...dashboard },
} as const satisfies Record<string, PageFacts>;
