import type { Metadata } from 'next';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { closingQuery, programmeExportsQuery } from '@/api/programme/queries';
import { newestRunQuery } from '@/api/runs/queries';
import { ClosingScreen } from '@/components/screens/programme-closing/closing-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('managePointsProgramme') };

export default async function Page() {
  await requireRoute();
  const [closing, run, undo, exports] = await Promise.all([
    must(closingQuery()),
    must(newestRunQuery('programme-close')),
    must(newestRunQuery('programme-undo')),
    part(programmeExportsQuery()),
  ]);
  return <ClosingScreen {...{ closing, run, undo }} exports={exports?.items ?? []} now={new Date()} />;
}
