import 'server-only';
import { notFound } from 'next/navigation';
import { must } from '@/api/core/server';
import { managedQuery } from '@/api/timetable/queries';
import type { ImportView } from '@/components/blocks/import-wizard/import-address';
import { loadImport } from '@/components/blocks/import-wizard/load-import';

/**
 * Loads the wizard and the training it is limited to: that of a begun import, else that in the address. 404 for a
 * training that the viewer does not manage.
 */
export async function loadVisitsImport(asked: ImportView) {
  const loaded = await loadImport('training-visits', asked);
  const id = loaded.current ? loaded.current.trainingId : asked.training;
  const training = id ? await must(managedQuery(id)) : null;
  if (training && !loaded.current && !training.canManage) notFound();
  return { loaded, training, view: { ...asked, training: training?.id } };
}
