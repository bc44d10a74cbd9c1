import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { FILE_PURPOSES } from '@/lib/domain/author-files';
import { foldText } from '@/lib/domain/search-query';
import { certificates } from '../../db/schema/certificates';
import { faqQuestions } from '../../db/schema/questions';
import { searchDocuments } from '../../db/schema/search';
import { auditRecords, files } from '../../db/schema/system';
import { trainingRegistrations } from '../../db/schema/registrations';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import { discardFiles } from '../../files/discard';
import { wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { PERSONAL_COLUMNS } from '../account/personal-tables';
import * as audit from '../audit/record';
import { eraseConsents } from '../consents/keep';
import { forgetWords } from '../questions/manage';
import { forgetOwnWords } from '../surveys/forget-own-words';
import { leaveAsGuests } from '../trainings/link-guests';
import { releaseComing } from '../trainings/release-seat';
import { confirmPassword } from './change-password';

const BLANK = {
  email: null,
  emailConfirmedAt: null,
  passwordHash: null,
  firstName: '',
  middleName: '',
  lastName: '',
  birthday: null,
  phone: null,
  telegram: null,
  jobStatus: null,
  mailingAgreement: false,
  avatarFileId: null,
  pharmacyId: null,
  pharmacyConfirmedAt: null,
  pharmacyConfirmedById: null,
  leftAt: null,
  leftById: null,
  motivationId: null,
  lastActivityAt: null,
};

/** Returns the words by which search finds the person; they are removed from the words for corrections too. */
async function wordsOf({ db }: Ctx, id: string): Promise<string[]> {
  const { title, body, source, modelId } = searchDocuments;
  const own = and(eq(source, 'users'), eq(modelId, id));
  const [found] = await db.select({ title, body }).from(searchDocuments).where(own);
  return found ? foldText(`${found.title} ${found.body}`).split(' ') : [];
}

/** Erases the signed-in person's account: every session ends, personal data is gone. 422 on `password`; 429. */
export async function eraseAccount(ctx: Ctx, { password }: { password: string }): Promise<void> {
  const { id } = viewerOf(ctx);
  if (!(await confirmPassword(ctx, password))) {
    throw wrongField('password', 'password-wrong', 'Пароль неверен.');
  }
  await inTransaction(ctx, async (tx) => {
    const words = await wordsOf(ctx, id);
    await leaveAsGuests(ctx, id);
    await releaseComing(ctx, id);
    for (const { table, column, erase } of PERSONAL_COLUMNS)
      if (erase === 'rows' && table !== files) await tx.delete(table).where(eq(column, id));
    // an answered question stays for others without its asker; one that nobody else reads is deleted
    const unread = or(isNull(faqQuestions.answeredAt), eq(faqQuestions.isActive, false));
    const asked = await tx
      .select({ id: faqQuestions.id })
      .from(faqQuestions)
      .where(eq(faqQuestions.askerId, id));
    await forgetWords(
      tx,
      asked.map((question) => question.id),
    );
    await tx.delete(faqQuestions).where(and(eq(faqQuestions.askerId, id), unread));
    // a printed certificate can still be checked, without its holder
    await tx.update(certificates).set({ holder: null }).where(eq(certificates.userId, id));
    const ownBookings = eq(trainingRegistrations.userId, id);
    await tx.update(trainingRegistrations).set({ cancelReason: null, joinUrl: null }).where(ownBookings);
    await forgetOwnWords(tx, id);
    await eraseConsents(ctx, id);
    // pictures in materials stay for their readers
    const authored = and(eq(files.ownerId, id), inArray(files.purpose, FILE_PURPOSES));
    await tx.update(files).set({ ownerId: null }).where(authored);
    await discardFiles(ctx, eq(files.ownerId, id));
    const traces = or(
      eq(auditRecords.actorId, id),
      and(eq(auditRecords.subjectType, 'user'), eq(auditRecords.subjectId, id)),
    );
    await tx.update(auditRecords).set({ ip: null, details: null }).where(traces);
    await tx
      .update(users)
      .set({ ...BLANK, erasedAt: ctx.now(), updatedAt: ctx.now() })
      .where(eq(users.id, id));
    if (words.length > 0) await tx.execute(sql`select search_forget(${sql.param(words)}::text[])`);
    await audit.record({ ...ctx, ip: '' }, { action: 'user.erased', subjectType: 'user', subjectId: id });
  });
}
