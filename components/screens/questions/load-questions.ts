import 'server-only';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { programmeQuestionsQuery } from '@/api/programme/queries';
import { questionListQuery } from '@/api/questions/queries';
import { expertsQuery } from '@/api/user/queries';
import type { Viewer } from '@/lib/access/permissions';
import { displayName } from '@/lib/format/person';
import { rightsOf } from './question-head';
import { askedOf, readQuestionView, worksHere } from './question-view';

type Query = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Loads the page's list, the experts who can be asked, and the number of questions waiting for the viewer, in parallel.
 */
export async function loadQuestions(viewer: Viewer, query: Query) {
  const rights = rightsOf(viewer);
  const view = readQuestionView(query, rights);
  const { filter, sort } = askedOf(view, viewer.id, rights);
  const works = worksHere(rights);
  const waiting = askedOf({ tab: 'answer', state: 'waiting', page: 1 }, viewer.id, rights);
  const isProgramme = view.tab === 'programme';
  const [list, experts, work, programme, answered] = await Promise.all([
    isProgramme ? null : must(questionListQuery(filter, sort, { number: view.page, recipients: true })),
    part(expertsQuery()),
    works ? part(questionListQuery(waiting.filter, waiting.sort, { size: 1 })) : null,
    rights.organises ? part(programmeQuestionsQuery('waiting')) : null,
    isProgramme && view.state === 'answered' ? part(programmeQuestionsQuery('answered')) : null,
  ]);
  const askable = (experts?.items ?? []).filter(
    ({ profile, id }) => profile?.takesQuestions && id !== viewer.id,
  );
  const named = askable.some(({ id }) => id === view.to);
  return {
    view,
    /** Recipient of the form; undefined for an expert who takes no questions. */
    recipient: named ? view.to : undefined,
    rights,
    works,
    list,
    /** Questions about the programme that wait for an answer; null where they can't be seen. */
    programme,
    answered,
    waiting: work?.page?.total ?? 0,
    experts: askable.map((expert) => ({ id: expert.id, name: displayName(expert) })),
  };
}

export type QuestionsData = Awaited<ReturnType<typeof loadQuestions>>;
