import { createHash } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { doorList } from '@/api/door/schemas';
import { visitsWindow } from '@/lib/domain/trainings/visits-window';
import type { Of } from '@/lib/json-api/resource';
import { trainingRegistrations } from '../../db/schema/registrations';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { personName, presentPerson, selectRegistered } from '../timetable/registered-row';
import { visitorName } from '../timetable/mark-visit';
import { findSlot } from '../trainings/find-slot';
import { registrationsSeen } from '../trainings/registrations-seen';
import { readTrainingFacts } from '../trainings/training-facts';

/** Maximum of listed people, more than a hall holds; others can be found only online. */
const MOST_PEOPLE = 2000;
const row = trainingRegistrations;

/**
 * Returns the people with a seat whom the viewer sees; audited, because a device stores the names. 404
 * `training-missing`.
 */
export async function readDoor(ctx: Ctx, trainingId: string): Promise<Of<typeof doorList>> {
  const { training } = await findSlot(ctx, trainingId);
  const facts = await readTrainingFacts(ctx.db, trainingId);
  const expected = and(
    eq(row.trainingId, trainingId),
    eq(row.state, 'registered'),
    registrationsSeen(ctx, true),
  );
  const found = await selectRegistered(ctx, expected)
    .orderBy(sql`${personName} collate "und-x-icu"`, asc(row.id))
    .limit(MOST_PEOPLE);
  await audit.record(ctx, {
    ...{ action: 'training.door-list', subjectType: 'training', subjectId: trainingId },
    details: { rows: found.length },
  });
  const { from, until } = visitsWindow(training);
  return {
    id: trainingId,
    ...{ name: facts.topic, slot: facts.slot, now: ctx.now().toISOString() },
    ...{ visitsFrom: from.toISOString(), visitsUntil: until.toISOString() },
    people: found.map((one) => {
      const { fullName, pharmacy } = presentPerson(one);
      return {
        id: one.id,
        name: fullName,
        place: [pharmacy?.city?.name, pharmacy?.name].filter(Boolean).join(', '),
        codeHash: createHash('sha256').update(one.row.checkInCode).digest('hex'),
        visitedAt: one.row.visitedAt?.toISOString() ?? null,
        visitedByName: visitorName(one),
      };
    }),
  };
}
