import { formatDay, formatTimeMsk, relativeDay } from '../format/date';
import { counted, points } from '../format/number';
import { plural } from '../format/plural';
import { isBuiltPage } from '../routes/is-built';
import { explainEntry, type LedgerKind } from './ledger';
import type { NotificationData } from './notification';
import { FILE_DAYS } from './run';
import * as path from '../routes/path';

const SHOWN = 120;

/** The beginning of a person's text for a list, a letter or a locked screen. */
export const shortWords = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN - 1).trimEnd()}…` : text;

const HISTORY = `${path.account()}#history`;
const ORDERS = `${path.cart()}#orders`;
const PROGRAMME_PAGE = path.programme();

export interface ArrivedPoints {
  /** Slug of the mark. */
  mark: string;
  markName: string;
  /** Whole points, above 0. */
  amount: number;
  kind: LedgerKind;
  title: string;
  reason?: string | null | undefined;
}

/** Notification of points earned by one act: how many, of which brand, for what; several brands share a message. */
export function pointsArrived(entries: readonly ArrivedPoints[]): NotificationData {
  const total = entries.reduce((sum, { amount }) => sum + amount, 0);
  const [first] = entries;
  const alone = entries.length === 1 && first !== undefined;
  const shares = entries.map(({ markName, amount }) => `${markName}: ${points(amount)}`).join(', ');
  const why = first ? explainEntry(first).title : '';
  const said = [alone ? '' : shares, why, first?.reason?.trim() ?? ''].filter(Boolean).join('. ');
  const began = plural(total, ['Начислен', 'Начислено', 'Начислено']);
  return {
    title: `${began} ${points(total)}${alone ? ` ${first.markName}` : ''}`,
    text: shortWords(/[.!?…]$/.test(said) ? said : `${said}.`),
    link: alone ? `${path.account()}?mark=${encodeURIComponent(first.mark)}#history` : HISTORY,
  };
}

/** Notification of reversed points: how many, for what and why. */
export function pointsTaken(
  reversals: readonly { amount: number; title: string; reason: string }[],
): NotificationData {
  const total = reversals.reduce((sum, { amount }) => sum - amount, 0);
  const [first] = reversals;
  const said = [first?.title ?? '', first?.reason ?? ''].filter(Boolean).join('. ');
  return {
    title: `Начисление отменено: ${points(total)}`,
    text: shortWords(/[.!?…]$/.test(said) ? said : `${said}.`),
    link: HISTORY,
  };
}

interface OrderFacts {
  /** Number as people know it: `2026-000123`. */
  number: string;
  total: number;
}

export function orderSent({ number, total }: OrderFacts): NotificationData {
  return {
    title: `Заказ № ${number} оформлен`,
    text: `Списано ${points(total)}. Пока волна открыта, заказ можно отменить в корзине.`,
    link: ORDERS,
  };
}

export function orderCancelled({
  number,
  total,
  byStaff,
}: OrderFacts & { byStaff: boolean }): NotificationData {
  const returned = `${points(total)} ${plural(total, ['вернулся', 'вернулись', 'вернулись'])} на счёт.`;
  return {
    title: `Заказ № ${number} отменён`,
    text: byStaff ? `Заказ отменил администратор, ${returned}` : `${returned} Подарки снова в каталоге.`,
    link: HISTORY,
  };
}

/** Notification of tests that close on one day; `at` is the time when the first of them closes. */
export function testsClose(
  closing: readonly { testId: string; title: string }[],
  at: Date,
  now: Date,
): NotificationData {
  const [first] = closing;
  const until = `${formatDay(at, now)}, ${formatTimeMsk(at)}`;
  if (closing.length === 1 && first) {
    return {
      title: `Тест закроется ${relativeDay(at, now)}`,
      text: `«${shortWords(first.title)}» можно пройти до ${until}. Он закроется для всех сразу.`,
      link: path.test(first.testId),
    };
  }
  const named = closing.slice(0, 2).map(({ title }) => `«${shortWords(title)}»`);
  const more = closing.length - named.length;
  return {
    title: `Тесты закроются ${relativeDay(at, now)}: ${closing.length}`,
    text: `${named.join(', ')}${more > 0 ? ` и ещё ${more}` : ''}. Первый из них закроется ${until}.`,
    link: `${path.learnings()}?type=test`,
  };
}

export function programmeCloses(at: Date, now: Date): NotificationData {
  return {
    title: `Программа обучения завершится ${relativeDay(at, now)}`,
    text: `Пройти тесты и досмотреть видео программы можно до ${formatDay(at, now)}, ${formatTimeMsk(at)}.`,
    link: isBuiltPage(PROGRAMME_PAGE) ? PROGRAMME_PAGE : path.learnings(),
  };
}

const MY_DATA = `${path.accountSettings()}#my-data`;

/** Notification of the end of an account data export. */
export function accountDataNews(end: 'done' | 'failed'): NotificationData {
  if (end === 'failed') {
    const text = 'Не получилось собрать ваши данные. Начните ещё раз в настройках кабинета.';
    return { title: 'Выгрузка данных не удалась', text, link: MY_DATA };
  }
  const days = counted(FILE_DAYS, ['день', 'дня', 'дней']);
  const text = `Файл можно скачать в настройках кабинета ${days}, потом он удалится.`;
  return { title: 'Ваши данные собраны', text, link: MY_DATA };
}
