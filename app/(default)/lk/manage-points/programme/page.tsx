import type { Metadata } from 'next';
import { must } from '@/api/core/server';
import { closingQuery } from '@/api/programme/queries';
import { newestRunQuery } from '@/api/runs/queries';
import { ClosingScreen } from '@/components/screens/programme-closing/closing-screen';
import { pageTitle } from '@/lib/routes/page-titles';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('managePointsProgramme') };

export default async function Page() {
  await requireRoute();
  const [closing, run] = await Promise.all([must(closingQuery()), must(newestRunQuery('programme-close'))]);
  return <ClosingScreen closing={closing} run={run} now={new Date()} />;
}
