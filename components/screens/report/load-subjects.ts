import 'server-only';
import { must } from '@/api/core/server';
import { topicOptionsQuery, trainingOptionsQuery } from '@/api/select/queries';
import type { Option } from '@/components/ui/native-select/native-select';
import type { PageMeta } from '@/lib/json-api/answer';
import type { ReportView } from './report-view';

/** Number of options in a form without scripts; the others are reached by search and period. */
const SIZE = 100;

interface Options {
  items: readonly { id: string; name: string }[];
  page?: PageMeta | undefined;
}

export interface Subjects {
  options: Option[];
  /** Whether there are more than are offered. */
  more: boolean;
}

/** Options of a list; the option that the address names is added when the list lacks it. */
function subjects(list: Options | null, chosen: Options | null): Subjects {
  const items = list?.items ?? [];
  const beside = chosen?.items.filter(({ id }) => items.every((one) => one.id !== id)) ?? [];
  const options = [...beside, ...items].map(({ id, name }) => ({ value: id, label: name }));
  return { options, more: (list?.page?.pages ?? 1) > 1 };
}

/** Topics, archived ones too, and the dates of the chosen one, the latest first. */
export async function loadSubjects({ topic, training, search, from, to }: ReportView) {
  const ofAll = { manage: true, state: 'all' } as const;
  const [topics, theTopic, dates, theDate] = await Promise.all([
    must(topicOptionsQuery({ manage: true, size: SIZE, ...(search ? { name: search } : {}) })),
    topic ? must(topicOptionsQuery({ manage: true, size: 1, id: topic })) : null,
    topic ? must(trainingOptionsQuery({ ...ofAll, topicId: topic, from, to, size: SIZE })) : null,
    training ? must(trainingOptionsQuery({ ...ofAll, id: training, size: 1 })) : null,
  ]);
  return { topics: subjects(topics, theTopic), dates: subjects(dates, theDate) };
}
