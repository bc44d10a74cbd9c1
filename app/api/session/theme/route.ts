import { problemAnswer, refusal, seeOther } from '@/api/session/answers';
import { readBody } from '@/api/session/read-body';
import { keepTheme } from '@/lib/session/theme';
import { isSameSite, sameSitePath } from '@/lib/session/origin';

/** Largest body in bytes: `theme=dark` and a little more. */
const MOST_BYTES = 100;

/** Path of the page that has the form; other sites are ignored. */
function cameFrom({ headers }: Request): string {
  const from = URL.parse(headers.get('referer') ?? '');
  return sameSitePath(from && from.pathname + from.search);
}

/**
 * Stores the theme chosen on this device, then redirects back to the page. It is a form, so it works without scripts.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isSameSite(request.headers)) return refusal(403, 'cross-site', 'Запрос с другого сайта отклонён.');
  const text = await readBody(request, MOST_BYTES).catch((error: unknown) => problemAnswer(error));
  if (typeof text !== 'string') return text;
  await keepTheme(new URLSearchParams(text).get('theme'));
  return seeOther(cameFrom(request));
}
