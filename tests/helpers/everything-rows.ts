import { reviews } from '@/backend/db/schema/academy';
import { certificates } from '@/backend/db/schema/certificates';
import { ratings } from '@/backend/db/schema/learning';
import { messages } from '@/backend/db/schema/messages';
import { notifications, pushSubscriptions } from '@/backend/db/schema/notifications';
import { orders } from '@/backend/db/schema/orders';
import { programmeQuestions } from '@/backend/db/schema/programme';
import {
  emailChanges,
  externalTokens,
  handOffCodes,
  passwordResets,
  refreshTokens,
} from '@/backend/db/schema/sessions';
import { trainingQuotas } from '@/backend/db/schema/quotas';
import { leaderAbsences } from '@/backend/db/schema/leaders';
import { trainingQuestions } from '@/backend/db/schema/registrations';
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

const only = <T>([row]: T[]): T => {
  if (!row) throw new Error('The row was not made');
  return row;
};
const soon = () => new Date(Date.now() + 3_600_000);

/** Tokens of letters, partners and hand-offs, all for this person. */
export async function tokensOf({ db, deps }: TestBackend, { id: userId, sessionId }: Actor) {
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

/** Content for calls, named as their paths name it. */
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
    'training-topic': await givenTrainings(backend).topic(),
  };
}

/** A full basket, points, and an order sent before. */
async function shoppingOf(backend: TestBackend, { id: userId }: Actor) {
  const shop = givenGifts(backend);
  const gift = await shop.gift({ price: 1, amount: 100, limit: 100 });
  const wave = await shop.wave();
  await shop.points(userId, 'lrp', 1000);
  await shop.inBasket(userId, gift.id, 1);
  const sent = { userId, waveId: wave.id, totalSum: 0, submittedAt: new Date() };
  return { gift, order: only(await backend.db.insert(orders).values(sent).returning()).id };
}

/** A seat from the time before the person joined the staff. */
async function bookingOf(backend: TestBackend, userId: string): Promise<string> {
  const trained = givenTrainings(backend);
  return trained.seat(userId, (await trained.training()).id);
}

async function questionOf(backend: TestBackend, askerId: string): Promise<string> {
  const { id: trainingId } = await givenTrainings(backend).training();
  const question = { trainingId, askerId, text: 'Чем увлажнять кожу зимой?' };
  return only(await backend.db.insert(trainingQuestions).values(question).returning()).id;
}

/** Items that the person has arranged as a leader. */
async function arrangedOf(backend: TestBackend, authorId: string) {
  const { id: trainingId } = await givenTrainings(backend).training();
  const days = { firstDay: '2099-01-05', lastDay: '2099-01-09' };
  const absence = { leaderId: authorId, authorId, ...days };
  const quota = { trainingId, authorId, kind: 'link' as const, code: unique('code'), seats: 1 };
  return {
    'leader-absences': only(await backend.db.insert(leaderAbsences).values(absence).returning()).id,
    'training-quotas': only(await backend.db.insert(trainingQuotas).values(quota).returning()).id,
  };
}

/** Other items of the person. */
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

/** Rows of the motivation server, named as its paths name them. */
export async function programmeOf(backend: TestBackend, askerId: string, markId: string) {
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

/** Rows of the person and of content, named as paths name them. */
export async function rowsOf(backend: TestBackend, actor: Actor, markId: string) {
  const content = await contentOf(backend, actor, markId);
  const shopping = await shoppingOf(backend, actor);
  const arranged = await arrangedOf(backend, actor.id);
  return { ...content, ...shopping, ...arranged, ...(await ownOf(backend, actor, markId)) };
}
