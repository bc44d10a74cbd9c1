import { and, eq, inArray, or } from 'drizzle-orm';
import { isAdmin } from '@/lib/access/belongs';
import { wholeMomentWords } from '@/lib/domain/trainings/clock-words';
import type { RowSubject } from '@/lib/domain/imports';
import { quote } from '@/lib/validation/quote';
import { trainingRegistrations } from '../../../db/schema/registrations';
import { trainings } from '../../../db/schema/trainings';
import { viewerOf, type Ctx } from '../../../http/context';
import { presentRegistered, selectRegistered } from '../../../services/timetable/registered-row';

/** The number of a registration, as the column accepts it. */
export const REGISTRATION = /^[1-9]\d{0,17}$/;

/** Person and training of rows about trainings that the viewer manages; null for other trainings. */
export async function visitSubjects(
  ctx: Ctx,
  rows: readonly Readonly<Record<string, string>>[],
): Promise<(RowSubject | null)[]> {
  const viewer = viewerOf(ctx);
  const numbers = rows.map(({ registrationId = '' }) => registrationId);
  const { leaderId, authorId } = trainings;
  const led = isAdmin(viewer) ? undefined : or(eq(leaderId, viewer.id), eq(authorId, viewer.id));
  const these = inArray(
    trainingRegistrations.id,
    numbers.filter((number) => REGISTRATION.test(number)),
  );
  const found = await selectRegistered(ctx, and(these, led));
  const subjects = new Map(
    found.map((one): [string, RowSubject] => {
      const { id, user, training } = presentRegistered(one, viewer, ctx.now());
      const event = `${quote(training.name)}, ${wholeMomentWords(training.slot)}`;
      return [id, { title: user.fullName, lines: [...(user.pharmacy ? [user.pharmacy.name] : []), event] }];
    }),
  );
  return numbers.map((number) => subjects.get(number) ?? null);
}
