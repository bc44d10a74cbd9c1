import { and, eq, inArray, isNull } from 'drizzle-orm';
import { PERMISSIONS } from '@/lib/access/permissions';
import { closingDueAt } from '@/lib/domain/programme';
import { DAY_MS } from '@/lib/domain/moscow';
import { formatDay, relativeDay } from '@/lib/format/date';
import * as path from '@/lib/routes/path';
import { programmeMembers } from '../../db/schema/programme';
import { roles, userRoles, users } from '../../db/schema/users';
import type { Deps } from '../../http/context';
import { notify } from '../notifications/notify';
import { isLeft } from './closing-rows';
import { readProgramme } from './programme';

/** Days before the due day on which admins are reminded. */
const DAYS = [1, 7];

/** Reminds admins 7 days and 1 day before the due day, a month after the finish, while points are left to move. */
export async function remindOfClosing({ database, config, now }: Pick<Deps, 'database' | 'config' | 'now'>) {
  const { db } = database;
  const { id, slug, finishAt } = await readProgramme({ db, config });
  const dueAt = closingDueAt(finishAt);
  const ahead = dueAt.getTime() - now().getTime();
  const days = DAYS.find((before) => ahead > 0 && ahead <= before * DAY_MS);
  if (days === undefined) return;
  const left = await db
    .select({ id: programmeMembers.id })
    .from(programmeMembers)
    .innerJoin(users, eq(users.id, programmeMembers.userId))
    .where(isLeft(id))
    .limit(1);
  if (left.length === 0) return;
  const admins = await db
    .selectDistinct({ userId: users.id })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(
      and(
        inArray(roles.name, [...PERMISSIONS['programme.close'].roles]),
        isNull(users.erasedAt),
        eq(users.isArchived, false),
      ),
    );
  const news = {
    kind: 'programme-deadline' as const,
    key: `programme-closing:${slug}:${String(days)}:${dueAt.toISOString()}`,
    title: `Баллы программы обещаны участникам ${relativeDay(dueAt, now())}`,
    text: `Перенесите итоги на основной счёт до ${formatDay(dueAt, now())}: это делает администратор.`,
    link: path.managePointsProgramme(),
  };
  await notify(
    { db, now },
    admins.map(({ userId }) => ({ ...news, userId })),
  );
}
