import { reportView, reportVisit } from '@/api/core/statistics';
import { problemAnswer, refusal } from '@/api/session/answers';
import { confirmedViewer } from '@/api/session/confirmed';
import { behind } from '@/api/session/forwarded';
import { jsonOf, readBody } from '@/api/session/read-body';
import { visitReport } from '@/api/statistics/schemas';
import { env } from '@/lib/config/portal';
import { isSameSite } from '@/lib/session/origin';
import { isSealed } from '@/lib/telemetry/content-seal';
import { ReportPace } from '@/lib/telemetry/report-pace';

const MOST_BYTES = 4000;
const pace = new ReportPace();

/**
 * Counts soft navigations, reported by pages of this origin. The person is taken from the session, not from the report;
 * after sign-out there is no session: 401, and nothing is counted.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameSite(request.headers)) return refusal(403, 'cross-site', 'Запрос с другого сайта отклонён.');
  const id = await confirmedViewer(behind(request.headers));
  if (id === null) return refusal(401, 'unauthenticated', 'Войдите, чтобы продолжить.');
  const wait = pace.take(id, Date.now());
  // more than a person can open: the visit is not counted, and the answer is no error, as the page could not handle it
  if (wait !== null) return new Response(null, { status: 204, headers: { 'retry-after': String(wait) } });
  const text = await readBody(request, MOST_BYTES, { person: id }).catch((error: unknown) =>
    problemAnswer(error),
  );
  if (typeof text !== 'string') return text;
  const read = visitReport.safeParse(jsonOf(text));
  if (!read.success) return refusal(422, 'invalid', 'Такого отчёта нет.');
  if ('path' in read.data) reportVisit(id, read.data.path);
  else if (isSealed(env().SESSION_SECRET, id, read.data.content, read.data.seal))
    reportView(id, read.data.content);
  else return refusal(422, 'unknown-content', 'Такой страницы у вас не было.');
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
