import { cookies } from 'next/headers';
import { reportView, reportVisit } from '@/api/core/statistics';
import { refusal } from '@/api/session/answers';
import { jsonOf, readBody } from '@/api/session/read-body';
import { visitReport } from '@/api/statistics/schemas';
import { env } from '@/lib/config/portal';
import { readClaim } from '@/lib/session/claim';
import { cookieNames } from '@/lib/session/cookies';
import { isSameSite } from '@/lib/session/origin';
import { isSealed } from '@/lib/telemetry/content-seal';
import { ReportPace } from '@/lib/telemetry/report-pace';

const MOST_BYTES = 4000;
const pace = new ReportPace();

/** Soft navigations are told of here, by our own origin; who it was is the session's word, not the browser's. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameSite(request.headers)) return refusal(403, 'cross-site', 'Запрос с другого сайта отклонён.');
  const { SECURE_COOKIES, SESSION_SECRET } = env();
  const claim = await readClaim(
    (await cookies()).get(cookieNames(SECURE_COOKIES).claim)?.value,
    SESSION_SECRET,
  );
  if (!claim) return refusal(401, 'unauthenticated', 'Войдите, чтобы продолжить.');
  const wait = pace.take(claim.viewer.id, Date.now());
  if (wait !== null) {
    const answer = refusal(429, 'too-many-reports', 'Слишком много отчётов.');
    answer.headers.set('retry-after', String(wait));
    return answer;
  }
  const text = await readBody(request, MOST_BYTES);
  if (text === null) return refusal(413, 'too-large', 'Запрос слишком большой.');
  const read = visitReport.safeParse(jsonOf(text));
  if (!read.success) return refusal(422, 'invalid', 'Такого отчёта нет.');
  const { id } = claim.viewer;
  if ('path' in read.data) reportVisit(id, read.data.path);
  else if (isSealed(SESSION_SECRET, id, read.data.content, read.data.seal)) reportView(id, read.data.content);
  else return refusal(422, 'unknown-content', 'Такой страницы у вас не было.');
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
