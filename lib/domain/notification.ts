/** Kinds of notifications. */
export const NOTIFICATION_KINDS = [
  'points',
  'order-sent',
  'order-cancelled',
  'question-answered',
  'question-new',
  'question-not-sent',
  'review-approved',
  'review-rejected',
  'test-deadline',
  'programme-deadline',
  'training',
  'training-reminder',
  'training-staff',
  'run-finished',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Channels outside the portal; the portal's own list always has every notification. */
export const CHANNELS = ['letter', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Words and link of a notification (specification, section 3). */
export interface NotificationData {
  /** Path within the portal. */
  link: string;
  title: string;
  text?: string;
  trainingTopicName?: string;
  trainingDate?: string;
  trainingDateTime?: string;
  /** Trainings whose bookings of this person changed: the letter attaches their calendar entries. Not on the wire. */
  bookedOn?: readonly string[];
}

export const NOTIFICATION_GROUPS = [
  'Баллы и заказы',
  'Вопросы эксперту',
  'Отзывы',
  'Сроки',
  'Тренинги',
  'Файлы',
] as const;

interface KindRule {
  /** Name in the account and in the last lines of a letter. */
  name: string;
  group: (typeof NOTIFICATION_GROUPS)[number];
  /** Accounts that the kind is offered to: see `lib/access/notification-kinds`. */
  audience: 'all' | 'answerers' | 'dispatchers' | 'reviewers' | 'leaders';
  /** Channels that are on until the person changes them. */
  defaults: Readonly<Record<Channel, boolean>>;
}

const both = { letter: true, push: true };
const pushAlone = { letter: false, push: true };

/** Rules of every kind: its name, its group in the account and its default channels. */
export const NOTIFICATION_RULES: Readonly<Record<NotificationKind, KindRule>> = {
  points: { name: 'Начислены баллы', group: 'Баллы и заказы', audience: 'all', defaults: pushAlone },
  'order-sent': { name: 'Заказ оформлен', group: 'Баллы и заказы', audience: 'all', defaults: both },
  'order-cancelled': { name: 'Заказ отменён', group: 'Баллы и заказы', audience: 'all', defaults: both },
  'question-answered': {
    name: 'Эксперт ответил на мой вопрос',
    group: 'Вопросы эксперту',
    audience: 'all',
    defaults: both,
  },
  'question-new': {
    name: 'Мне задали вопрос',
    group: 'Вопросы эксперту',
    audience: 'answerers',
    defaults: both,
  },
  'question-not-sent': {
    name: 'Пересланный вопрос не дошёл',
    group: 'Вопросы эксперту',
    audience: 'dispatchers',
    defaults: both,
  },
  'review-approved': { name: 'Отзыв одобрен', group: 'Отзывы', audience: 'reviewers', defaults: pushAlone },
  'review-rejected': { name: 'Отзыв отклонён', group: 'Отзывы', audience: 'reviewers', defaults: pushAlone },
  'test-deadline': { name: 'Тест скоро закроется', group: 'Сроки', audience: 'all', defaults: both },
  'programme-deadline': {
    name: 'Программа обучения скоро завершится',
    group: 'Сроки',
    audience: 'all',
    defaults: both,
  },
  training: { name: 'Мои тренинги', group: 'Тренинги', audience: 'all', defaults: both },
  'training-reminder': {
    name: 'Напоминания о тренингах',
    group: 'Тренинги',
    audience: 'all',
    defaults: both,
  },
  'training-staff': {
    name: 'Тренинги, которые я веду',
    group: 'Тренинги',
    audience: 'leaders',
    defaults: pushAlone,
  },
  'run-finished': { name: 'Выгрузка готова', group: 'Файлы', audience: 'all', defaults: pushAlone },
};

/** A person's choice for one kind and channel. */
export interface Choice {
  kind: NotificationKind;
  channel: Channel;
  isOn: boolean;
}

/** Whether a channel is on: the person's own choice, otherwise the kind's default. */
export function isChannelOn(choices: readonly Choice[], kind: NotificationKind, channel: Channel): boolean {
  const own = choices.find((choice) => choice.kind === kind && choice.channel === channel);
  return own?.isOn ?? NOTIFICATION_RULES[kind].defaults[channel];
}
