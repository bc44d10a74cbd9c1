import { eq, sql } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startExport } from '@/api/exports/endpoints';
import { getRun, getRunFile } from '@/api/runs/endpoints';
import { listOwnAnswers, moderateOwnAnswer } from '@/api/surveying/endpoints';
import { auditRecords } from '@/backend/db/schema/system';
import { userRoles } from '@/backend/db/schema/users';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { dependentQuestions, givenSurveys } from '../helpers/given-surveys';

let backend: TestBackend;
let given: ReturnType<typeof givenSurveys>;
let admin: Actor;
let moderator: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  given = givenSurveys(backend);
  admin = await backend.as('admin');
  moderator = await backend.as('tests_moderator');
});
afterAll(() => backend.close());

const start = (filters: object, as?: Actor) =>
  backend.call(startExport, {
    ...(as ? { as } : {}),
    params: { id: 'survey-answers' },
    body: { format: 'csv' as const, filters: filters as Record<string, unknown> },
  });
const fetchFile = (id: string, as: Actor) => backend.call(getRunFile, { as, params: { id } });
async function fileOf(survey: string, as: Actor) {
  const { value, errors } = await start({ survey }, as);
  expect(errors).toEqual([]);
  await backend.work();
  const run = (await backend.call(getRun, { as, params: { id: value.id } })).value;
  const file = await fetchFile(value.id, as);
  const records: string[][] = parse(Buffer.from(file.value.body as Uint8Array), {
    bom: true,
    delimiter: ';',
  });
  return { run, head: records[0] ?? [], rows: records.slice(1) };
}

/** Five people: three have chosen, two said it in their own words. */
async function answered() {
  const { first, second, questions, dependentQuestion } = dependentQuestions();
  const survey = await given.survey({ title: 'Зима: «итоги»', questions, dependentQuestion });
  const yes = { questionId: first.id, optionIds: [first.options[0]?.id ?? ''] };
  const no = { questionId: first.id, optionIds: [first.options[1]?.id ?? ''] };
  const { id: pharmacyId } = await backend.given.pharmacy({ chain: 'Ромашка', city: 'Тверь' });
  const anna = { lastName: 'Яковлева', firstName: 'Анна', middleName: '', pharmacyId };
  const price = second.options[0]?.id ?? '';
  await given.sent(survey, [yes, { questionId: second.id, optionIds: [price] }], anna);
  await given.sent(survey, [yes, { questionId: second.id, ownAnswer: 'Дорого' }]);
  await given.sent(survey, [yes, { questionId: second.id, ownAnswer: '=cmd' }]);
  await given.sent(survey, [no]);
  await given.sent(survey, [no]);
  return { survey, first, second, price };
}

test('401, 403 for who runs no surveys, 404 for no survey, 422 without one and for what only the service says', async () => {
  const { survey } = await answered();
  const said = { survey: survey.id };
  expect((await start(said)).status).toBe(401);
  for (const role of [undefined, 'moderator', 'trainer'])
    expect((await start(said, await backend.as(role))).status).toBe(403);
  const missing = await start({ survey: '987654321' }, moderator);
  expect([missing.status, missing.errors[0]?.code]).toEqual([404, 'survey-missing']);
  for (const filters of [{}, { survey: 'x' }, { ...said, names: true }, { ...said, versions: [] }])
    expect((await start(filters, moderator)).status).toBe(422);
});

test('who runs surveys gets answers alone: nothing beside them tells what the cut hides', async () => {
  const { survey } = await answered();
  const { run, head, rows } = await fileOf(survey.id, moderator);
  expect(run).toMatchObject({ status: 'done', progress: 5, total: 5 });
  expect(run.file?.name).toBe('Опрос Зима «итоги» 2026-11-20.csv');
  expect(head).toEqual(['Советуете ли вы SPF?', 'Что мешает?']);
  expect(rows.toSorted()).toEqual([
    ['Да', '«=cmd»'],
    ['Да', '«Дорого»'],
    ['Да', 'Цена'],
    ['Нет', ''],
    ['Нет', ''],
  ]);
});

test('a file without names waits for five people; with names it is the admins’ at once', async () => {
  const { first, questions, dependentQuestion } = dependentQuestions();
  const survey = await given.survey({ questions, dependentQuestion });
  const no = { questionId: first.id, optionIds: [first.options[1]?.id ?? ''] };
  const refused = async () => {
    const { status, errors } = await start({ survey: survey.id }, moderator);
    expect([status, errors[0]?.code]).toEqual([409, 'too-few-answers']);
    expect(errors[0]?.detail).toContain('хотя бы 5 человек');
  };
  await refused();
  for (let sent = 0; sent < 4; sent += 1) await given.sent(survey, [no]);
  await refused();
  expect((await fileOf(survey.id, admin)).rows).toHaveLength(4);
  await given.sent(survey, [no]);
  expect((await fileOf(survey.id, moderator)).rows).toHaveLength(5);
});

test('rows without names come in an order of the file’s own, each once, whoever began or sent first', async () => {
  const { second, questions, dependentQuestion } = dependentQuestions();
  const survey = await given.survey({ questions, dependentQuestion });
  const stem = unique('person');
  // three thousand people one by one would take a minute
  await backend.db.execute(sql`
    insert into users (last_name) select ${stem} || n from generate_series(1, 3000) n`);
  await backend.db.execute(sql`
    insert into survey_responses (user_id, survey_id, revision_id, answers, submitted_at, points)
    select id, ${survey.id}::bigint, ${survey.revisionId}::bigint, jsonb_build_array(jsonb_build_object(
      'questionId', ${second.id}::text, 'optionIds', '[]'::jsonb, 'ownAnswer', substr(last_name, ${stem.length + 1}::int))), now(), 0
    from users where last_name like ${`${stem}%`} order by id`);
  const inFile = async () => {
    const { rows } = await fileOf(survey.id, moderator);
    return rows.map(([, own]) => Number(own?.replace(/\D/g, '')));
  };
  const sent = Array.from({ length: 3000 }, (_, at) => at + 1);
  const [one, other] = [await inFile(), await inFile()];
  expect(one.toSorted((a, b) => a - b)).toEqual(sent);
  expect(other.toSorted((a, b) => a - b)).toEqual(sent);
  expect(other).not.toEqual(one);
  // as many steps up as down: an order that kept anything of theirs would have more of one
  const steps = one.slice(1).filter((at, nth) => at > (one[nth] ?? 0)).length;
  expect(Math.abs(steps - 1500)).toBeLessThan(150);
});

test('admins see whose they are; each start and each download is on record', async () => {
  const { survey } = await answered();
  const as = await backend.as('admin');
  const { run, head, rows } = await fileOf(survey.id, as);
  expect(head.slice(2, 8)).toEqual(['Кто', 'Должность', 'Аптека', 'Город', 'Регион', 'Сеть']);
  expect(rows[0]?.[2]).toContain('Яковлева');
  expect([rows[0]?.[5], rows[0]?.[7], rows[0]?.at(-2)]).toEqual(['Тверь', 'Ромашка', 'Да']);
  const records = await backend.db.select().from(auditRecords).where(eq(auditRecords.actorId, as.id));
  expect(records.map(({ action, details }) => [action, (details as { filter?: object }).filter])).toEqual([
    ['export.started', { survey: survey.id, names: true, versions: [survey.revisionId] }],
    ['run.downloaded', undefined],
  ]);
  expect((await fetchFile(run.id, admin)).status).toBe(404);
  // who is no admin any more, but still runs surveys, has lost the names
  await backend.db.delete(userRoles).where(eq(userRoles.userId, as.id));
  const [role] = await backend.db.select().from(userRoles).where(eq(userRoles.userId, moderator.id));
  await backend.db.insert(userRoles).values({ userId: as.id, roleId: role?.roleId ?? '' });
  expect((await fetchFile(run.id, as)).status).toBe(403);
});

test('own words are as moderators have left them', async () => {
  const { survey, price } = await answered();
  const params = { id: survey.id };
  const { items } = (await backend.call(listOwnAnswers, { as: moderator, params, query: {} })).value;
  const idOf = (text: string) => items.find((own) => own.text === text)?.id ?? '';
  const moderate = (answer: string, body: object) =>
    backend.call(moderateOwnAnswer, { as: moderator, params: { ...params, answer } as never, body });
  await moderate(idOf('Дорого'), { mergedOptionId: price });
  await moderate(idOf('=cmd'), { hidden: true });
  const { rows } = await fileOf(survey.id, moderator);
  expect(rows.map(([, second]) => second).toSorted()).toEqual(['', '', '(скрыто)', 'Цена', 'Цена']);
});
