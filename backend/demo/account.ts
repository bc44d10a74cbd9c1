import { createHash } from 'node:crypto';
import { certificateNumber, earnsCertificate, testSubtitle } from '@/lib/domain/certificate';
import { consentVersion, type ConsentKind } from '@/lib/domain/consent-texts';
import { isExpress } from '@/lib/domain/scoring';
import { fullName } from '@/lib/format/person';
import { certificates } from '../db/schema/certificates';
import { consents } from '../db/schema/consents';
import { messageReads, messages } from '../db/schema/messages';
import type { Db } from '../db/types';
import { followIds, insertAll } from './bulk';
import type { Calendar } from './calendar';
import type { Book } from './history/book';
import type { People } from './people';
import type { KnownTest } from './tests';

type Certificate = typeof certificates.$inferInsert & { issuedAt: Date };

/** Number made from the text, so that a world made again has the same numbers; a real number is random. */
const numberOf = (text: string) => certificateNumber(createHash('sha256').update(text).digest());

/** Certificates earned by everybody's tests, by the portal's own rule. */
function certificateRows(book: Book, { users }: People, tests: readonly KnownTest[]): Certificate[] {
  const testOf = new Map(tests.map((test) => [test.id, test]));
  const personOf = new Map(users.map((user) => [user.id, user]));
  return book.attempts.flatMap(({ userId, testId, submittedAt, result }) => {
    const test = testOf.get(testId);
    const person = personOf.get(userId);
    if (!test || !person || !submittedAt || !result) return [];
    if (!earnsCertificate(result, isExpress(test.scored))) return [];
    const what = { subjectType: 'test' as const, subjectId: testId, title: test.title };
    const facts = { markId: book.markId(test.brand), subtitle: testSubtitle(result), points: result.points };
    const number = numberOf(`certificate ${userId} ${testId}`);
    return { userId, number, ...what, ...facts, holder: fullName(person), issuedAt: submittedAt };
  });
}

/** Consents as registration leaves them: personal data on the first day, and letters if the box is ticked. */
function consentRows(users: People['users']): (typeof consents.$inferInsert)[] {
  return users.flatMap(({ id: userId, createdAt: givenAt, mailingAgreement }) => {
    const given = (kind: ConsentKind) => ({ userId, kind, textVersion: consentVersion(kind), givenAt });
    return [given('personal-data'), ...(mailingAgreement ? [given('mailing')] : [])];
  });
}

interface Written {
  daysAgo: number;
  title: string;
  text: string;
  /** Whether the message is for the showpiece alone. */
  own?: true;
  /** Whether the showpiece has read it. */
  read?: true;
}

const MESSAGES: readonly Written[] = [
  {
    daysAgo: 200,
    title: 'Добро пожаловать на портал',
    text: 'Начните с раздела «Обучение»: там собраны статьи, видео и тесты всех брендов. Баллы за них приходят сразу.',
    read: true,
  },
  {
    daysAgo: 24,
    title: 'Каталог подарков обновлён',
    text: 'Появились новые подарки к зиме. Заказать их можно, пока открыта волна: срок указан в каталоге.',
    read: true,
  },
  {
    daysAgo: 5,
    title: 'Спасибо за вопросы экспертам',
    text: 'Ваши вопросы помогли нам выбрать темы следующих материалов.\nОтветы опубликованы в разделе «Спросить эксперта».',
    own: true,
  },
  {
    daysAgo: 2,
    title: 'Сертификаты теперь в личном кабинете',
    text: 'За тест, в котором верны не меньше 80 % ответов, приходит сертификат. Его можно скачать и показать: подлинность проверяется по коду.',
  },
];

/** Writes messages of the editors: to everybody, and one to the showpiece alone, who has read the older ones. */
async function writeMessages(tx: Db, userId: string, calendar: Calendar): Promise<void> {
  const rows = MESSAGES.map(({ daysAgo, title, text, own }, at) => {
    const publishedAt = calendar.ago(daysAgo, '10:00');
    return {
      id: String(at + 1),
      userId: own ? userId : null,
      title,
      text,
      publishedAt,
      createdAt: publishedAt,
    };
  });
  await insertAll(tx, messages, rows);
  const read = MESSAGES.flatMap((message, at) => (message.read ? [rows[at]] : []));
  await insertAll(
    tx,
    messageReads,
    read.flatMap((row) => (row ? [{ userId, messageId: row.id, readAt: row.publishedAt }] : [])),
  );
  await followIds(tx, [messages]);
}

/** Writes the content of accounts beside their histories. */
export async function writeAccounts(
  tx: Db,
  {
    book,
    people,
    experts,
    tests,
    calendar,
  }: {
    book: Book;
    people: People;
    experts: People['users'];
    tests: readonly KnownTest[];
    calendar: Calendar;
  },
): Promise<void> {
  const earned = certificateRows(book, people, tests);
  earned.sort((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime());
  await insertAll(tx, certificates, earned);
  await insertAll(tx, consents, consentRows([...people.users, ...experts]));
  await writeMessages(tx, people.pharmacists[0]?.id ?? '', calendar);
}
