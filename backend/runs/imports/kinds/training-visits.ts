import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { z } from 'zod';
import { isAdmin } from '@/lib/access/belongs';
import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';
import { visitsWindow } from '@/lib/domain/trainings/visits-window';
import * as path from '@/lib/routes/path';
import { trainingRegistrations } from '../../../db/schema/registrations';
import { trainings } from '../../../db/schema/trainings';
import { rightsOf } from '../../../http/viewer';
import { visitEvent } from '../../../services/timetable/visit-id';
import { holdTrainings } from '../../../services/trainings/lock-trainings';
import { column, importKind, type ImportTools, type ValuesOf } from '../import-kind';
import { yesOrNo } from '../read-cells';
import { REGISTRATION, visitSubjects } from './visit-subjects';

const row = trainingRegistrations;

const columns = {
  registrationId: column({
    ...{ title: '№ записи', aliases: ['Номер записи', '№'], required: true, sample: '1024' },
    hint: 'Число из отчёта: по нему находим запись.',
    check: z.string().regex(REGISTRATION, 'Нужно число из отчёта.'),
  }),
  visited: column({
    ...{ title: 'Посещение', aliases: ['Был', 'Визит'], required: true, empty: 'нет', sample: 'да' },
    hint: 'да или нет, пустая клетка значит «нет». Снять отметку, которая уже стоит, нельзя.',
    ...yesOrNo,
  }),
};
/** Refusal of a visit after a late cancel, whose registration the report lists, too. */
const LATE_CAME =
  'Участник отменил запись. Если он пришёл, отметьте его на странице визитов как пришедшего без записи.';

const ELSEWHERE = 'Эта запись с другого тренинга. Загрузите её отчётом того тренинга.';

type Visit = ValuesOf<typeof columns>;

const isAdmins = async ({ db, run }: ImportTools) => isAdmin(await rightsOf(db, run.ownerId));

/** Registrations with these numbers, on trainings that the owner of the import manages. */
async function ownRows(tools: ImportTools, ids: readonly string[], lock = false) {
  const { leaderId, authorId, startsAt, endsAt } = trainings;
  const { ownerId } = tools.run;
  if (lock) {
    const of = tools.db
      .select({ id: row.trainingId })
      .from(row)
      .where(inArray(row.id, [...ids]));
    await holdTrainings(tools.db, inArray(trainings.id, of));
  }
  const led = (await isAdmins(tools)) ? undefined : or(eq(leaderId, ownerId), eq(authorId, ownerId));
  const found = tools.db
    .select({
      ...{
        id: row.id,
        trainingId: row.trainingId,
        state: row.state,
        visitedAt: row.visitedAt,
        visitSource: row.visitSource,
      },
      ...{ startsAt, endsAt, cancelledLate: row.cancelledLate },
    })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .where(and(inArray(row.id, [...ids]), led));
  return lock ? found.for('update', { of: row }) : found;
}

const numbersOf = (rows: readonly { values: Visit }[]) =>
  rows.flatMap(({ values }) => values.registrationId ?? []);

/** Marks of visits, read from a training's report that was filled in. */
export const trainingVisitsImport = importKind({
  title: 'Визиты тренингов',
  page: path.orderUploading(),
  needs: 'trainings.manage',
  columns,
  subjects: { title: 'Чей визит', of: visitSubjects },
  async prepare(tools, rows, { trainingId }) {
    const found = await ownRows(tools, numbersOf(rows));
    const known = new Map(found.map((one) => [one.id, one]));
    const now = tools.now();
    const anyTime = await isAdmins(tools);
    for (const { values, refuse } of rows) {
      if (values.registrationId === undefined) continue;
      const one = known.get(values.registrationId);
      if (one && trainingId !== null && one.trainingId !== trainingId) {
        refuse('registrationId', ELSEWHERE);
        continue;
      }
      if (one?.cancelledLate) {
        if (values.visited) refuse('visited', LATE_CAME);
        else delete values.visited;
        continue;
      }
      if (one?.state !== 'registered') {
        refuse('registrationId', 'Такой записи на ваших тренингах нет. Возьмите номер из отчёта.');
        continue;
      }
      if (one.visitedAt) delete values.visited;
      else if (values.visited) {
        const { from, until } = visitsWindow(one);
        if (now < from || (now > until && !anyTime)) {
          refuse('visited', REFUSAL_WORDS.visitsUnavailable);
        }
      }
    }
  },
  key: ({ registrationId = '' }) => registrationId,
  find: (_tools, rows) => Promise.resolve(rows.map(({ registrationId }) => registrationId ?? null)),
  async read(tools, ids) {
    const found = await ownRows(tools, ids, true);
    // the import does not remove a mark that somebody else has made since
    const isMarked = ({ visitedAt, visitSource }: (typeof found)[number]) =>
      visitedAt !== null && visitSource === 'import';
    return new Map(
      found.map((one) => [one.id, { values: { registrationId: one.id, visited: isMarked(one) } }]),
    );
  },
  create: () => Promise.reject(new Error('Visits are marked on registrations that are there')),
  async update({ db, now, run }, id, { visited }) {
    if (!visited) return;
    const [training] = await db
      .select({ startsAt: trainings.startsAt })
      .from(trainings)
      .innerJoin(row, eq(row.trainingId, trainings.id))
      .where(eq(row.id, id));
    const at = now();
    // a paper list holds no time of a visit
    const visitedAt = training && training.startsAt < at ? training.startsAt : at;
    await db
      .update(row)
      .set({
        ...{ visitedAt, visitedById: run.ownerId, visitSource: 'import', visitId: visitEvent() },
        ...{ visitMarkedAt: at, updatedAt: at },
      })
      .where(and(eq(row.id, id), eq(row.state, 'registered'), isNull(row.visitedAt)));
  },
  async restore({ db, now }, id) {
    await db
      .update(row)
      .set({
        ...{ visitedAt: null, visitedById: null, visitMarkedAt: null },
        ...{ visitSource: null, updatedAt: now() },
      })
      .where(eq(row.id, id));
  },
  remove: () => Promise.resolve([]),
});
