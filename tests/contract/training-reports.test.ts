import { eq } from 'drizzle-orm';
import readExcel from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startExport } from '@/api/exports/endpoints';
import {
  applyImport,
  cancelImport,
  checkImport,
  getImport,
  getImportProtocol,
  listImportRows,
  listImports,
  undoImport,
} from '@/api/imports/endpoints';
import { getRun, getRunFile } from '@/api/runs/endpoints';
import { downloadReport, importVisits, listRegistered, reportFigures } from '@/api/registrations/endpoints';
import { removeRegistration } from '@/api/trainings/endpoints';
import { pharmacies, sectors } from '@/backend/db/schema/directory';
import { auditRecords } from '@/backend/db/schema/system';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainings } from '@/backend/db/schema/trainings';
import { DAY_MS } from '@/lib/domain/moscow';
import { roles, userRoles } from '@/backend/db/schema/users';
import { slugOf } from '@/lib/format/latin';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import { unique, type Actor } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

const now = new Date('2026-11-20T12:00:00Z');
let backend: TestBackend;
let given: ReturnType<typeof givenTrainings>;
let trainer: Actor;
let admin: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now });
  given = givenTrainings(backend);
  trainer = await backend.as('trainer');
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

const download = (as: Actor | undefined, query: object) =>
  backend.call(downloadReport, { ...(as ? { as } : {}), query });
const rowsOf = async (bytes: Uint8Array) => (await readExcel(Buffer.from(bytes)))[0]?.data ?? [];
const load = (as: Actor | undefined, file?: File) =>
  backend.call(importVisits, { ...(as ? { as } : {}), body: file ? { file } : {} });
const csv = (rows: readonly (readonly [string, string])[]) =>
  new File([['№ записи;Посещение', ...rows.map((row) => row.join(';'))].join('\r\n')], 'Отчёт.csv');

/** A past training of a trainer with people on it. */
async function past(leaderId: string, people = 2) {
  const topicId = await given.topic({ name: unique('Церамиды') });
  const training = await given.training({ topicId, leaderId, inDays: -2, city: unique('Казань') });
  const seats: string[] = [];
  for (let at = 0; at < people; at += 1) {
    const person = await backend.given.user({ lastName: unique('Зимина') });
    seats.push(await given.seat(person.id, training.id));
  }
  return { training, topicId, seats };
}

async function checkVisits(as: Actor, file: File) {
  const { id, mapping } = (await load(as, file)).value;
  await backend.call(checkImport, { as, params: { id }, body: { mapping } });
  await backend.work();
  return (await backend.call(getImport, { as, params: { id } })).value;
}

describe('the report', () => {
  test('is for trainers and admins, of something, in the words of the specification', async () => {
    expect((await download(undefined, {})).status).toBe(401);
    expect((await download(await backend.as('expert'), {})).status).toBe(403);
    expect((await download(trainer, { colour: 'red' })).status).toBe(400);
    const { training } = await past((await backend.as('trainer')).id);
    const said = async (query: object) => {
      const answer = await download(trainer, query);
      return [codeOf(answer), answer.errors[0]?.detail];
    };
    expect(await said({ training_id: '987654321' })).toEqual([
      '404 training-missing',
      'Выбранный слот расписания не найден.',
    ]);
    expect(await said({ topic_id: '987654321' })).toEqual([
      '404 topic-missing',
      'Выбранный тренинг не найден.',
    ]);
    expect(await said({ training_id: training.id })).toEqual([
      '409 visits-unavailable',
      'Управление посещениями недоступно.',
    ]);
    expect((await said({}))[0]).toBe('422 no-subject');
    expect((await said({ from: '2025-01-01', to: '2026-11-01' }))[0]).toBe('422 no-subject');
  });

  test('and its figures and its run refuse a subject in the same words', async () => {
    const { training } = await past((await backend.as('trainer')).id);
    const start = (filters: Record<string, unknown>) =>
      backend.call(startExport, {
        ...{ as: trainer, params: { id: 'training-registrations' } },
        body: { format: 'csv' as const, filters },
      });
    const asked = [
      [{ trainingId: '987654321' }, '404 training-missing', 'Выбранный слот расписания не найден.'],
      [{ topicId: '987654321' }, '404 topic-missing', 'Выбранный тренинг не найден.'],
      [{ trainingId: training.id }, '409 visits-unavailable', 'Управление посещениями недоступно.'],
    ] as const;
    for (const [filter, code, words] of asked) {
      const figures = await backend.call(reportFigures, { as: trainer, query: { filter } });
      for (const answer of [figures, await start(filter)]) {
        expect([codeOf(answer), answer.errors[0]?.detail]).toEqual([code, words]);
      }
    }
  });

  test('has a row for everybody with a seat, of one’s own trainings alone, and leaves its trail', async () => {
    const own = await past(trainer.id);
    const other = await past((await backend.as('trainer')).id);
    const { value } = await download(trainer, { training_id: own.training.id });
    const [head, ...rows] = await rowsOf(value.body as Uint8Array);
    expect(head?.slice(0, 5)).toEqual(['№ записи', 'Тренинг', 'Бренд', 'Формат', 'Дата (МСК)']);
    expect(rows.map(([id]) => String(id))).toEqual(own.seats);
    expect(rows[0]?.[3]).toBe('Очно');
    const period = { from: '2026-11-01', to: '2026-11-30' };
    const mine = await rowsOf((await download(trainer, period)).value.body as Uint8Array);
    const ids = mine.slice(1).map(([id]) => String(id));
    expect(ids).toEqual(expect.arrayContaining(own.seats));
    expect(ids.some((id) => other.seats.includes(id))).toBe(false);
    const all = await rowsOf((await download(admin, period)).value.body as Uint8Array);
    expect(all.length).toBeGreaterThan(mine.length);
    const trail = await backend.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, 'training.report-downloaded'));
    expect(trail[0]).toMatchObject({ actorId: trainer.id, details: { rows: 2 } });
  });

  test('takes an empty cell for «нет»: whoever types «да» alone is understood', async () => {
    const { training, seats } = await past(trainer.id, 3);
    const [came = '', ...others] = seats;
    const file = csv([[came, 'да'], ...others.map((seat) => [seat, ''] as const)]);
    const { id, counts } = await checkVisits(trainer, file);
    expect(counts).toMatchObject({ update: 1, same: 2, wrong: 0 });
    await backend.call(applyImport, { as: trainer, params: { id }, body: { onlyRight: false } });
    await backend.work();
    expect(await given.visited(training.id)).toBe(1);
    // an empty cell takes nobody's mark back
    const again = await checkVisits(trainer, csv(seats.map((seat) => [seat, ''] as const)));
    expect(again.counts).toMatchObject({ same: 3, wrong: 0 });
    expect(await given.visited(training.id)).toBe(1);
  });

  test('names who gave a seat up within the last day and why, and takes them back in with no visit', async () => {
    const soon = await given.training({ leaderId: trainer.id, inDays: 0.5, capacity: 2 });
    const [late, kept, waits, later] = [
      await backend.as(),
      await backend.as(),
      await backend.as(),
      await backend.as(),
    ];
    const seats = [await given.seat(late.id, soon.id), await given.seat(kept.id, soon.id)];
    await given.register(waits, soon.id, { waiting: true });
    const leave = (as: Actor, id: string, reason = 'Заболел ребёнок') =>
      backend.call(removeRegistration, { as, params: { id }, body: { reason } });
    const inLine = await backend.db
      .select()
      .from(trainingRegistrations)
      .where(eq(trainingRegistrations.userId, waits.id));
    await leave(waits, inLine[0]?.id ?? '');
    await leave(late, seats[0] ?? '');
    const far = await given.training({ leaderId: trainer.id, inDays: 3, topicId: soon.topicId });
    await leave(later, await given.seat(later.id, far.id));
    const removed = await given.seat(later.id, soon.id);
    await leave(trainer, removed);

    const { value } = await download(trainer, { topic_id: soon.topicId });
    const [head = [], ...rows] = await rowsOf(value.body as Uint8Array);
    const cells = rows.map((row) => Object.fromEntries(head.map((title, at) => [String(title), row[at]])));
    expect(
      cells.map((row) => [String(row['№ записи']), row['Посещение'], row['Отмена'], row['Причина отмены']]),
    ).toEqual([
      [seats[0], 'нет', 'поздняя отмена', 'Заболел ребёнок'],
      [seats[1], 'нет', null, null],
    ]);
    const people = async () =>
      (
        await backend.call(listRegistered, {
          ...{ as: trainer, params: { id: soon.id } },
          query: { filter: { state: 'cancelled' } },
        })
      ).value;
    const { items, meta } = await people();
    expect(meta).toMatchObject({ registered: 1, cancelled: 3, late: 1 });
    const lateOnes = items.filter(({ isLateCancel }) => isLateCancel);
    expect(lateOnes.map(({ id }) => id)).toEqual([seats[0]]);

    const file = csv([
      [seats[0] ?? '', 'нет'],
      [seats[1] ?? '', 'да'],
    ]);
    const after = await backend.during(soon.endsAt, () => checkVisits(trainer, file));
    expect(after.counts).toMatchObject({ update: 1, same: 1, wrong: 0 });
    const came = await backend.during(soon.endsAt, () => checkVisits(trainer, csv([[seats[0] ?? '', 'да']])));
    expect(came.counts).toMatchObject({ wrong: 1 });

    expect((await given.register(late, soon.id)).status).toBe(200);
    expect((await people()).meta).toMatchObject({ late: 0 });
  });

  test('is made in the background too, with the same rows and nobody else’s', async () => {
    const own = await past(trainer.id, 3);
    await past((await backend.as('trainer')).id);
    const start = (as: Actor, filters: object) =>
      backend.call(startExport, {
        as,
        params: { id: 'training-registrations' },
        body: { format: 'xlsx', filters: filters as Record<string, unknown> },
      });
    expect((await start(await backend.as('expert'), {})).status).toBe(403);
    expect((await start(trainer, { seenBy: admin.id })).status).toBe(422);
    const { id } = (await start(trainer, { topicId: own.topicId })).value;
    await backend.work();
    expect((await backend.call(getRun, { as: trainer, params: { id } })).value.status).toBe('done');
    expect((await backend.call(getRun, { as: admin, params: { id } })).status).toBe(404);
    const { value } = await backend.call(getRunFile, { as: trainer, params: { id } });
    const rows = (await rowsOf(value.body as Uint8Array)).slice(1);
    expect(rows.map(([number]) => String(number))).toEqual(own.seats);
  });
});

test('a file is named by its date and city, or its period, whichever way it is made', async () => {
  const city = unique('Йошкар-Ола');
  const at = { leaderId: trainer.id, startsAt: new Date('2026-11-24T12:00:00Z') };
  const hall = await given.training({ ...at, city });
  const webinar = await given.training(at);
  const madeAs = async (filters: Record<string, string>) => {
    const asked = { params: { id: 'training-registrations' }, body: { format: 'xlsx' as const, filters } };
    const { value } = await backend.call(startExport, { as: trainer, ...asked });
    await backend.work();
    return (await backend.call(getRun, { as: trainer, params: { id: value.id } })).value.file?.name;
  };
  const both = async (query: Record<string, string>, filters: Record<string, string>) => [
    /filename="([^"]+)"/.exec((await download(trainer, query)).value.name)?.[1],
    await madeAs(filters),
  ];
  const period = { from: '2026-11-01', to: '2026-11-30' };
  const named = (name: string) => [`${name}.xlsx`, `${name}.xlsx`];
  expect(await both({ training_id: hall.id }, { trainingId: hall.id })).toEqual(
    named(`trening-24-11-2026-${slugOf(city)}`),
  );
  expect(slugOf(city)).toMatch(/^yoshkar-ola/);
  expect(await both({ training_id: webinar.id }, { trainingId: webinar.id })).toEqual(
    named('trening-24-11-2026-vebinar'),
  );
  expect(await both(period, period)).toEqual(named('treningi-01-11-2026-30-11-2026'));
});

test('a report of everything, made as an admin, is not a trainer’s any more; one’s own stays', async () => {
  const run = async (as: Actor) => {
    const { value } = await backend.call(startExport, {
      ...{ as, params: { id: 'training-registrations' } },
      body: { format: 'csv' as const, filters: {} },
    });
    await backend.work();
    return () => backend.call(getRunFile, { as, params: { id: value.id } });
  };
  const become = async ({ id }: Actor, name: string) => {
    const [role] = await backend.db.select().from(roles).where(eq(roles.name, name));
    await backend.db
      .update(userRoles)
      .set({ roleId: role?.id ?? '' })
      .where(eq(userRoles.userId, id));
  };
  const [was, will] = [await backend.as('admin'), await backend.as('trainer')];
  const [all, own] = [await run(was), await run(will)];
  expect([(await all()).status, (await own()).status]).toEqual([200, 200]);
  await become(was, 'trainer');
  await become(will, 'admin');
  expect([codeOf(await all()), codeOf(await own())]).toEqual(['403 forbidden', '200']);
});

describe('visits of a report', () => {
  const act = async (endpoint: typeof undoImport, as: Actor, id: string) => {
    await backend.call(endpoint, { as, params: { id } });
    await backend.work();
    return (await backend.call(getImport, { as, params: { id } })).value;
  };
  const visits = async (ids: string[]) => {
    const rows = await backend.db.select().from(trainingRegistrations);
    return ids.map((id) => rows.find((row) => row.id === id)?.visitedAt?.toISOString() ?? null);
  };

  test('need the right, a file, and a table', async () => {
    expect((await load(undefined)).status).toBe(401);
    expect((await load(await backend.as('expert'), csv([]))).status).toBe(403);
    const said = async (file?: File) => (await load(trainer, file)).errors[0]?.detail;
    expect(await said()).toBe('Необходимо приложить файл с отчетом.');
    expect(await said(new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])], 'a.xlsx'))).toMatch(
      /^Не удалось импортировать отчет\./,
    );
  });

  test('are checked first, marked once, and taken back within a day', async () => {
    const { training, seats } = await past(trainer.id, 3);
    const [first = '', second = '', third = ''] = seats;
    const other = await past((await backend.as('trainer')).id, 1);
    const wrong = await checkVisits(
      trainer,
      csv([
        [first, 'да'],
        [other.seats[0] ?? '', 'да'],
        ['5x', 'да'],
      ]),
    );
    expect(wrong).toMatchObject({ state: 'ready', counts: { update: 1, wrong: 2 } });
    const { value } = await backend.call(listImportRows, {
      as: trainer,
      params: { id: wrong.id },
      query: { filter: { action: 'wrong' } },
    });
    expect(value.items.map(({ problems }) => problems[0]?.message)).toEqual([
      'Такой записи на ваших тренингах нет. Возьмите номер из отчёта.',
      'Нужно число из отчёта.',
    ]);
    expect(await visits(seats)).toEqual([null, null, null]);

    const right = await checkVisits(
      trainer,
      csv([
        [first, 'да'],
        [second, 'нет'],
        [third, '+'],
      ]),
    );
    expect(right.counts).toMatchObject({ update: 2, same: 1, wrong: 0 });
    await backend.call(applyImport, { as: trainer, params: { id: right.id }, body: { onlyRight: false } });
    await backend.work();
    const at = training.startsAt.toISOString();
    expect(await visits(seats)).toEqual([at, null, at]);
    const again = await checkVisits(
      trainer,
      csv([
        [first, 'нет'],
        [third, 'да'],
      ]),
    );
    expect(again.counts).toMatchObject({ update: 0, same: 2 });
    expect((await act(undoImport, trainer, right.id)).state).toBe('undone');
    expect(await visits(seats)).toEqual([null, null, null]);
  });

  test('are of who loads them: another trainer neither sees nor touches them, an admin does', async () => {
    const { seats } = await past(trainer.id, 1);
    const { id } = await checkVisits(trainer, csv([[seats[0] ?? '', 'да']]));
    const query = { filter: { kind: 'training-visits' as const }, page: { number: 1, size: 100 } };
    const listed = async (as: Actor) => {
      const { items } = (await backend.call(listImports, { as, query })).value;
      return items.some((one) => one.id === id);
    };
    const stranger = await backend.as('trainer');
    expect([await listed(trainer), await listed(admin), await listed(stranger)]).toEqual([true, true, false]);
    const params = { id };
    const mapping = { registrationId: 0, visited: 1 };
    const answers = await Promise.all([
      backend.call(getImport, { as: stranger, params }),
      backend.call(listImportRows, { as: stranger, params }),
      backend.call(getImportProtocol, { as: stranger, params }),
      backend.call(checkImport, { as: stranger, params, body: { mapping } }),
      backend.call(applyImport, { as: stranger, params, body: { onlyRight: true } }),
      backend.call(undoImport, { as: stranger, params }),
      backend.call(cancelImport, { as: stranger, params }),
    ]);
    expect(answers.map(codeOf)).toEqual(answers.map(() => '404 import-missing'));
    expect((await backend.call(getImport, { as: trainer, params })).value.state).toBe('ready');
    expect((await backend.call(cancelImport, { as: admin, params })).value.state).toBe('cancelled');
  });

  test('are not marked before the doors open, nor a month after, but for admins', async () => {
    const coming = await given.training({ leaderId: trainer.id, inDays: 5 });
    const early = await given.seat((await backend.as()).id, coming.id);
    const old = await given.training({
      leaderId: trainer.id,
      startsAt: new Date(now.getTime() - 40 * DAY_MS),
    });
    const late = await given.seat((await backend.as()).id, old.id);
    const file = () =>
      csv([
        [early, 'да'],
        [late, 'да'],
      ]);
    expect((await checkVisits(trainer, file())).counts).toMatchObject({ wrong: 2 });
    expect((await checkVisits(admin, file())).counts).toMatchObject({ wrong: 1, update: 1 });
  });
});

describe('what a report comes to', () => {
  const figures = (as: Actor | undefined, filter: object = {}) =>
    backend.call(reportFigures, { ...(as ? { as } : {}), query: { filter } });

  /** A pharmacy of a territory of its own. */
  async function territory() {
    const name = unique('Поволжье');
    const [area] = await backend.db.insert(sectors).values({ name }).returning();
    const { id: pharmacyId } = await backend.given.pharmacy();
    const sectorId = area?.id ?? '';
    await backend.db.update(pharmacies).set({ sectorId }).where(eq(pharmacies.id, pharmacyId));
    return { name, id: sectorId, person: () => backend.given.user({ pharmacyId }) };
  }

  test('is for trainers and admins', async () => {
    expect((await figures(undefined)).status).toBe(401);
    expect((await figures(await backend.as('expert'))).status).toBe(403);
    expect((await figures(trainer, { colour: 'red' })).status).toBe(400);
  });

  test('is counted by territory: who came, who did not, who cancelled late, of one’s own trainings', async () => {
    const [near, far] = [await territory(), await territory()];
    const { training } = await past(trainer.id, 0);
    const seat = async (where: typeof near, visitedAt: Date | null, more: object = {}) => {
      const id = await given.seat((await where.person()).id, training.id);
      await backend.db
        .update(trainingRegistrations)
        .set({ visitedAt, ...more })
        .where(eq(trainingRegistrations.id, id));
    };
    await seat(near, now);
    await seat(near, now);
    await seat(near, null);
    await seat(near, now, { source: 'walk-in' });
    await seat(far, null);
    await seat(far, null, { state: 'cancelled', cancelledLate: true });
    await seat(far, null, { state: 'cancelled' });
    await given.seat((await backend.given.user()).id, training.id);

    // who came without a booking takes no seat, who left has none
    await backend.db.update(trainings).set({ taken: 5 }).where(eq(trainings.id, training.id));
    const { items } = (await figures(trainer, { trainingId: training.id })).value;
    const none = { visited: 0, missed: 0, walkIns: 0, late: 0 };
    const wanted = [
      { id: near.id, area: near.name, ...none, registered: 3, visited: 2, missed: 1, walkIns: 1 },
      { id: far.id, area: far.name, ...none, registered: 1, missed: 1, late: 1 },
    ].sort((one, other) => one.area.localeCompare(other.area, 'ru'));
    expect(items).toEqual([...wanted, { id: 'none', area: null, ...none, registered: 1, missed: 1 }]);
    expect((await figures(admin, { trainingId: training.id })).value.items).toEqual(items);
    const stranger = await backend.as('trainer');
    expect((await figures(stranger, { topicId: training.topicId })).value.items).toEqual([]);

    const file = await rowsOf(
      (await download(trainer, { training_id: training.id })).value.body as Uint8Array,
    );
    const rows = items.reduce((sum, { registered, walkIns, late }) => sum + registered + walkIns + late, 0);
    expect(file.length - 1, 'as many as the file has').toBe(rows);
  });

  test('nobody has missed what is not over', async () => {
    const { id } = await given.training({ leaderId: trainer.id, inDays: 2 });
    await given.seat((await backend.as()).id, id);
    const { items } = (await figures(trainer, { trainingId: id })).value;
    expect(items.map(({ registered, missed }) => [registered, missed])).toEqual([[1, 0]]);
  });
});
