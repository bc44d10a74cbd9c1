import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listNotifications } from '@/api/notifications/endpoints';
import {
  answerQuestion,
  askQuestion,
  hideQuestion,
  listQuestions,
  redirectQuestion,
  removeQuestion,
} from '@/api/questions/endpoints';
import { deliveries } from '@/backend/db/schema/notifications';
import { faqQuestions } from '@/backend/db/schema/questions';
import { auditRecords } from '@/backend/db/schema/system';
import { LetterRefused, type Letter } from '@/backend/mail/mailer';
import { MOST_ATTEMPTS } from '@/lib/domain/delivery';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenQuestions, type GivenQuestions } from '../helpers/given-questions';

let backend: TestBackend;
let given: GivenQuestions;
/** A Friday. */
const NOW = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  given = givenQuestions(backend);
});
beforeEach(async () => {
  await backend.deliver();
  backend.letters.splice(0);
});
afterAll(() => backend.close());

const words = (recipient = '') => ({
  recipient,
  question: 'Можно ли ретинол летом, если есть SPF?',
  isActive: true,
});
const listOf = async (as: Actor, filter = {}, more = {}) =>
  (await backend.call(listQuestions, { as, query: { filter, ...more } })).value;
const idsOf = async (as: Actor, filter = {}) => (await listOf(as, filter)).items.map(({ id }) => id);
const newsOf = async (as: Actor) => (await backend.call(listNotifications, { as })).value.items;
const answerAs = (as: Actor, id: string, body = {}) =>
  backend.call(answerQuestion, { as, params: { id }, body: { answer: 'Можно, вечером.', ...body } });

describe('who is refused', () => {
  test('without a session every call is 401', async () => {
    const params = { id: '1' };
    const calls = await Promise.all([
      backend.call(listQuestions),
      backend.call(askQuestion, { body: words() }),
      backend.call(answerQuestion, { params, body: { answer: 'Да' } }),
      backend.call(removeQuestion, { params }),
      backend.call(hideQuestion, { params, body: { isHidden: true } }),
      backend.call(redirectQuestion, { params, body: { email: 'a@b.ru', comment: '' } }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(Array(6).fill(401));
  });

  test('a pharmacist neither answers nor manages; an expert does not manage', async () => {
    const [anna, expert] = [await backend.as(), await given.expert()];
    const { id } = await given.question({ askerId: anna.id, recipientId: expert.id });
    const manage = (as: Actor) => [
      backend.call(removeQuestion, { as, params: { id } }),
      backend.call(hideQuestion, { as, params: { id }, body: { isHidden: true } }),
      backend.call(redirectQuestion, { as, params: { id }, body: { email: 'a@b.ru', comment: '' } }),
    ];
    const calls = await Promise.all([answerAs(anna, id), ...manage(anna), ...manage(expert)]);
    expect(calls.map(({ status }) => status)).toEqual(Array(7).fill(403));
  });

  test("an expert: another's open question is 404, another's answered one 403", async () => {
    const [anna, expert, other] = [await backend.as(), await given.expert(), await given.expert()];
    const open = await given.question({ askerId: anna.id, recipientId: other.id });
    const done = await given.question({ askerId: anna.id, recipientId: other.id, answererId: other.id });
    expect((await answerAs(expert, open.id)).status).toBe(404);
    expect((await answerAs(expert, done.id)).status).toBe(403);
    expect((await answerAs(expert, '99999999')).status).toBe(404);
    expect((await answerAs(expert, 'abc')).status).toBe(404);
  });

  test('what is not there is 404 for managers too', async () => {
    const as = await backend.as('multi-menedzer-faq');
    const params = { id: '99999999' };
    const calls = await Promise.all([
      backend.call(removeQuestion, { as, params }),
      backend.call(hideQuestion, { as, params, body: { isHidden: true } }),
      backend.call(redirectQuestion, { as, params, body: { email: 'a@b.ru', comment: '' } }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(backend.letters).toEqual([]);
  });

  test("another person's questions are not a list to ask for", async () => {
    const [anna, other] = [await backend.as(), await backend.as()];
    const query = { filter: { userId: other.id } };
    expect((await backend.call(listQuestions, { as: anna, query })).status).toBe(403);
    const strange = { filter: { mark: 'lrp' } } as never;
    expect((await backend.call(listQuestions, { as: anna, query: strange })).status).toBe(400);
  });

  test.each([
    ['question', { question: 'Коротко' }],
    ['question', { question: 'я'.repeat(1001) }],
    ['recipient', { recipient: '99999999' }],
    ['is_active', { isActive: 'yes' as never }],
  ])('a wrong %s is 422 at its field', async (field, wrong) => {
    const called = await backend.call(askQuestion, {
      as: await backend.as(),
      body: { ...words(), ...wrong },
    });
    expect([called.status, called.errors[0]?.source]).toEqual([
      422,
      { pointer: `/data/attributes/${field}` },
    ]);
  });

  test('nobody asks a pharmacist, an archived expert or one without a profile', async () => {
    const as = await backend.as();
    const nobody = [await backend.as(), await backend.as('expert')];
    for (const { id } of nobody) {
      expect((await backend.call(askQuestion, { as, body: words(id) })).status).toBe(422);
    }
  });

  test('an expert asks others, not themselves', async () => {
    const expert = await given.expert();
    const called = await backend.call(askQuestion, { as: expert, body: words(expert.id) });
    expect([called.status, called.errors[0]?.code]).toEqual([422, 'own-question']);
  });

  test('an empty answer is 422, a wrong address too', async () => {
    const [anna, manager] = [await backend.as(), await backend.as('multi-menedzer-faq')];
    const { id } = await given.question({ askerId: anna.id });
    expect((await answerAs(manager, id, { answer: '  ' })).status).toBe(422);
    expect((await backend.call(answerQuestion, { as: manager, params: { id }, body: {} })).status).toBe(422);
    const body = { email: 'nowhere', comment: '' };
    expect((await backend.call(redirectQuestion, { as: manager, params: { id }, body })).status).toBe(422);
  });

  test('the twenty-first question of a day is 429', async () => {
    const as = await backend.as();
    for (let sent = 0; sent < 20; sent += 1) await given.question({ askerId: as.id, createdAt: NOW });
    const called = await backend.call(askQuestion, { as, body: words() });
    expect([called.status, called.errors[0]?.code]).toEqual([429, 'too-many-questions']);
  });
});

test('of many questions at once no more than twenty are taken', async () => {
  const as = await backend.as();
  for (let sent = 0; sent < 18; sent += 1) await given.question({ askerId: as.id, createdAt: NOW });
  const calls = await Promise.all(
    Array.from({ length: 6 }, () => backend.call(askQuestion, { as, body: words() })),
  );
  expect(calls.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429]);
});

describe('asking', () => {
  test('the named expert is told in the portal and by a letter; the answer is due on Monday', async () => {
    const [anna, expert] = [
      await backend.as(),
      await given.expert({ firstName: 'Ольга', lastName: 'Вишневская' }),
    ];
    const { value } = await backend.call(askQuestion, { as: anna, body: words(expert.id) });
    expect(value).toMatchObject({
      isMy: true,
      name: 'Анна Петрова',
      dueDay: '2026-11-23',
      specialist: { id: expert.id, name: 'Ольга Вишневская', position: 'Врач-дерматолог', text: null },
      answeredAt: null,
      canAnswer: false,
    });
    const [news] = await newsOf(expert);
    expect(news).toMatchObject({ kind: 'question-new', isRead: false });
    expect(news?.data.link).toBe(
      `/academy/ask-question?tab=answer&question=${value.id}#question-${value.id}`,
    );
    await backend.deliver();
    expect(backend.letters.map(({ to }) => to)).toEqual([expert.email]);
    expect(backend.letters[0]?.text).toContain('23\u00a0ноября 2026');
    expect(backend.letters[0]?.text).not.toContain('Петрова');
  });

  test('a question to anyone goes to those who pass questions on', async () => {
    const [anna, manager] = [await backend.as(), await backend.as('multi-menedzer-faq')];
    const { value } = await backend.call(askQuestion, { as: anna, body: words() });
    expect(value.specialist).toBeNull();
    expect((await newsOf(manager)).map(({ kind }) => kind)).toContain('question-new');
    await backend.deliver();
    expect(backend.letters.map(({ to }) => to)).toContain(manager.email);
  });
});

describe('answering', () => {
  test('the asker is told once; a correction tells nobody', async () => {
    const [anna, expert] = [await backend.as(), await given.expert()];
    const { id } = await given.question({ askerId: anna.id, recipientId: expert.id });
    const { value } = await answerAs(expert, id);
    expect(value).toMatchObject({ canAnswer: true, answeredAt: NOW.toISOString() });
    expect(value.specialist?.text).toBe('Можно, вечером.');
    const [news, ...others] = await newsOf(anna);
    expect([news?.kind, others.length]).toEqual(['question-answered', 0]);
    expect(news?.data.link).toBe(`/academy/ask-question?tab=my&question=${id}#question-${id}`);
    await backend.deliver();
    expect(backend.letters.map(({ to }) => to)).toEqual([anna.email]);

    const corrected = await answerAs(expert, id, {
      answer: 'Можно, вечером и с SPF утром.',
      question: 'Ретинол летом?',
    });
    expect(corrected.value).toMatchObject({ text: 'Ретинол летом?', answeredAt: NOW.toISOString() });
    expect(await newsOf(anna)).toHaveLength(1);
    await backend.deliver();
    expect(backend.letters).toHaveLength(1);
  });

  test('what a question said before it was corrected is in the trail, until its asker or itself is gone', async () => {
    const [anna, expert, manager] = [
      await backend.as(),
      await given.expert(),
      await backend.as('multi-menedzer-faq'),
    ];
    const before = 'Ретинол летом? Спрашивает Анна.';
    const facts = { askerId: anna.id, recipientId: expert.id, text: before };
    const [corrected, untouched] = [await given.question(facts), await given.question(facts)];
    await answerAs(expert, corrected.id);
    await answerAs(expert, corrected.id, { question: 'Ретинол летом?' });
    await answerAs(expert, untouched.id, { question: before });
    const trail = async (id: string) =>
      (
        await backend.db
          .select()
          .from(auditRecords)
          .where(and(eq(auditRecords.subjectType, 'question'), eq(auditRecords.subjectId, id)))
          .orderBy(auditRecords.id)
      ).map(({ action, details }) => [action, details]);
    expect(await trail(corrected.id)).toEqual([
      ['question.answered', null],
      ['question.corrected', { before }],
    ]);
    expect(await trail(untouched.id)).toEqual([['question.answered', null]]);
    await backend.call(removeQuestion, { as: manager, params: { id: corrected.id } });
    expect(JSON.stringify(await trail(corrected.id))).not.toContain('Анна');
  });

  test('trainer-sra and the manager answer what was asked of an expert', async () => {
    const [anna, expert] = [await backend.as(), await given.expert()];
    for (const role of ['trainer-sra', 'multi-menedzer-faq']) {
      const { id } = await given.question({ askerId: anna.id, recipientId: expert.id });
      expect((await answerAs(await backend.as(role), id)).status).toBe(200);
    }
  });

  test('a text changed since it was seen is 409', async () => {
    const [anna, expert] = [await backend.as(), await given.expert()];
    const { id } = await given.question({ askerId: anna.id, recipientId: expert.id, updatedAt: NOW });
    const stale = await answerAs(expert, id, { seenAt: '2026-11-20T11:00:00.000Z' });
    expect([stale.status, stale.errors[0]?.code]).toEqual([409, 'question-changed']);
    expect((await answerAs(expert, id, { seenAt: NOW.toISOString() })).status).toBe(200);
  });

  test.each([2, 10])('%i experts at once give one answer and tell the asker once', async (many) => {
    const anna = await backend.as();
    const { id } = await given.question({ askerId: anna.id });
    const experts = await Promise.all(Array.from({ length: many }, () => given.expert()));
    const calls = await Promise.all(experts.map((expert) => answerAs(expert, id)));
    const statuses = calls.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    // whoever came a moment later finds it taken, or finds it somebody else's
    expect(statuses.slice(1).every((status) => status === 409 || status === 403)).toBe(true);
    expect(await newsOf(anna)).toHaveLength(1);
    await backend.deliver();
    expect(backend.letters).toHaveLength(1);
  });
});

describe('what is seen', () => {
  async function world() {
    const [anna, expert] = [await backend.as(), await given.expert()];
    const common = { askerId: anna.id, recipientId: expert.id };
    const open = await given.question(common);
    const done = await given.question({ ...common, answererId: expert.id });
    const hidden = await given.question({ ...common, answererId: expert.id, isHidden: true });
    const secret = await given.question({ ...common, answererId: expert.id, isActive: false });
    return {
      anna,
      expert,
      all: [secret, hidden, done, open].map(({ id }) => id),
      done: done.id,
      open: open.id,
    };
  }

  test('others see the answered one alone, and not who asked', async () => {
    const { expert, all, done } = await world();
    const reader = await backend.as();
    const { items } = await listOf(reader, { toRecipients: [expert.id] });
    expect(items.map(({ id }) => id)).toEqual([done]);
    expect(items[0]).toMatchObject({ name: null, isMy: false, redirectedTo: null, canAnswer: false });
    const other = await given.expert();
    expect((await idsOf(other)).filter((id) => all.includes(id))).toEqual([done]);
  });

  test('the asker, the expert and the managers see all of it', async () => {
    const { anna, expert, all, open } = await world();
    const sorted = [...all].sort();
    expect((await idsOf(anna, { userId: anna.id })).sort()).toEqual(sorted);
    expect((await idsOf(expert, { toMe: '1', toRecipients: [expert.id] })).sort()).toEqual(sorted);
    expect(await idsOf(expert, { toMe: '1', isAnswered: '0', toRecipients: [expert.id] })).toEqual([open]);
    const admin = await backend.as('admin');
    const { items } = await listOf(admin, { userId: anna.id });
    expect(items.map(({ name }) => name)).toEqual(Array(4).fill('Анна Петрова'));
    expect((await idsOf(admin, { userId: anna.id, isHidden: '1' })).length).toBe(1);
  });

  test('words are found in both texts, whatever the case and ё; recipients are counted', async () => {
    const [anna, expert] = [
      await backend.as(),
      await given.expert({ firstName: 'Пётр', lastName: unique('Ёлкин') }),
    ];
    const word = unique('гидролипид');
    await given.question({ askerId: anna.id, answererId: expert.id, answer: `Ещё ${word} мантия.` });
    await given.question({ askerId: anna.id, answererId: expert.id, text: `Что такое ${word}?` });
    const text = `ЕЩЕ ${word.toUpperCase()}`;
    const { items, meta, page } = await listOf(anna, { search: text }, { recipients: '1' });
    expect((await listOf(anna, { search: text })).meta.recipients).toEqual([]);
    expect([items.length, page?.total]).toEqual([1, 1]);
    expect(meta.recipients).toEqual([
      { id: expert.id, name: expect.stringContaining('Пётр') as string, count: 1 },
    ]);
    expect(await idsOf(anna, { search: '100%' })).toEqual([]);
    expect(await idsOf(anna, { search: word, toRecipients: ['any'] })).toEqual([]);
  });

  test('one question by its id, for those who may read it', async () => {
    const { anna, expert, open, done } = await world();
    expect(await idsOf(expert, { id: open })).toEqual([open]);
    expect(await idsOf(anna, { id: open })).toEqual([open]);
    expect(await idsOf(await backend.as(), { id: open })).toEqual([]);
    expect(await idsOf(await backend.as(), { id: done })).toEqual([done]);
    expect(await idsOf(anna, { id: 'abc' })).toEqual([]);
  });

  test('paging and order', async () => {
    const anna = await backend.as();
    const made = [];
    for (const hour of [1, 2, 3]) {
      const createdAt = new Date(NOW.getTime() + hour * 3_600_000);
      made.push((await given.question({ askerId: anna.id, createdAt })).id);
    }
    const second = await listOf(
      anna,
      { userId: anna.id },
      { sort: 'createdAt', page: { number: 2, size: 2 } },
    );
    expect(second.items.map(({ id }) => id)).toEqual([made[2]]);
    expect(second.page).toEqual({ number: 2, size: 2, total: 3, pages: 2 });
    const past = await listOf(anna, { userId: anna.id }, { page: { number: 9, size: 2 } });
    expect([past.items, past.page?.total]).toEqual([[], 3]);
  });
});

describe('managing', () => {
  test('hidden and shown again, then removed', async () => {
    const [anna, reader] = [await backend.as(), await backend.as()];
    const [manager, expert] = [await backend.as('multi-menedzer-faq'), await given.expert()];
    const { id } = await given.question({ askerId: anna.id, answererId: expert.id });
    const hide = (isHidden: boolean) =>
      backend.call(hideQuestion, { as: manager, params: { id }, body: { isHidden } });
    const seen = async () => (await idsOf(reader, { toRecipients: [expert.id] })).includes(id);
    expect((await hide(true)).value.isHidden).toBe(true);
    expect(await seen()).toBe(false);
    expect(await idsOf(anna, { userId: anna.id })).toEqual([id]);
    expect((await hide(false)).value.isHidden).toBe(false);
    expect(await seen()).toBe(true);
    expect((await backend.call(removeQuestion, { as: manager, params: { id } })).status).toBe(204);
    expect((await backend.call(removeQuestion, { as: manager, params: { id } })).status).toBe(404);
    expect(await idsOf(anna, { userId: anna.id })).toEqual([]);
  });

  test('who was told of a removed question has its words no more, in the portal and by letter', async () => {
    const [anna, expert] = [await backend.as(), await given.expert()];
    const manager = await backend.as('multi-menedzer-faq');
    const { value } = await backend.call(askQuestion, { as: anna, body: words(expert.id) });
    expect(await newsOf(expert)).toHaveLength(1);
    await backend.call(removeQuestion, { as: manager, params: { id: value.id } });
    expect(await newsOf(expert)).toEqual([]);
    await backend.deliver();
    expect(backend.letters).toEqual([]);
  });

  test('redirected by a letter with the question, not the asker; a reply comes to the manager', async () => {
    const [anna, manager] = [await backend.as(), await backend.as('multi-menedzer-faq')];
    const { id, text } = await given.question({ askerId: anna.id });
    const body = { email: 'Doctor@Clinic.example', comment: 'Вопрос о пробах.' };
    const { value } = await backend.call(redirectQuestion, { as: manager, params: { id }, body });
    expect(value).toMatchObject({ isRedirected: true, redirectedTo: 'doctor@clinic.example' });
    await backend.deliver();
    const [letter] = backend.letters;
    expect([letter?.to, letter?.replyTo]).toEqual(['doctor@clinic.example', manager.email]);
    expect(letter?.text).toContain(text);
    expect(letter?.text).toContain('Вопрос о пробах.');
    expect(letter?.text).not.toContain('Петрова');
    expect((await listOf(anna, { userId: anna.id })).items[0]).toMatchObject({
      isRedirected: true,
      redirectedTo: null,
    });
  });

  test('the same redirect is one letter, and its address is in the trail', async () => {
    const [anna, manager] = [await backend.as(), await backend.as('multi-menedzer-faq')];
    const { id } = await given.question({ askerId: anna.id });
    const body = { email: 'doctor@clinic.example', comment: '' };
    const idempotencyKey = crypto.randomUUID();
    const send = () => backend.call(redirectQuestion, { as: manager, params: { id }, body, idempotencyKey });
    const calls = await Promise.all([send(), send()]);
    expect(calls.map(({ status }) => status)).toEqual([200, 200]);
    await backend.deliver();
    expect(backend.letters).toHaveLength(1);
    const [noted] = await backend.db.select().from(auditRecords).where(eq(auditRecords.actorId, manager.id));
    expect(noted).toMatchObject({ action: 'question.redirected', details: { email: body.email } });
  });

  test('a private question is not sent out, nor the thirty-first of a day', async () => {
    const [anna, manager] = [await backend.as(), await backend.as('multi-menedzer-faq')];
    const send = (id: string) =>
      backend.call(redirectQuestion, {
        as: manager,
        params: { id },
        body: { email: 'doctor@clinic.example', comment: '' },
      });
    const secret = await send((await given.question({ askerId: anna.id, isActive: false })).id);
    expect([secret.status, secret.errors[0]?.code]).toEqual([422, 'question-private']);
    const trail = { action: 'question.redirected', actorId: manager.id, requestId: 'r', createdAt: NOW };
    await backend.db.insert(auditRecords).values(Array.from({ length: 30 }, () => trail));
    const late = await send((await given.question({ askerId: anna.id })).id);
    expect([late.status, late.errors[0]?.code]).toEqual([429, 'too-many-redirects']);
    await backend.deliver();
    expect(backend.letters).toEqual([]);
  });

  describe('whatever the mail server does', () => {
    const body = { email: 'doctor@clinic.example', comment: '' };
    /** With another mail server for the while. */
    async function withMail(send: typeof backend.deps.mail.send, work: () => Promise<void>): Promise<void> {
      const real = backend.deps.mail.send;
      backend.deps.mail.send = send;
      await work().finally(() => (backend.deps.mail.send = real));
    }
    async function sentOut() {
      const [anna, manager] = [await backend.as(), await backend.as('multi-menedzer-faq')];
      const { id } = await given.question({ askerId: anna.id });
      const called = await backend.call(redirectQuestion, { as: manager, params: { id }, body });
      return { manager, id, called };
    }
    const redirectedTo = async (id: string) => {
      const [row] = await backend.db.select().from(faqQuestions).where(eq(faqQuestions.id, id));
      return row?.redirectedTo ?? null;
    };

    test('one that hangs holds neither the manager nor anybody who writes meanwhile', async () => {
      let release = () => {};
      const hung = new Promise<void>((resolve) => (release = resolve));
      await withMail(
        () => hung,
        async () => {
          const { called } = await sentOut();
          expect(called.status).toBe(200);
          const sending = backend.deliver();
          const asked = await backend.call(askQuestion, { as: await backend.as(), body: words() });
          expect(asked.status).toBe(200);
          release();
          await sending;
        },
      );
    });

    test('one that is away for a while gets it later', async () => {
      await withMail(
        () => Promise.reject(new Error('no mail server')),
        async () => {
          const { id } = await sentOut();
          await backend.deliver();
          expect(await redirectedTo(id)).toBe(body.email);
        },
      );
      backend.clock.advance(30_000);
      await backend.deliver();
      await backend.deliver();
      expect(backend.letters.map(({ to }) => to)).toEqual([body.email]);
      backend.clock.set(NOW);
    });

    test('past the last try the question stands as not sent, and who sent it is told once', async () => {
      await withMail(
        () => Promise.reject(new Error('no such address')),
        async () => {
          const { id, manager } = await sentOut();
          for (let tries = 0; tries < MOST_ATTEMPTS; tries += 1) {
            await backend.deliver();
            backend.clock.advance(3 * 36e5);
          }
          expect(await redirectedTo(id)).toBeNull();
          const news = await newsOf(manager);
          expect(news.map(({ kind }) => kind)).toEqual(['question-not-sent']);
          expect(news[0]?.data.text).toContain(body.email);
          expect(news[0]?.data.link).toContain(`question=${id}`);
        },
      );
      backend.clock.set(NOW);
    });

    test('an address it refuses for good is not tried again: who sent it is told at once', async () => {
      let tries = 0;
      const refuse = ({ to }: Letter) => {
        if (to === body.email) tries += 1;
        const said = { message: `550 <${body.email}>: user unknown`, code: 'EENVELOPE', responseCode: 550 };
        return Promise.reject(new LetterRefused(said));
      };
      await withMail(refuse, async () => {
        const { id, manager } = await sentOut();
        await backend.deliver();
        backend.clock.advance(3 * 36e5);
        await backend.deliver();
        expect([tries, await redirectedTo(id)]).toEqual([1, null]);
        expect((await newsOf(manager)).map(({ kind }) => kind)).toEqual(['question-not-sent']);
        const [row] = await backend.db.select().from(deliveries).where(eq(deliveries.questionId, id));
        expect(row).toMatchObject({
          state: 'failed',
          attempts: 1,
          reason: expect.stringMatching(/: EENVELOPE 550$/) as string,
        });
      });
      backend.clock.set(NOW);
    });

    test('a removed question goes nowhere', async () => {
      const { id, manager } = await sentOut();
      expect((await backend.call(removeQuestion, { as: manager, params: { id } })).status).toBe(204);
      await backend.deliver();
      expect(backend.letters).toEqual([]);
    });
  });
});
