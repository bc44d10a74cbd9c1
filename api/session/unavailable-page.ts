import 'server-only';
import { plainPage } from '@/lib/html/plain-page';

/** The 503 page for an outage, made without the services; it retries by itself at the requested address. */
export function unavailablePage(to: string): Response {
  const { html, headers } = plainPage({
    title: 'Портал временно недоступен',
    words: 'Подождите немного: страница обновится сама, как только связь восстановится.',
    retry: to,
  });
  return new Response(html, { status: 503, headers: { ...headers, 'retry-after': '5' } });
}
