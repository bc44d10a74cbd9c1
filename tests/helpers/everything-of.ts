import type { Endpoint } from '@/api/core/endpoint';
import type { TestBackend } from './backend';
import { programmeOf, rowsOf, tokensOf } from './everything-rows';
import { unique, type Actor } from './given';
import { runningOf } from './running-training';
import type { Known } from './sample-body';
import { DAY_MS, moscowDay } from '@/lib/domain/moscow';

export const PASSWORD = 'Demo2026pass';
/** Roles that together have every right of the unsafe calls. */
const ROLES = ['super-admin', 'expert', 'multi-menedzer-faq'];

export interface Everything {
  actor: Actor;
  /** Parameters of a call's path. */
  params(endpoint: Endpoint): Record<string, string>;
  /** Valid values of the body's fields, by name. */
  known(endpoint: Endpoint): Known;
}

const dayIn = (days: number) => moscowDay(new Date(Date.now() + days * DAY_MS));

/** A training every Monday of a month, on a new topic, as a webinar. */
const timetableOf = () => ({
  topicName: unique('Тема'),
  type: 'webinar',
  localDay: dayIn(30),
  localFrom: '10:00',
  localTo: '12:00',
  capacity: 30,
  repeat: 'week',
  weekdays: [1],
  until: dayIn(60),
  mode: 'create',
  confirmBusy: true,
});

/** The first option of every question; the services ignore answers to questions that are not asked. */
const firstAnswers = (questions: readonly { id: string; options: readonly { id: string }[] }[]) =>
  questions.map(({ id, options }) => ({
    questionId: id,
    optionIds: options.slice(0, 1).map((one) => one.id),
  }));

const OF_RUNNING = /\/v1\/training\/\{id\}\/(presence|walk-in|check-in|questions|messages|award)$/;
const OF_VISIT = /training-registered-pharmacist\/\{id\}\/visit$/;

/** Creates all rows that the calls need. */
async function makeAll(backend: TestBackend, passwordHash: string) {
  const { id: markId } = await backend.given.mark({ slug: 'lrp' });
  await backend.given.mark({ slug: 'vichy' });
  const actor = await backend.given.user({ roles: ROLES, passwordHash });
  const [tokens, rows] = [await tokensOf(backend, actor), await rowsOf(backend, actor, markId)];
  return {
    ...{ actor, tokens, rows },
    pharmacist: await backend.given.user(),
    trainer: await backend.given.user({ roles: ['trainer'] }),
    running: await runningOf(backend, actor.id),
    programme: await programmeOf(backend, actor.id, markId),
  };
}
type All = Awaited<ReturnType<typeof makeAll>>;

/** Values of fields that are valid in any call. */
function anywhere({ actor, tokens, rows }: All) {
  return {
    email: actor.email,
    password: PASSWORD,
    currentPassword: PASSWORD,
    userId: actor.id,
    brand: 'lrp',
    mark: 'lrp',
    markId: 'lrp',
    from: 'lrp',
    to: 'vichy',
    amount: 1,
    giftId: rows.gift.id,
    title: unique('title'),
    name: unique('name'),
    link: `https://example.ru/${unique('l')}`,
    question: 'Чем увлажнять кожу зимой?',
    answer: 'Кремом.',
    recipient: null,
    reason: 'Не о том',
    ranges: [[0, 5]],
    duration: 100,
    redirectUri: 'https://partner.example/',
    answers: rows.test.answers(3),
    items: [{ giftId: rows.gift.id, quantity: 1 }],
    comment: null,
    rateableId: rows.articles,
    rateableType: 'article',
    rating: 5,
    refreshToken: tokens.refresh,
    endpoint: `https://push.example/${unique('p')}`,
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
    code: tokens.code,
    token: tokens.external,
    firstName: unique('Анна'),
    correctAnswersCount: 3,
  };
}

interface Fields {
  path: RegExp;
  service?: Endpoint['service'];
  /** Fields besides those valid in any call. */
  add?: (all: All) => Known;
  /** The only fields of the call. */
  only?: (all: All) => Known;
}

/** Fields of a body by the path of its call: the first matching row applies. */
const FIELDS: readonly Fields[] = [
  {
    path: /./,
    service: 'motivation',
    add: ({ programme }) => ({
      answers: programme.test.answers(3),
      month: '2026-11',
      stepSlug: null,
      format: 'csv',
      purpose: 'test',
    }),
  },
  { path: /moderate/, add: ({ rows }) => ({ id: rows.reviews, status: 'rejected' }) },
  { path: /editor-drafts/, only: () => ({ values: '{"title":"Черновик"}', seenAt: null, writer: 'tab' }) },
  { path: /\/v1\/tests\/-actions\/state$/, only: ({ rows }) => ({ ids: [rows.test.id] }) },
  { path: /\/v1\/surveys\/-actions\/state$/, only: ({ rows }) => ({ ids: [rows.survey.id] }) },
  { path: /\/v1\/survey\//, only: ({ rows }) => ({ answers: firstAnswers(rows.survey.questions) }) },
  { path: /\/mts\/register$/, only: ({ running }) => ({ trainingId: running.trainingId }) },
  { path: /\/check-in$/, only: ({ running }) => ({ registrationId: running.seat }) },
  { path: /\/messages$/, only: () => ({ to: 'registered', text: 'Начнём вовремя.' }) },
  { path: /\/award$/, only: () => ({ points: 1 }) },
  { path: /\/quotas$/, only: () => ({ kind: 'link', seats: 1 }) },
  { path: /\/leader-absences$/, only: () => ({ firstDay: dayIn(40), lastDay: dayIn(46) }) },
  { path: /\/registrations$/, only: ({ pharmacist }) => ({ userIds: [pharmacist.id], mode: 'fitting' }) },
  {
    path: /\/v1\/training(-registered-pharmacist)?(\/|$)/,
    add: ({ trainer, pharmacist, rows }) => ({
      ...timetableOf(),
      leaderId: trainer.id,
      userId: pharmacist.id,
      ids: [rows['training-registered-pharmacist']],
    }),
  },
  { path: /email\/confirm/, add: ({ tokens }) => ({ token: tokens.confirm }) },
  { path: /password\/reset/, add: ({ tokens }) => ({ token: tokens.reset }) },
  { path: /registration/, add: () => ({ email: `${unique('u')}@test.example` }) },
  { path: /\/users\/\{id\}$/, only: () => ({ firstName: unique('Анна') }) },
  { path: /articles-package/, add: () => ({ content: '<p>Слова.</p>' }) },
  { path: /./ },
];

function knownOf(all: All, { path, service }: Endpoint): Known {
  const fits = (row: Fields) => row.path.test(path) && (!row.service || row.service === service);
  const { only, add } = FIELDS.find(fits) ?? {};
  return only?.(all) ?? { ...anywhere(all), ...add?.(all) };
}

function paramsOf(all: All, { path, method, service }: Endpoint): Record<string, string> {
  const { actor, tokens, rows, running, programme } = all;
  if (OF_RUNNING.test(path)) return { id: running.trainingId };
  if (path.endsWith('/confirmation')) return { id: running.coming };
  if (OF_VISIT.test(path)) return { id: method === 'DELETE' ? running.visited : running.seat };
  if (path.includes('guest-bookings')) return { token: running.guest };
  const { survey, test } = rows;
  const core = { ...rows, test: test.id, tests: test.id, survey: survey.id, surveys: survey.id };
  const named: Record<string, unknown> =
    service === 'motivation' ? { ...programme, test: programme.test.id } : core;
  const before = /([\w-]+)\/\{id\}/.exec(path)?.[1] ?? '';
  return { id: String(named[before] ?? actor.id), token: tokens.letter, kind: 'article', subject: 'new' };
}

/** A person with all needed roles and one item of each kind, so that every unsafe call finds its subject. */
export async function everythingOf(backend: TestBackend, passwordHash: string): Promise<Everything> {
  const all = await makeAll(backend, passwordHash);
  return {
    actor: all.actor,
    params: (endpoint) => paramsOf(all, endpoint),
    known: (endpoint) => knownOf(all, endpoint),
  };
}
