import type { QuestionFilter, QuestionSort } from '@/api/questions/queries';
import { choice, id, pageNumber, text, words } from '@/lib/lists/address-fields';
import { listAddress, type GivenQuery, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

export const QUESTIONS_PATH = path.questions();
export const TABS = ['answered', 'my', 'answer', 'programme'] as const;
export type Tab = (typeof TABS)[number];
/** What those who answer look through. */
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
    /** Whom the form is for. */
    to: id(),
    /** Shown alone, whatever its state: where a message leads. */
    question: id(),
    page: pageNumber(10_000),
  },
});

/** The page as its address tells it. */
export interface QuestionView extends Partial<ViewOf<typeof questionList>> {
  tab: Tab;
  state: WorkState;
  page: number;
  /** Theirs who answer: a bare address opens their work, so every other list is named in its own. */
  works?: true | undefined;
}

/** What the viewer may do here beside asking. */
export interface QuestionRights {
  answers: boolean;
  manages: boolean;
  /** Answers questions about the education programme. */
  organises: boolean;
}

/** The page is their work, not the way to ask. */
export const worksHere = ({ answers, manages }: Omit<QuestionRights, 'organises'>): boolean =>
  answers || manages;

/** What leads to one of the lists, or to the form. */
const BARE = questionList.read({});
const LIST_KEYS = ['tab', 'search', 'expert', 'question', 'to', 'page'];

/** Reads an address; what it can't be, or is not for this person, is left out. */
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

/** As it stands in an address: without the question alone, with the tab where it is not the bare address's. */
const named = ({ tab, works, ...view }: QuestionView) => ({
  ...BARE,
  ...view,
  tab: tab === 'answered' && !works ? undefined : tab,
  question: undefined,
});

const hasStates = ({ tab }: Pick<QuestionView, 'tab'>) => tab === 'answer' || tab === 'programme';

type Change = { [K in keyof QuestionView]?: QuestionView[K] | undefined };

/** Address of the same list with a change; the page number begins anew unless it is the change. */
export function questionHref(view: QuestionView, { page, ...change }: Change = {}): string {
  const next = { ...view, ...change } as QuestionView;
  return questionList.href(named(next), { page, ...(hasStates(next) ? {} : { state: 'waiting' }) });
}

/** What the form of words and experts carries besides. */
export const questionHidden = (view: QuestionView) => questionList.hidden(named(view), ['search', 'expert']);

/** Another tab begins anew; the recipient of the form stays. */
export function tabHref({ to, works }: QuestionView, tab: Tab): string {
  return questionHref({ tab, state: 'waiting', page: 1, works, to });
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
