import { networkOf } from '@/lib/session/network-of';
import type { RegistrationBody } from '@/lib/validation/forms/registration';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { welcome } from '../../mail/letters';
import { sendLater } from '../../mail/send-later';
import * as audit from '../audit/record';
import { hashPassword } from '../auth/passwords';
import { throttleAttempts, throttleDisclosures } from '../auth/throttle';
import { assertSeen, giveConsent, sentMailing } from '../consents/keep';
import { assertUncommon } from './change-password';
import { emailLink, LIFE_HOURS } from './email-confirmation';
import { isEmailTaken, namingEmail } from './email-taken';
import { assertPharmacy } from './pharmacy';
import { readUser } from './read';

async function insertUser(ctx: Ctx, body: RegistrationBody) {
  const {
    agreement: _,
    agreementVersion: _seen,
    mailingVersion: _also,
    password,
    middleName,
    ...fields
  } = body;
  await assertPharmacy(ctx, fields.pharmacyId);
  const passwordHash = await hashPassword(password, { address: ctx.ip });
  const at = ctx.now();
  const dates = { consentAt: at, createdAt: at, updatedAt: at };
  const values = { ...fields, ...dates, middleName: middleName ?? '', passwordHash };
  return namingEmail(
    inTransaction(ctx, async (tx) => {
      const [row] = await tx.insert(users).values(values).returning({ id: users.id });
      if (!row) throw new Error('No user was made');
      await giveConsent(ctx, row.id, 'personal-data');
      if (fields.mailingAgreement) await giveConsent(ctx, row.id, 'mailing');
      await audit.record(ctx, {
        action: 'user.registered',
        actorId: row.id,
        subjectType: 'user',
        subjectId: row.id,
      });
      return { id: row.id, link: await emailLink(ctx, tx, row.id, fields.email, true) };
    }),
  );
}

/**
 * Registers a pharmacist, with each consent as it was given. 422 on `email` (`email-taken`, docs/decisions/0005),
 * `password`, `pharmacy_id`, a consent whose text was not seen (`consent-unseen`, `consent-changed`); 429, 503.
 */
export async function registerUser(ctx: Ctx, body: RegistrationBody) {
  assertSeen([
    { kind: 'personal-data', seen: body.agreementVersion, field: 'agreement' },
    ...(body.mailingAgreement ? [sentMailing(body.mailingVersion)] : []),
  ]);
  // failed attempts of others with this address do not stop its owner from registering
  const name = `registration:${body.email}:${networkOf(ctx.ip)}`;
  await throttleAttempts(ctx, name, () => assertUncommon(body.password));
  const { id, link } = await throttleDisclosures(ctx, isEmailTaken, () => insertUser(ctx, body));
  sendLater(ctx, welcome(body.email, body.firstName, link, LIFE_HOURS));
  return readUser(ctx, id);
}
