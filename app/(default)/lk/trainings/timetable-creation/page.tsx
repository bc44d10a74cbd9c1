import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { must } from '@/api/core/server';
import { marksQuery } from '@/api/select/queries';
import { managedQuery } from '@/api/timetable/queries';
import { CreationScreen } from '@/components/screens/timetable-creation/creation-screen';
import { can } from '@/lib/access/permissions';
import { pageTitle } from '@/lib/routes/page-titles';
import { oneOf } from '@/lib/routes/query';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('timetableCreation') };

export default async function Page({ searchParams }: PageProps<'/lk/trainings/timetable-creation'>) {
  const viewer = await requireRoute();
  const { id, copy } = await searchParams;
  const changed = oneOf(id);
  const known = changed ?? oneOf(copy);
  const [from, marks] = await Promise.all([known ? must(managedQuery(known)) : null, must(marksQuery())]);
  // another's can be copied, not changed
  if (from && changed && !from.canManage) notFound();
  return (
    <CreationScreen
      from={from}
      copy={!changed && from !== null}
      topic={from ? { value: from.topicId, label: from.name } : null}
      marks={marks.items.map(({ slug, name }) => ({ value: slug, label: name }))}
      choosesLeader={can(viewer, 'admin.enter')}
    />
  );
}
