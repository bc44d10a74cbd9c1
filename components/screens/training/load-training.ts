import 'server-only';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { areasQuery, categoriesQuery } from '@/api/select/queries';
import { managedQuery, registeredListQuery } from '@/api/timetable/queries';
import { presenceQuery, webinarQuestionsQuery } from '@/api/webinars/queries';
import { peopleFilter, peopleSort, type PeopleView } from './people-view';

/** Loads a training with its people; for a webinar that the viewer leads, also the presence and the questions. */
export async function loadTraining(view: PeopleView & { id: string }) {
  const asked = { filter: peopleFilter(view), sort: peopleSort(view), page: view.page };
  const [training, list, categories, areas] = await Promise.all([
    must(managedQuery(view.id)),
    must(registeredListQuery(view.id, asked)),
    part(categoriesQuery()),
    part(areasQuery()),
  ]);
  const isLed = training.type === 'webinar' && training.canManage;
  const [presence, questions] = await Promise.all(
    isLed ? [part(presenceQuery(view.id)), part(webinarQuestionsQuery(view.id))] : [null, null],
  );
  return {
    ...{ training, list, presence: presence ?? null, questions: questions?.items ?? null },
    ...{ categories: categories?.items ?? [], areas: areas?.items ?? [] },
  };
}
