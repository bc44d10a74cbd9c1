import type { QuestionFilter, QuestionSort } from '@/api/questions/queries';
import { oneOf, withQuery } from '@/lib/routes/list-address';

export const QUESTIONS_PATH = '/academy/ask-question';
export const TABS = ['answered', 'my', 'answer'] as const;
export type Tab = (typeof TABS)[number];
/** What those who answer look through. */
export const WORK_STATES = ['waiting', 'answered', 'hidden'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** The page as its address tells it. */
export interface QuestionView {
  tab: Tab;
  /** Whom the form is for. */
  to?: string;
  /** The expert whose answers are shown; `any` for questions that name nobody. */
  expert?: string;
  search?: string;
  /** Shown alone, whatever its state: where a message leads. */
  question?: string;
  state: WorkState;
  /** Theirs who answer: a bare address opens their work, so every other list is named in its own. */
  works?: true;
  /** From 1. */
  page: number;
}

/** What the viewer may do here beside asking. */
export interface QuestionRights {
  answers: boolean;
  manages: boolean;
}

/** The page is their work, not the way to ask. */
export const worksHere = ({ answers, manages }: QuestionRights): boolean => answers || manages;

/** What leads to one of the lists, or to the form. */
const LIST_KEYS = ['tab', 'search', 'expert', 'question', 'to', 'page'];

type Query = Readonly<Record<string, string | string[] | undefined>>;

const idOf = (value: string | undefined) => (value && /^(?:any|\d{1,18})$/.test(value) ? value : undefined);

/** Reads an address; what it can't be, or is not for this person, is left out. */
export function readQuestionView(query: Query, rights: QuestionRights): QuestionView {
  const works = worksHere(rights);
  const bare = LIST_KEYS.every((key) => query[key] === undefined);
  const tab = TABS.find((known) => known === oneOf(query.tab)) ?? (works && bare ? 'answer' : 'answered');
  const state = WORK_STATES.find((known) => known === oneOf(query.state)) ?? 'waiting';
  const page = Number(oneOf(query.page));
  const search = oneOf(query.search)?.trim().slice(0, 255);
  const [to, expert, question] = [query.to, query.expert, query.question].map((id) => idOf(oneOf(id)));
  return {
    tab: tab === 'answer' && !works ? 'answered' : tab,
    state: state === 'hidden' && !rights.manages ? 'waiting' : state,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 10_000) : 1,
    ...(works ? { works } : {}),
    ...(to && to !== 'any' ? { to } : {}),
    ...(expert ? { expert } : {}),
    ...(search ? { search } : {}),
    ...(question && question !== 'any' ? { question } : {}),
  };
}

type Change = { [K in keyof QuestionView]?: QuestionView[K] | undefined };

/** Address of the same list with a change; the page number begins anew unless it is the change. */
export function questionHref(view: QuestionView, change: Change = {}): string {
  const { tab, to, expert, search, state, page, works } = { ...view, page: 1, ...change };
  return withQuery(QUESTIONS_PATH, {
    tab: tab === 'answered' && !works ? undefined : tab,
    state: tab === 'answer' && state !== 'waiting' ? state : undefined,
    expert,
    search,
    to,
    page: page && page > 1 ? page : undefined,
  });
}

/** Another tab begins anew; the recipient of the form stays. */
export function tabHref({ to, works }: QuestionView, tab: Tab): string {
  return questionHref({ tab, state: 'waiting', page: 1, ...(works ? { works } : {}), ...(to ? { to } : {}) });
}

/** The same as the services ask it. */
export function askedOf(
  { tab, expert, search, state, question }: QuestionView,
  viewerId: string,
  { answers }: QuestionRights,
): { filter: QuestionFilter; sort: QuestionSort } {
  if (question) return { filter: { id: question }, sort: '-updatedAt' };
  const common = { ...(expert ? { toRecipients: [expert] } : {}), ...(search ? { search } : {}) };
  if (tab === 'my') return { filter: { ...common, userId: viewerId }, sort: '-updatedAt' };
  if (tab === 'answered') {
    return { filter: { ...common, isAnswered: '1', isHidden: '0' }, sort: '-answeredAt' };
  }
  const mine = answers ? { toMe: '1' as const } : {};
  if (state === 'waiting') return { filter: { ...common, ...mine, isAnswered: '0' }, sort: 'dueDay' };
  if (state === 'hidden') return { filter: { ...common, isHidden: '1' }, sort: '-updatedAt' };
  return { filter: { ...common, ...mine, isAnswered: '1' }, sort: '-answeredAt' };
}
