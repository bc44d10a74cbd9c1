import type { Metadata } from 'next';
import { loadProgrammeError } from '@/components/screens/programme-error/load-programme-error';
import { ProgrammeErrorScreen } from '@/components/screens/programme-error/programme-error';
import { env } from '@/lib/config/portal';
import { programmeErrorText, programmeErrorTitle } from '@/lib/domain/programme-words';
import { pageTitle } from '@/lib/routes/page-titles';
import { oneOf } from '@/lib/routes/query';
import { requireRoute } from '@/lib/session/guard';

export const metadata: Metadata = { title: pageTitle('programmeError') };

export default async function Page({ searchParams }: PageProps<'/education-programme2025/error'>) {
  await requireRoute();
  const { PROGRAMME_FINISH_AT: finishAt, PROGRAMME_FINISH_MESSAGE: message } = env();
  const code = oneOf((await searchParams).code) ?? '';
  const text = programmeErrorText(code, { finishAt, message, now: new Date() });
  const loaded = await loadProgrammeError(code === 'invalid-date');
  return <ProgrammeErrorScreen title={programmeErrorTitle(code)} text={text} {...loaded} />;
}
