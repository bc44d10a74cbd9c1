import { problemAnswer, refusal, seeOther } from '@/api/session/answers';
import { readBody } from '@/api/session/read-body';
import { keepTheme } from '@/lib/session/theme';
import { isSameSite, sameSitePath } from '@/lib/session/origin';

/** `theme=dark` and a little more. */
const MOST_BYTES = 100;

/** The page the form stood on, of this site alone. */
function cameFrom({ headers }: Request): string {
  const from = URL.parse(headers.get('referer') ?? '');
  return sameSitePath(from && from.pathname + from.search);
}

/** Keeps the theme chosen on this device, by a form, so that it works without a script; then back to the page. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameSite(request.headers)) return refusal(403, 'cross-site', 'Запрос с другого сайта отклонён.');
  const text = await readBody(request, MOST_BYTES).catch((error: unknown) => problemAnswer(error));
  if (typeof text !== 'string') return text;
  await keepTheme(new URLSearchParams(text).get('theme'));
  return seeOther(cameFrom(request));
}
