import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { must } from '@/api/core/server';
import { marksQuery } from '@/api/select/queries';
import { managedQuery, topicListQuery, type ManagedTopic } from '@/api/timetable/queries';
import { CreationScreen } from '@/components/screens/timetable-creation/creation-screen';
import { can } from '@/lib/access/permissions';
import { pageTitle } from '@/lib/routes/page-titles';
import { oneOf } from '@/lib/routes/query';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('timetableCreation') };

const optionOf = (topic?: ManagedTopic) => (topic ? { value: topic.id, label: topic.name } : null);

export default async function Page({ searchParams }: PageProps<'/lk/trainings/timetable-creation'>) {
  const viewer = await requireRoute();
  const { id, copy, topic } = await searchParams;
  const changed = oneOf(id);
  const known = changed ?? oneOf(copy);
  const topicId = known ? undefined : oneOf(topic);
  const [from, marks, topics] = await Promise.all([
    known ? must(managedQuery(known)) : null,
    must(marksQuery()),
    topicId ? must(topicListQuery({ topicId }, 1, 1)) : null,
  ]);
  const [chosen] = topics?.items ?? [];
  // a training that the viewer does not manage can be copied, not changed
  if (from && changed && !from.canManage) notFound();
  return (
    <CreationScreen
      from={from}
      copy={!changed && from !== null}
      topic={from ? { value: from.topicId, label: from.name } : optionOf(chosen)}
      marks={marks.items.map(({ slug, name }) => ({ value: slug, label: name }))}
      choosesLeader={can(viewer, 'admin.enter')}
    />
  );
}
