import type { RegistrationBody } from '@/lib/validation/forms/registration';
import { users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { welcome } from '../../mail/letters';
import { sendLater } from '../../mail/send-later';
import { note } from '../audit/note';
import { hashPassword } from '../auth/passwords';
import { limited } from '../auth/throttle';
import { assertUncommon } from './change-password';
import { namingEmail } from './email-taken';
import { assertPharmacy } from './pharmacy';
import { readUser } from './read';

/** A new pharmacist. 422 on `email` (`email-taken`), `password`, `pharmacy_id`; 429. */
export async function registerUser(ctx: Ctx, body: RegistrationBody) {
  assertUncommon(body.password);
  await limited(ctx, `registration:${body.email}`);
  await assertPharmacy(ctx, body.pharmacyId);
  const { agreement: _, password, middleName, ...fields } = body;
  const passwordHash = await hashPassword(password);
  const at = ctx.now();
  const values = {
    ...fields,
    middleName: middleName ?? '',
    passwordHash,
    consentAt: at,
    createdAt: at,
    updatedAt: at,
  };
  const id = await namingEmail(
    inTransaction(ctx, async (tx) => {
      const [row] = await tx.insert(users).values(values).returning({ id: users.id });
      if (!row) throw new Error('No user was made');
      await note(ctx, { action: 'user.registered', actorId: row.id, subjectType: 'user', subjectId: row.id });
      return row.id;
    }),
  );
  sendLater(ctx, welcome(body.email, body.firstName, ctx.config.PUBLIC_URL));
  return readUser(ctx, id);
}
