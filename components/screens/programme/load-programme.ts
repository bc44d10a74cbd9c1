import 'server-only';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { meQuery } from '@/api/me/queries';
import {
  memberQuery,
  monthlyPointsQuery,
  programmeContentQuery,
  programmeQuestionsQuery,
} from '@/api/programme/queries';
import { requireViewer } from '@/lib/session/guard';

/** Loads the programme's home, in parallel. A part is null when its request failed. */
export async function loadProgramme() {
  const { id } = await requireViewer();
  const [me, member, months, content, mine, faq] = await Promise.all([
    must(meQuery()),
    part(memberQuery()),
    part(monthlyPointsQuery(id)),
    part(programmeContentQuery()),
    part(programmeQuestionsQuery('mine')),
    part(programmeQuestionsQuery('faq')),
  ]);
  return { firstName: me.firstName, member, months, content, mine, faq };
}

export type ProgrammeData = Awaited<ReturnType<typeof loadProgramme>>;
