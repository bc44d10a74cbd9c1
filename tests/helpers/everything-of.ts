import type { Endpoint } from '@/api/core/endpoint';
import { reviews } from '@/backend/db/schema/academy';
import { certificates } from '@/backend/db/schema/certificates';
import { ratings } from '@/backend/db/schema/learning';
import { messages } from '@/backend/db/schema/messages';
import { notifications, pushSubscriptions } from '@/backend/db/schema/notifications';
import { orders } from '@/backend/db/schema/orders';
import { programmeQuestions } from '@/backend/db/schema/programme';
import { emailChanges, externalTokens, handOffCodes, passwordResets } from '@/backend/db/schema/sessions';
import { refreshTokens } from '@/backend/db/schema/sessions';
import { trainingQuestions } from '@/backend/db/schema/trainings';
import { tokenHash } from '@/backend/services/auth/secrets';
import { unsubscribeToken } from '@/backend/services/notifications/unsubscribe-token';
import type { TestBackend } from './backend';
import { unique, type Actor } from './given';
import { givenGifts } from './given-gifts';
import { givenLearning } from './given-learning';
import { givenModules } from './given-modules';
import { givenProducts } from './given-products';
import { givenProgramme } from './given-programme';
import { givenQuestions } from './given-questions';
import { givenSurveys } from './given-surveys';
import { givenTrainings } from './given-trainings';
import { runningOf } from './running-training';
import type { Known } from './sample-body';
import { DAY_MS, moscowDay } from '@/lib/domain/moscow';

export const PASSWORD = 'Demo2026pass';
/** Between them every right that an unsafe call needs. */
const ROLES = ['super-admin', 'expert', 'multi-menedzer-faq'];

export interface Everything {
  actor: Actor;
  /** Values of the braces for a call. */
  params(endpoint: Endpoint): Record<string, string>;
  /** What fields of its body may be, by name. */
  known(endpoint: Endpoint): Known;
}

const only = <T>([row]: T[]): T => {
  if (!row) throw new Error('The row was not made');
  return row;
};
const soon = () => new Date(Date.now() + 3_600_000);

/** Tokens that letters, partners and hand-offs carry, each for this person. */
async function tokensOf({ db, deps }: TestBackend, { id: userId, sessionId }: Actor) {
  const made = (name: string) => `${name}-${unique('token')}`;
  const at = { createdAt: new Date(), expiresAt: soon() };
  const [refresh, code, confirm, reset, external] = ['r', 'c', 'e', 'p', 'x'].map(made) as [
    string,
    string,
    string,
    string,
    string,
  ];
  await db.insert(refreshTokens).values({ sessionId, tokenHash: tokenHash(refresh), ...at });
  await db
    .insert(handOffCodes)
    .values({ codeHash: tokenHash(code), sessionId, address: 'https://a.b/', ...at });
  const email = `${unique('new')}@test.example`;
  await db.insert(emailChanges).values({ tokenHash: tokenHash(confirm), userId, email, ...at });
  await db.insert(passwordResets).values({ tokenHash: tokenHash(reset), userId, ...at });
  await db.insert(externalTokens).values({ tokenHash: tokenHash(external), userId, ...at });
  const letter = unsubscribeToken(deps.secret, { userId, kind: 'points' });
  return { refresh, code, confirm, reset, external, letter };
}

/** Content for the calls that name some, by what their paths call it. */
async function contentOf(backend: TestBackend, { id: userId }: Actor, markId: string) {
  const [learning, modules] = [givenLearning(backend), givenModules(backend)];
  const products = givenProducts({ ...backend, now: backend.clock.now });
  const article = await learning.article({ markId });
  return {
    test: await learning.test({ markId }),
    survey: await givenSurveys(backend).survey({ markId }),
    articles: article.id,
    'learning-content': article.learningId,
    'interactive-module': (await modules.module({ markId })).id,
    products: (await products.product({ markId })).id,
    'glossary-words': (await products.word()).id,
    pages: (await modules.page({ markId })).id,
    questions: (await givenQuestions(backend).question({ askerId: userId })).id,
    training: (await givenTrainings(backend).training()).id,
  };
}

/** A full basket, points, and an order that was sent before. */
async function shoppingOf(backend: TestBackend, { id: userId }: Actor) {
  const shop = givenGifts(backend);
  const gift = await shop.gift({ price: 1, amount: 100, limit: 100 });
  const wave = await shop.wave();
  await shop.points(userId, 'lrp', 1000);
  await shop.inBasket(userId, gift.id, 1);
  const sent = { userId, waveId: wave.id, totalSum: 0, submittedAt: new Date() };
  return { gift, order: only(await backend.db.insert(orders).values(sent).returning()).id };
}

/** A seat that the person had before they joined the staff. */
async function bookingOf(backend: TestBackend, userId: string): Promise<string> {
  const trained = givenTrainings(backend);
  return trained.seat(userId, (await trained.training()).id);
}

const OF_RUNNING = /\/v1\/training\/\{id\}\/(presence|walk-in|check-in|questions)$/;
const OF_VISIT = /training-registered-pharmacist\/\{id\}\/visit$/;

async function questionOf(backend: TestBackend, askerId: string): Promise<string> {
  const { id: trainingId } = await givenTrainings(backend).training();
  const question = { trainingId, askerId, text: 'Чем увлажнять кожу зимой?' };
  return only(await backend.db.insert(trainingQuestions).values(question).returning()).id;
}

/** What else is the person's own. */
async function ownOf(backend: TestBackend, { id: userId, sessionId }: Actor, markId: string) {
  const { db, given } = backend;
  const subject = { subjectType: 'test' as const, subjectId: unique('s'), title: 'Кожа', holder: 'Анна' };
  const like = { userId, rateableType: 'article' as const, rateableId: '1', rating: 5 };
  const link = `https://example.ru/${unique('r')}`;
  const device = { userId, sessionId, fingerprint: unique('f'), p256dh: 'B', auth: 'a', device: 'Chrome' };
  const push = { ...device, endpoint: 'https://push.example/1' };
  await db.insert(messages).values({ userId, title: 'Тест', text: 'Тест', publishedAt: new Date(0) });
  const data = { title: 'Тест', link: '/lk' };
  await db.insert(notifications).values({ userId, kind: 'points', data, createdAt: new Date() });
  const certificate = { ...subject, number: unique('n'), userId };
  const review = { userId, markId, title: 'Крем', link };
  return {
    certificates: only(await db.insert(certificates).values(certificate).returning()).id,
    ratings: only(await db.insert(ratings).values(like).returning()).id,
    reviews: only(await db.insert(reviews).values(review).returning()).id,
    'push-subscriptions': only(await db.insert(pushSubscriptions).values(push).returning()).id,
    sessions: (await given.session(userId)).sessionId,
    'training-registered-pharmacist': await bookingOf(backend, userId),
    'webinar-questions': await questionOf(backend, userId),
    users: userId,
  };
}

/** The same for the motivation server. */
async function programmeOf(backend: TestBackend, askerId: string, markId: string) {
  const given = givenProgramme(backend);
  const quiz = await given.test({ markId, endDate: null });
  const asked = {
    programmeId: await given.programmeId(),
    askerId,
    text: 'Когда начислят?',
    dueDay: '2026-11-23',
  };
  return {
    test: quiz,
    tests: (await given.test({ markId, isPublished: false })).id,
    articles: (await given.video({ markId })).id,
    questions: only(await backend.db.insert(programmeQuestions).values(asked).returning()).id,
    exports: 'programme-points',
  };
}

async function rowsOf(backend: TestBackend, actor: Actor, markId: string) {
  const content = await contentOf(backend, actor, markId);
  return { ...content, ...(await shoppingOf(backend, actor)), ...(await ownOf(backend, actor, markId)) };
}

/** A webinar every Monday of a month, of a topic of its own. */
const timetableOf = () => ({
  topicName: unique('Тема'),
  type: 'webinar',
  localDay: moscowDay(new Date(Date.now() + 30 * DAY_MS)),
  localFrom: '10:00',
  localTo: '12:00',
  capacity: 30,
  repeat: 'week',
  weekdays: [1],
  until: moscowDay(new Date(Date.now() + 60 * DAY_MS)),
  mode: 'create',
  confirmBusy: true,
});

const ARTICLE = /articles-package/;

/** The first option of every question; one that nobody asks is left out by the services. */
const firstAnswers = (questions: readonly { id: string; options: readonly { id: string }[] }[]) =>
  questions.map(({ id, options }) => ({
    questionId: id,
    optionIds: options.slice(0, 1).map((one) => one.id),
  }));

/** A person with every role that matters and one of everything; whatever unsafe call there is finds its thing. */
export async function everythingOf(backend: TestBackend, passwordHash: string): Promise<Everything> {
  const { id: markId } = await backend.given.mark({ slug: 'lrp' });
  await backend.given.mark({ slug: 'vichy' });
  const actor = await backend.given.user({ roles: ROLES, passwordHash });
  const [tokens, rows] = [await tokensOf(backend, actor), await rowsOf(backend, actor, markId)];
  const pharmacist = await backend.given.user();
  const trainer = await backend.given.user({ roles: ['trainer'] });
  const running = await runningOf(backend, actor.id);
  const { survey, test } = rows;
  const byPath: Record<string, unknown> = {
    ...{ ...rows, test: test.id, tests: test.id },
    ...{ survey: survey.id, surveys: survey.id },
  };
  const programme = await programmeOf(backend, actor.id, markId);
  const ofProgramme: Record<string, unknown> = { ...programme, test: programme.test.id };
  const common = () => ({
    ...{
      email: actor.email,
      password: PASSWORD,
      currentPassword: PASSWORD,
      userId: actor.id,
      id: rows.reviews,
    },
    ...{
      brand: 'lrp',
      mark: 'lrp',
      markId: 'lrp',
      from: 'lrp',
      to: 'vichy',
      amount: 1,
      giftId: rows.gift.id,
    },
    ...{ title: unique('title'), name: unique('name'), link: `https://example.ru/${unique('l')}` },
    ...{ question: 'Чем увлажнять кожу зимой?', answer: 'Кремом.', recipient: null, status: 'rejected' },
    ...{ reason: 'Не о том', ranges: [[0, 5]], duration: 100, redirectUri: 'https://partner.example/' },
    ...{ answers: rows.test.answers(3), items: [{ giftId: rows.gift.id, quantity: 1 }], comment: null },
    ...{ rateableId: rows.articles, rateableType: 'article', rating: 5, refreshToken: tokens.refresh },
    ...{
      endpoint: `https://push.example/${unique('p')}`,
      p256dh: `B${'A'.repeat(86)}`,
      auth: 'A'.repeat(22),
    },
    ...{ code: tokens.code, token: tokens.external, firstName: unique('Анна'), correctAnswersCount: 3 },
  });
  return {
    actor,
    params: ({ path, method, service }): Record<string, string> => {
      if (OF_RUNNING.test(path)) return { id: running.trainingId };
      if (path.endsWith('/confirmation')) return { id: running.coming };
      if (OF_VISIT.test(path)) return { id: method === 'DELETE' ? running.visited : running.seat };
      if (path.includes('guest-bookings')) return { token: running.guest };
      const before = /([\w-]+)\/\{id\}/.exec(path)?.[1] ?? '';
      const draft = { kind: 'article', subject: 'new' };
      const named = service === 'motivation' ? ofProgramme : byPath;
      return { id: String(named[before] ?? actor.id), token: tokens.letter, ...draft };
    },
    known: ({ path, service }) => {
      const { status: _, id: _review, ...rest } = common();
      if (service === 'motivation')
        return {
          ...rest,
          answers: programme.test.answers(3),
          month: '2026-11',
          stepSlug: null,
          format: 'csv',
          purpose: 'test',
        };
      if (path.includes('moderate')) return common();
      if (path.includes('editor-drafts'))
        return { values: '{"title":"Черновик"}', seenAt: null, writer: 'tab' };
      if (path.endsWith('/v1/tests/-actions/state')) return { ids: [test.id] };
      if (path.endsWith('/v1/surveys/-actions/state')) return { ids: [survey.id] };
      if (path.includes('/v1/survey/')) return { answers: firstAnswers(survey.questions) };
      if (path.endsWith('/mts/register')) return { trainingId: running.trainingId };
      if (path.endsWith('/check-in')) return { registrationId: running.seat };
      if (path.endsWith('/registrations')) return { userIds: [pharmacist.id], mode: 'fitting' };
      if (/\/v1\/training(-registered-pharmacist)?(\/|$)/.test(path))
        return {
          ...rest,
          ...timetableOf(),
          leaderId: trainer.id,
          userId: pharmacist.id,
          ids: [rows['training-registered-pharmacist']],
        };
      if (path.includes('email/confirm')) return { ...rest, token: tokens.confirm };
      if (path.includes('password/reset')) return { ...rest, token: tokens.reset };
      if (path.includes('registration')) return { ...rest, email: `${unique('u')}@test.example` };
      if (path.endsWith('/users/{id}')) return { firstName: rest.firstName };
      return ARTICLE.test(path) ? { ...rest, content: '<p>Слова.</p>' } : rest;
    },
  };
}
