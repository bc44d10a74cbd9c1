import { createHash } from 'node:crypto';
import { certificateNumber, earnsCertificate, testSubtitle } from '@/lib/domain/certificate';
import { consentVersion, type ConsentKind } from '@/lib/domain/consent-texts';
import { isExpress } from '@/lib/domain/scoring';
import { fullName } from '@/lib/format/person';
import { certificates } from '../schema/certificates';
import { consents } from '../schema/consents';
import type { Db } from '../types';
import { insertAll } from './bulk';
import type { Book } from './history/book';
import type { People } from './people';
import type { KnownTest } from './tests';

type Certificate = typeof certificates.$inferInsert & { issuedAt: Date };

/** The same world has the same numbers; a real one is random. */
const numberOf = (text: string) => certificateNumber(createHash('sha256').update(text).digest());

/** What everybody's tests have earned, by the portal's own rule. */
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

/** As registration leaves them: the first day's agreement, and that to letters where the box is ticked. */
function consentRows({ users }: People): (typeof consents.$inferInsert)[] {
  return users.flatMap(({ id: userId, createdAt: givenAt, mailingAgreement }) => {
    const given = (kind: ConsentKind) => ({ userId, kind, textVersion: consentVersion(kind), givenAt });
    return [given('personal-data'), ...(mailingAgreement ? [given('mailing')] : [])];
  });
}

/** What an account holds beside its history. */
export async function writeAccounts(
  tx: Db,
  { book, people, tests }: { book: Book; people: People; tests: readonly KnownTest[] },
): Promise<void> {
  const earned = certificateRows(book, people, tests);
  earned.sort((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime());
  await insertAll(tx, certificates, earned);
  await insertAll(tx, consents, consentRows(people));
}
