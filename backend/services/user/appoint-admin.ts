import { and, eq } from 'drizzle-orm';
import type { Role } from '@/lib/access/roles';
import { roles, userRoles, users } from '../../db/schema/users';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { adminLetter } from '../../mail/letters';
import * as audit from '../audit/record';
import { LIFE_MINUTES, passwordLink } from './forgot-password';

const ADMIN: Role = 'admin';

export interface NewAdmin {
  /** Lower case. */
  email: string;
  firstName: string;
  lastName: string;
  middleName: string;
}

async function roleId({ db }: Ctx): Promise<string> {
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, ADMIN));
  if (!role) throw new Error(`The database has no role «${ADMIN}»: its migrations are not complete.`);
  return role.id;
}

async function findPerson({ db }: Ctx, email: string) {
  const [person] = await db
    .select({ id: users.id, isArchived: users.isArchived, roleId: userRoles.roleId })
    .from(users)
    .leftJoin(roles, eq(roles.name, ADMIN))
    .leftJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.roleId, roles.id)))
    .where(eq(users.email, email));
  return person;
}

/** Creates an account with the admin's role and no password; returns the single-use link that sets one. */
function insertAdmin(ctx: Ctx, { email, ...name }: NewAdmin): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    if (await findPerson(ctx, email)) {
      throw new Error(
        `${email} has an account already. \`npm run admin -- raise ${email}\` gives it an admin's rights.`,
      );
    }
    const [created, at] = [await roleId(ctx), ctx.now()];
    const values = { ...name, email, createdAt: at, updatedAt: at };
    const [row] = await tx.insert(users).values(values).returning({ id: users.id });
    if (!row) throw new Error('No user was made');
    await tx.insert(userRoles).values({ userId: row.id, roleId: created });
    await audit.record(ctx, {
      action: 'admin.created',
      subjectType: 'user',
      subjectId: row.id,
      details: { by: 'command' },
    });
    return passwordLink(ctx, row.id, email);
  });
}

/**
 * Creates an account for an admin. The link that sets its password is sent by letter if there is a mail server; it is
 * returned if there is none, or if the letter failed. Throws if the e-mail has an account.
 */
export async function createAdmin(ctx: Ctx, admin: NewAdmin): Promise<{ link: string | null }> {
  const link = await insertAdmin(ctx, admin);
  if (ctx.config.SMTP_URL === '') return { link };
  try {
    await ctx.mail.send(adminLetter(admin.email, link, LIFE_MINUTES));
    return { link: null };
  } catch (error) {
    ctx.log.error({ err: error }, 'the letter was not sent');
    return { link };
  }
}

/** Gives the admin role to an existing account. Throws for an unknown e-mail, an archived account and an admin. */
export function raiseToAdmin(ctx: Ctx, email: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const person = await findPerson(ctx, email);
    if (!person)
      throw new Error(
        `Nobody has the e-mail ${email}. \`npm run admin -- create ${email}\` makes an account.`,
      );
    if (person.isArchived) throw new Error(`${email} is archived and can't sign in.`);
    if (person.roleId) throw new Error(`${email} is an admin already.`);
    const added = await tx
      .insert(userRoles)
      .values({ userId: person.id, roleId: await roleId(ctx) })
      .onConflictDoNothing()
      .returning({ userId: userRoles.userId });
    if (added.length === 0) throw new Error(`${email} is an admin already.`);
    await audit.record(ctx, {
      action: 'admin.raised',
      subjectType: 'user',
      subjectId: person.id,
      details: { by: 'command' },
    });
  });
}
