import { PORTAL_NAME } from '@/lib/domain/brands';
import { formatDateTime } from '@/lib/format/date';

/** What stands in each file, for the person who opens it. */
export const SECTIONS: Readonly<Record<string, string>> = {
  profile: 'личные данные учётной записи',
  roles: 'роли на портале',
  permissions: 'дополнительные права',
  sectors: 'секторы, за которые вы отвечаете',
  'assigned-pharmacies': 'закреплённые аптеки',
  consents: 'согласия: какое, когда дано и отозвано',
  sessions: 'входы на устройствах',
  'email-changes': 'запросы на смену почты',
  files: 'загруженные файлы',
  'points-history': 'начисления и списания баллов',
  'points-balances': 'баллы по брендам',
  'test-attempts': 'попытки тестов с ответами и результатами',
  'survey-answers': 'ответы на опросы',
  learnings: 'прогресс обучения',
  favourites: 'избранное',
  openings: 'когда открыты и закончены материалы',
  'articles-read': 'прочитанные статьи',
  'videos-watched': 'просмотренные части видео',
  ratings: 'отметки «нравится»',
  modules: 'прохождение модулей',
  cart: 'корзина',
  orders: 'заказы подарков',
  'order-items': 'подарки в заказах',
  questions: 'вопросы экспертам и ответы на них',
  reviews: 'отправленные отзывы',
  'expert-profile': 'профиль эксперта',
  notifications: 'уведомления',
  'notification-choices': 'какие письма и push вы включили или выключили',
  'quiet-hours': 'тихие часы',
  'push-devices': 'браузеры, которые принимают push',
  messages: 'личные сообщения портала',
  'messages-read': 'отметки о прочитанных сообщениях',
  'editor-drafts': 'несохранённые черновики редакторов',
  runs: 'выгрузки и другие долгие задания',
  'attention-notes': 'заметки представителя о внимании к вам',
  'visit-plans': 'планы визитов в аптеки',
  certificates: 'сертификаты',
  journal: 'журнал действий: входы, выгрузки, изменения',
  visits: 'открытые страницы портала',
  views: 'просмотры материалов',
  'training-bookings': 'записи на тренинги и очереди на них',
  'webinar-questions': 'ваши вопросы ведущим вебинаров',
  'calendar-feed': 'когда вы завели адрес календаря',
  'training-visits': 'посещения тренингов',
};

/** Russian, for the owner of the data. */
export function readmeOf(names: readonly string[], now: Date): string {
  const lines = names.map((name) => `- ${name}.json: ${SECTIONS[name] ?? 'прочие записи'}`);
  return [
    `Ваши данные на портале «${PORTAL_NAME}»`,
    `Собраны ${formatDateTime(now)}.`,
    '',
    'Здесь всё, что портал хранит о вас. Каждый файл — таблица в формате JSON: его откроет любой браузер',
    'или текстовый редактор. Время записано по Гринвичу, баллы — целыми числами. Пустой файл [] значит,',
    'что таких записей нет. Пароль хранится только в виде, из которого его нельзя узнать, и сюда не входит.',
    '',
    ...lines,
    '- photo.webp: фотография, если вы её загрузили',
    '',
    'Удалить учётную запись можно в личном кабинете, в разделе «Настройки».',
    '',
  ].join('\r\n');
}
