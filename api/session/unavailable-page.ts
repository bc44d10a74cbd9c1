import 'server-only';
import { plainPage } from '@/lib/html/plain-page';

/** The services are away: 503 without them, a page that tries again by itself where the person was going. */
export function unavailablePage(to: string): Response {
  const { html, headers } = plainPage({
    title: 'Портал временно недоступен',
    words: 'Подождите немного: страница обновится сама, как только связь восстановится.',
    retry: to,
  });
  return new Response(html, { status: 503, headers: { ...headers, 'retry-after': '5' } });
}
