import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeAttribute } from '../html/escape-attribute';
import { home } from '../routes/path';
import { FAILURE_TITLE, failureText, isAbsent } from './failure-words';

/** Start of the framework's document for a failed page: its body has no text until a script renders it. */
const FAILED = '<html id="__next_error__"';
const LOOK =
  'max-width:34rem;margin:12vh auto 0;padding:24px;font:16px/1.55 system-ui,sans-serif;color:#12262f;text-align:center';

/** Text of the rendered error page, for a browser without scripts. */
function wordsOf(status: number, url: string): string {
  const address = escapeAttribute(url);
  const path = escapeAttribute(url.replace(/\?.*$/, ''));
  const again = isAbsent(status) ? '' : `<p><a href="${address}">Повторить</a></p>`;
  return `<noscript><main style="${LOOK}"><h1>${FAILURE_TITLE}</h1><p>${failureText(status)}</p><p>Адрес: <code>${path}</code></p>${again}<p><a href="${home()}">Перейти на главную</a></p></main></noscript>`;
}

/** The document with the text in its body; null until the chunk with `<body>` has arrived. */
function worded(html: string, status: number, url: string): string | null {
  if (!/<body[^>]*>/.test(html)) return null;
  return html
    .replace(FAILED, `${FAILED} lang="ru"`)
    .replace(/<body[^>]*>/, (body) => body + wordsOf(status, url));
}

/**
 * Adds text to a failed page: the framework leaves its body empty for a script, which later renders over the text;
 * without one a 404 or 500 would be blank. `Accept-Encoding` is removed from the request at a failure status: the
 * framework reads it later, and compressed output could not be read here.
 */
export function addErrorWords(request: IncomingMessage, response: ServerResponse): void {
  const { url = '/' } = request;
  const write = response.write.bind(response) as (chunk: unknown, ...rest: unknown[]) => boolean;
  const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse;
  let status = response.statusCode;
  /** Part of a failed page before its body; undefined: nothing has arrived, null: nothing left to change. */
  let held: string | null | undefined;

  Object.defineProperty(response, 'statusCode', {
    configurable: true,
    get: () => status,
    set(value: number) {
      status = value;
      if (value === 404 || value >= 500) delete request.headers['accept-encoding'];
    },
  });

  const pass = (chunk: unknown): unknown => {
    if (held === null || !(typeof chunk === 'string' || chunk instanceof Uint8Array)) return chunk;
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const isFailed = held !== undefined || ((status === 404 || status >= 500) && text.includes(FAILED));
    const whole = (held ?? '') + text;
    held = isFailed ? whole : null;
    if (!isFailed) return chunk;
    const page = worded(whole, status, url);
    if (page === null) return '';
    held = null;
    return page;
  };
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    const next = pass(chunk);
    return next === '' ? true : write(next, ...rest);
  }) as typeof response.write;
  response.end = ((...given: unknown[]) => {
    if (typeof given[0] === 'function' || given[0] === undefined || given[0] === null) {
      if (held) write(held);
      return end(...given);
    }
    const next = pass(given[0]);
    const rest = held ?? '';
    return end(next === '' ? rest : next, ...given.slice(1));
  }) as typeof response.end;
}
