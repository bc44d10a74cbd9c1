import { deadlineKey } from '@/lib/domain/deadlines';
import type { LedgerKind } from '@/lib/domain/ledger';
import { DAY_MS, moscowDay, moscowMidnight } from '@/lib/domain/moscow';
import { orderSent, pointsArrived, testsClose } from '@/lib/domain/notification-words';
import { orderNumber } from '../services/orders/order-row';
import { isArrival } from '../services/points/notify-of-points';
import { notifications } from '../db/schema/notifications';
import type { Db } from '../db/types';
import { accounts } from './accounts';
import { counter, insertAll } from './bulk';
import { plusMinutes, type Calendar } from './calendar';
import type { Directory } from './directory';
import type { Book } from './history/book';
import type { People } from './people';
import type { KnownTest } from './tests';

export type SeedNews = Omit<typeof notifications.$inferInsert, 'id'> & { createdAt: Date };

/** Days of notifications in an account's list; those of the last days are unread. */
const TOLD_DAYS = 45;
const UNREAD_DAYS = 3;
/** Time of the job of deadlines: nine in the morning, three days before a deadline. */
const TOLD_AT_MS = 9 * 36e5;

export interface Setting {
  book: Book;
  people: People;
  directory: Directory;
  tests: readonly KnownTest[];
  calendar: Calendar;
}
type DatedNews = Pick<SeedNews, 'userId' | 'kind' | 'data' | 'createdAt' | 'key'>;

/** Notifications of points: one for each act, whatever its number of brands. */
function pointsNews({ book, directory }: Setting, isOurs: (userId: string) => boolean): DatedNews[] {
  const markOf = new Map(directory.marks.map(({ id, slug, name }) => [id, { mark: slug, markName: name }]));
  const acts = new Map<string, typeof book.ledger>();
  for (const entry of book.ledger) {
    if (!isOurs(entry.userId) || !isArrival(entry)) continue;
    const act = `${entry.userId} ${String(entry.createdAt?.getTime())} ${entry.title}`;
    acts.set(act, [...(acts.get(act) ?? []), entry]);
  }
  return [...acts.values()].map((entries) => {
    const [{ userId = '', createdAt = new Date(0) } = {}] = entries;
    const arrived = entries.map(({ markId, amount, kind, title, reason }) => ({
      ...(markOf.get(markId) ?? { mark: '', markName: '' }),
      amount,
      kind: kind as LedgerKind,
      title: title ?? '',
      reason,
    }));
    return { userId, kind: 'points', data: pointsArrived(arrived), createdAt, key: null };
  });
}

function orderNews({ book }: Setting, isOurs: (userId: string) => boolean): DatedNews[] {
  return book.orders
    .filter(({ userId }) => isOurs(userId))
    .map(({ id = '', userId, submittedAt = new Date(0), totalSum }) => {
      const number = orderNumber({ id, submittedAt });
      return {
        userId,
        kind: 'order-sent',
        data: orderSent({ number, total: totalSum }),
        createdAt: submittedAt,
        key: null,
      };
    });
}

/** Notifications of deadlines with the key of the job, so that the job does not repeat them. */
function deadlineNews({ book, tests }: Setting, userIds: readonly string[]): DatedNews[] {
  return tests.flatMap((test) => {
    const { id, title, endDate, isVisible } = test;
    if (!endDate || !isVisible) return [];
    const day = moscowDay(endDate);
    const createdAt = new Date(moscowMidnight(day).getTime() - 2 * DAY_MS + TOLD_AT_MS);
    const itemId = book.itemOf('test', id);
    return userIds
      .filter((userId) => !book.progressOf(userId, itemId)?.finishedAt)
      .map((userId) => ({
        userId,
        kind: 'test-deadline' as const,
        data: testsClose([{ testId: id, title }], endDate, createdAt),
        createdAt,
        key: deadlineKey(day, [itemId]),
      }));
  });
}

/** Notifications of the demo pharmacists, in the portal's own words for what they did lately. */
export function newsOfAccounts(setting: Setting): SeedNews[] {
  const { calendar, people } = setting;
  const emails = new Set(accounts.filter(({ role }) => role === null).map(({ email }) => email));
  const ids = people.users.filter(({ email }) => emails.has(email ?? '')).map(({ id }) => id);
  const isOurs = (userId: string) => ids.includes(userId);
  const news = [...pointsNews(setting, isOurs), ...orderNews(setting, isOurs), ...deadlineNews(setting, ids)];
  return news
    .filter(({ createdAt }) => createdAt >= calendar.ago(TOLD_DAYS) && createdAt <= calendar.today)
    .map((news) => {
      const isOld = news.createdAt < calendar.ago(UNREAD_DAYS, '00:00');
      return { ...news, readAt: isOld ? plusMinutes(news.createdAt, 200) : null };
    });
}

/** Writes notifications with ids in the order of time: a list sorts them by id. */
export async function writeNews(tx: Db, news: readonly SeedNews[]): Promise<void> {
  const id = counter();
  const inOrder = [...news].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  await insertAll(
    tx,
    notifications,
    inOrder.map((row) => ({ id: id(), ...row })),
  );
}
