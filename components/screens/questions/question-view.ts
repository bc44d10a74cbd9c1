import type { QuestionFilter, QuestionSort } from '@/api/questions/queries';
import { choice, id, pageNumber, text, words } from '@/lib/lists/address-fields';
import { listAddress, type GivenQuery, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

export const QUESTIONS_PATH = path.questions();
export const TABS = ['answered', 'my', 'answer', 'programme'] as const;
export type Tab = (typeof TABS)[number];
/** States by which those who answer filter questions. */
export const WORK_STATES = ['waiting', 'answered', 'hidden'] as const;
export type WorkState = (typeof WORK_STATES)[number];

const questionList = listAddress({
  path: QUESTIONS_PATH,
  fields: {
    tab: choice(TABS),
    state: choice(WORK_STATES, 'waiting'),
    /** The expert whose answers are shown; `any` for questions that name nobody. */
    expert: text(/^(?:any|\d{1,18})$/),
    search: words(),
    /** Recipient of the form. */
    to: id(),
    /** A question shown alone, in any state: messages link to it. */
    question: id(),
    page: pageNumber(10_000),
  },
});

/** View of the page, read from its address. */
export interface QuestionView extends Partial<ViewOf<typeof questionList>> {
  tab: Tab;
  state: WorkState;
  page: number;
  /** The viewer answers or manages: a bare address opens their work, so addresses of other lists name their tab. */
  works?: true | undefined;
}

/** Rights of the viewer besides asking. */
export interface QuestionRights {
  answers: boolean;
  manages: boolean;
  /** Answers questions about the education programme. */
  organises: boolean;
}

/** Whether the page is the viewer's work and not a place to ask. */
export const worksHere = ({ answers, manages }: Omit<QuestionRights, 'organises'>): boolean =>
  answers || manages;

/** View of an address without parameters; `LIST_KEYS` are parameters that name a list or the form. */
const BARE = questionList.read({});
const LIST_KEYS = ['tab', 'search', 'expert', 'question', 'to', 'page'];

/** Reads the view from an address; invalid values, and those not for this person, are dropped. */
export function readQuestionView(query: GivenQuery, rights: QuestionRights): QuestionView {
  const works = worksHere(rights);
  const bare = LIST_KEYS.every((key) => query[key] === undefined);
  const read = questionList.read(query);
  const tab = read.tab ?? (works && bare ? 'answer' : 'answered');
  return {
    ...read,
    tab: (tab === 'answer' && !works) || (tab === 'programme' && !rights.organises) ? 'answered' : tab,
    state: read.state === 'hidden' && !rights.manages ? 'waiting' : read.state,
    ...(works ? { works } : {}),
  };
}

/** The view as parameters: without the single question, and with the tab unless a bare address means it. */
const named = ({ tab, works, ...view }: QuestionView) => ({
  ...BARE,
  ...view,
  tab: tab === 'answered' && !works ? undefined : tab,
  question: undefined,
});

const hasStates = ({ tab }: Pick<QuestionView, 'tab'>) => tab === 'answer' || tab === 'programme';

type Change = { [K in keyof QuestionView]?: QuestionView[K] | undefined };

/** Address of the same list with a change; the page number is reset unless it is the change. */
export function questionHref(view: QuestionView, { page, ...change }: Change = {}): string {
  const next = { ...view, ...change } as QuestionView;
  return questionList.href(named(next), { page, ...(hasStates(next) ? {} : { state: 'waiting' }) });
}

/** Hidden fields of the form, besides words and expert. */
export const questionHidden = (view: QuestionView) => questionList.hidden(named(view), ['search', 'expert']);

/** Address of another tab, without filters; the recipient of the form is kept. */
export function tabHref({ to, works }: QuestionView, tab: Tab): string {
  return questionHref({ tab, state: 'waiting', page: 1, works, to });
}

/** Filter and order of the list's call. */
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
