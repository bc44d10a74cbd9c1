import { PORTAL_BRAND } from '../routes/sections';
import { addressBrand, brandSlug } from './brands';
import { toDate, type Instant } from './moscow';
import { canRepeat, repassing } from './repeat';
import * as path from '../routes/path';

export const LEARNING_TYPES = [
  'interactive_module',
  'test',
  'survey',
  'article',
  'video',
  'express-training',
] as const;
export type LearningType = (typeof LEARNING_TYPES)[number];

/** Facts of an item that the rules need (specification, section 3); every field may be absent. */
export interface LearningFacts {
  isPublished?: boolean;
  startDate?: Instant;
  endDate?: Instant;
  tags?: readonly string[];
  finished?: boolean;
  lastAccrualPointsDatetime?: Instant;
  repeatDatetime?: Instant;
  startedAt?: Instant;
  /** 0..100, of a started item. */
  progress?: number;
  createdAt?: Instant;
}

/** `repeat`: finished, with a repeat date in the future; on that date the item is open again. */
export type LearningState = 'locked' | 'repeat' | 'finished' | 'started' | 'new' | 'open';

export const NEW_TAG = 'novinki';
export const FALLBACK_TITLE = 'Без названия';

export function learningTitle(title: string | null | undefined): string {
  return title?.trim() || FALLBACK_TITLE;
}

export function isNew(item: LearningFacts): boolean {
  return item.tags?.includes(NEW_TAG) ?? false;
}

/** Days of a card's novelty badge: the tag stays longer, but a badge on every card would distinguish nothing. */
const FRESH_DAYS = 7;
const DAY_MS = 86_400_000;

/** Whether the item is recent enough for the novelty badge. */
export function isFresh({ createdAt }: LearningFacts, now: Date): boolean {
  const since = toDate(createdAt);
  return since !== null && now.getTime() - since.getTime() < FRESH_DAYS * DAY_MS;
}

/** Why an item is closed: not published, not started or ended (the end itself is closed). Null when it is open. */
export function lockReason(item: LearningFacts, now: Date): 'unpublished' | 'not-started' | 'ended' | null {
  if (item.isPublished === false) return 'unpublished';
  const start = toDate(item.startDate);
  if (start && now < start) return 'not-started';
  const end = toDate(item.endDate);
  return end && now >= end ? 'ended' : null;
}

export function isLocked(item: LearningFacts, now: Date): boolean {
  return lockReason(item, now) !== null;
}

/** Whether the item is finished: its flag or its last accrual date is set (section 4). */
export function isFinished(item: LearningFacts): boolean {
  return item.finished === true || toDate(item.lastAccrualPointsDatetime) !== null;
}

export function isStarted(item: LearningFacts): boolean {
  return !isFinished(item) && (toDate(item.startedAt) !== null || (item.progress ?? 0) > 0);
}

/** State of a card: the first that applies of locked, repeat or finished, started, new, open. */
export function learningState(item: LearningFacts, now: Date): LearningState {
  if (isLocked(item, now)) return 'locked';
  const repeated = canRepeat(item.repeatDatetime, now);
  if (isFinished(item) && !repeated) return repassing(item.repeatDatetime, now) ? 'repeat' : 'finished';
  if (!repeated && repassing(item.repeatDatetime, now)) return 'repeat'; // so does an attempt of 0 points
  if (isStarted(item)) return 'started';
  return isNew(item) && !repeated ? 'new' : 'open';
}

/** Names of the states: of one item, and of a tab or filter. */
export const LEARNING_STATE_WORDS = {
  locked: { one: 'Закрыт', many: 'Закрытые' },
  repeat: { one: 'Повтор', many: 'На повтор' },
  finished: { one: 'Пройден', many: 'Пройденные' },
  started: { one: 'Начат', many: 'Начатые' },
  new: { one: 'Новый', many: 'Новые' },
  open: { one: 'Открыт', many: 'Доступные' },
} as const satisfies Record<LearningState, { one: string; many: string }>;

/** Names of the types: of one item, and of a tab. */
export const TYPE_NAMES: Readonly<Record<LearningType, { one: string; many: string }>> = {
  test: { one: 'Тест', many: 'Тесты' },
  article: { one: 'Статья', many: 'Статьи' },
  video: { one: 'Видео', many: 'Видео' },
  interactive_module: { one: 'Модуль', many: 'Модули' },
  'express-training': { one: 'Экспресс', many: 'Экспресс' },
  survey: { one: 'Опрос', many: 'Опросы' },
};

export interface LearningLink {
  type: LearningType;
  /** The item's own id (`modelId` of a learning item). */
  id: string;
  slug: string;
  /** Slug or name of the mark; null, or the portal's own mark, for content without a brand. */
  brand?: string | null;
}

/** Address of an item's page (link shapes of section 2); segments are encoded. */
export function learningHref({ type, id, slug, brand }: LearningLink): string {
  const mark = brandSlug(brand);
  const own = mark === PORTAL_BRAND ? null : mark;
  switch (type) {
    case 'test':
    case 'express-training':
      return path.test(id);
    case 'survey':
      return path.survey(slug);
    case 'article':
      return path.article(addressBrand(brand, 'article'), slug);
    case 'video':
      return own ? path.video(own, slug) : path.webinar(id);
    case 'interactive_module':
      return own ? path.brandModule(own, slug) : path.academyModule(slug);
  }
}
