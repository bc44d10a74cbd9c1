import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import * as regrades from '@/api/regrades/endpoints';
import { createSurvey, getAuthoredSurvey, publishSurvey, updateSurvey } from '@/api/surveying/endpoints';
import { getSurvey, sendSurvey } from '@/api/surveys/endpoints';
import * as versions from '@/api/versions/endpoints';
import {
  getSurveyPublication,
  listSurveyVersions,
  previewSurveyPublication,
  restoreSurveyVersion,
} from '@/api/versions/endpoints';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';

let backend: TestBackend;
let author: Actor;
let markId: string;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00+03:00') });
  author = await backend.as('tests_moderator');
  markId = (await backend.given.mark()).slug;
});
afterAll(() => backend.close());

const contract = { ...regrades, ...versions };
const BODIES: Partial<Record<keyof typeof contract, object>> = {
  restoreTestVersion: { number: 1 },
  restoreSurveyVersion: { number: 1 },
  previewPublication: { title: 'x', markId: 'lrp' },
  previewSurveyPublication: { title: 'x', markId: 'lrp' },
  applyTestRegrade: { people: 0, points: 0 },
  undoTestRegrade: { batch: crypto.randomUUID() },
};
const calls = Object.entries(contract).map(
  ([name, endpoint]) => [name, endpoint as Endpoint, BODIES[name as keyof typeof contract]] as const,
);
const ask = (endpoint: Endpoint, body: object | undefined, as: Actor | undefined, id = '1') =>
  backend.call(endpoint, { params: { id }, ...(as ? { as } : {}), ...(body ? { body } : {}) } as never);

describe.each(calls)('%s', (_, endpoint, body) => {
  test('without a session is 401', async () => {
    expect((await ask(endpoint, body, undefined)).status).toBe(401);
  });

  test('is 403 for who edits no tests', async () => {
    for (const role of [undefined, 'moderator', 'trainer'])
      expect((await ask(endpoint, body, await backend.as(role))).status).toBe(403);
  });

  test('of one that is not there is 404', async () => {
    for (const id of ['987654321', 'x']) {
      const { status, errors } = await ask(endpoint, body, author, id);
      expect([status, errors[0]?.code]).toEqual([404, expect.stringMatching(/^(test|survey)-missing$/)]);
    }
  });
});

describe('versions of a survey', () => {
  const option = (id: string) => ({ id, text: `Ответ ${id}` });
  const whole = (fields: object = {}) => ({
    ...{ title: unique('Покупатели зимой'), markId, countPoints: 15 },
    questions: [
      { id: 'q1', text: 'Советуете?', type: 'single_choice' as const, options: [option('a'), option('b')] },
      { id: 'q2', text: 'Почему?', type: 'single_choice' as const, options: [option('c'), option('d')] },
    ],
    dependentQuestion: [{ questionId: 'q2', parentId: 'q1', optionIds: ['b'] }],
    ...fields,
  });
  const read = async (id: string, query: { revision?: number } = {}) =>
    backend.call(getAuthoredSurvey, { as: author, params: { id }, query });
  const list = async (id: string) =>
    (await backend.call(listSurveyVersions, { as: author, params: { id } })).value.items;
  const asSent = async (id: string) => {
    const { title, slug, countPoints, questions, dependentQuestion } = (await read(id)).value;
    return { title, slug, markId, countPoints, questions, dependentQuestion };
  };
  const write = async (id: string, fields: object) => {
    const body = { ...(await asSent(id)), ...fields };
    const { errors } = await backend.call(updateSurvey, { as: author, params: { id }, body });
    expect(errors).toEqual([]);
  };
  const foresee = (id: string, body: object) =>
    backend.call(previewSurveyPublication, { as: author, params: { id }, body: body as never });
  const restore = (id: string, body: { number: number; seenAt?: string }) =>
    backend.call(restoreSurveyVersion, { as: author, params: { id }, body });

  /** Version 1 that somebody has answered, version 2 with a question less, and a draft of another title. */
  async function world() {
    const body = whole({ publish: true });
    const { value: made } = await backend.call(createSurvey, { as: author, body });
    const anna = await backend.as();
    const answers = [
      { questionId: made.questions[0]?.id ?? '', optionIds: [made.questions[0]?.options[0]?.id ?? ''] },
    ];
    const sent = await backend.call(sendSurvey, { as: anna, params: { id: made.id }, body: { answers } });
    expect(sent.status).toBe(200);
    await write(made.id, { questions: made.questions.slice(0, 1), dependentQuestion: [], publish: true });
    await write(made.id, { title: 'Правки' });
    return made;
  }

  test('are listed, the newest first, each with what it changed and who was asked by it', async () => {
    const { id } = await world();
    const items = await list(id);
    expect(items.map(({ number, state, sentCount }) => [number, state, sentCount])).toEqual([
      [3, 'draft', 0],
      [2, 'published', 0],
      [1, 'retired', 1],
    ]);
    expect(items.map(({ changes }) => changes && [changes.parts, changes.removed])).toEqual([
      [['title'], []],
      [[], [{ number: 2, text: 'Почему?' }]],
      null,
    ]);
  });

  test('one can be read by its number and brought back as edits; another is 404', async () => {
    const { id, title } = await world();
    expect((await read(id, { revision: 1 })).value).toMatchObject({ title, publishedRevision: 2 });
    const missing = await read(id, { revision: 9 });
    expect([missing.status, missing.errors[0]?.code]).toEqual([404, 'version-missing']);
    expect((await restore(id, { number: 9 })).errors[0]?.code).toBe('version-missing');
    expect((await restore(id, { number: 0 })).status).toBe(422);
    const late = await restore(id, { number: 1, seenAt: '2026-11-01T00:00:00.000Z' });
    expect([late.status, late.errors[0]?.code]).toEqual([409, 'changed-since']);
    const { value } = await restore(id, { number: 1 });
    expect(value).toMatchObject({ title, hasDraft: true, publishedRevision: 2 });
    expect(value.dependentQuestion).toHaveLength(1);
    const seen = await backend.call(getSurvey, { as: await backend.as(), params: { id } });
    expect(seen.value.questions).toHaveLength(1);
  });

  test('what publication changes is said before it, as it is written and as it is saved; nothing is written', async () => {
    const { value: made } = await backend.call(createSurvey, { as: author, body: whole({ publish: true }) });
    const { id } = made;
    const look = () => backend.call(getSurveyPublication, { as: author, params: { id } });
    expect((await look()).errors[0]?.code).toBe('nothing-to-publish');
    const body = { ...(await asSent(id)), dependentQuestion: [], countPoints: 20 };
    const changes = {
      ...{ parts: ['points'], added: [], removed: [], isReordered: false },
      changed: [{ number: 2, text: 'Почему?', parts: ['rule'] }],
    };
    const typed = await foresee(id, body);
    expect(typed.value).toEqual({ id, number: 1, seenAt: made.updatedAt, changes });
    expect((await list(id)).map(({ state }) => state)).toEqual(['published']);
    await write(id, body);
    const saved = (await look()).value;
    expect(saved).toMatchObject({ number: 1, changes });
    const publish = (seenAt: string) =>
      backend.call(publishSurvey, { as: author, params: { id }, body: { seenAt } });
    expect((await publish(made.updatedAt)).errors[0]?.code).toBe('changed-since');
    expect((await publish(saved.seenAt)).value.publishedRevision).toBe(2);
    const empty = await foresee(id, { ...body, questions: [] });
    expect(empty.status).toBe(422);
  });
});
