import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getMyWork } from '@/api/me/endpoints';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenQuestions, type GivenQuestions } from '../helpers/given-questions';

let backend: TestBackend;
let given: GivenQuestions;
const TODAY = '2026-11-20';

beforeAll(async () => {
  backend = await startTestBackend({ now: new Date(`${TODAY}T12:00:00Z`) });
  given = givenQuestions(backend);
});
afterAll(() => backend.close());

const workOf = async (as: Actor) => (await backend.call(getMyWork, { as })).value;

describe('who is refused', () => {
  test('a guest is 401', async () => expect((await backend.call(getMyWork)).status).toBe(401));

  test.each([[[]], [['admin']], [['trainer']], [['Представитель']]])(
    '%j, who answers no questions, is 403',
    async (roles) => {
      const as = await backend.given.user({ roles });
      expect((await backend.call(getMyWork, { as })).status).toBe(403);
    },
  );
});

test('an expert counts what is theirs and nobody’s, and what is past its day', async () => {
  const [asker, expert, other] = await Promise.all([backend.as(), given.expert(), given.expert()]);
  const before = await workOf(expert);
  await given.question({ askerId: asker.id, recipientId: expert.id, dueDay: '2026-11-19' });
  await given.question({ askerId: asker.id, recipientId: expert.id, dueDay: TODAY });
  await given.question({ askerId: asker.id, recipientId: null, dueDay: '2026-11-23' });
  await given.question({ askerId: asker.id, recipientId: other.id, dueDay: '2026-11-18' });
  await given.question({ askerId: asker.id, recipientId: expert.id, answererId: expert.id });
  await given.question({ askerId: asker.id, recipientId: expert.id, isHidden: true, dueDay: '2026-11-18' });
  expect(await workOf(expert)).toMatchObject({
    id: expert.id,
    questionsWaiting: before.questionsWaiting + 3,
    questionsOverdue: before.questionsOverdue + 1,
  });
});

test('who answers any question counts all of them', async () => {
  const [asker, expert, manager] = await Promise.all([
    backend.as(),
    given.expert(),
    backend.given.user({ roles: ['multi-menedzer-faq'] }),
  ]);
  const before = await workOf(manager);
  await given.question({ askerId: asker.id, recipientId: expert.id, dueDay: '2026-11-18' });
  expect(await workOf(manager)).toMatchObject({
    questionsWaiting: before.questionsWaiting + 1,
    questionsOverdue: before.questionsOverdue + 1,
  });
});
