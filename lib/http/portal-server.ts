import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { plainPage } from '../html/plain-page';
import { JSON_API } from '../json-api/media-type';
import { clientAddress } from '../session/client-address';
import { cookieOptions } from '../session/cookies';
import { cutCallersWords } from './caller-says';
import { compressPages } from './compress-pages';
import { addErrorWords } from './error-words';
import type { SheetRules } from './first-styles';
import { CONNECTION_LIMITS, CONNECTION_PLACES, DIRECT_IDLE_MS, LINGER_MS, SERVER_OPTIONS } from './limits';
import type { Limits } from './places';
import { keepStatus } from './page-status';
import { shareConnections } from './share-connections';
import { isCall, readCookies, refusalOfHead, servesRanges, type HeadRefusal } from './front-door';

export interface FrontSettings {
  /** Proxies whose `x-forwarded-for` is trusted. */
  trusted: readonly string[];
  /** Cookies are `secure`, and HSTS is sent. */
  secure: boolean;
  /** Whether it is the development server, which has calls of its own. */
  dev: boolean;
  /** Limits of connections, `CONNECTION_PLACES` except in tests. */
  places?: Limits;
  /** Rules inlined into the first page of a visit; none when absent. */
  sheets?: SheetRules;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Sets `x-forwarded-for` to the caller's real address: a value from an untrusted peer is replaced by the peer's
 * address, a value from a trusted balancer is read from the right. Throttles and the audit depend on it.
 */
function setClientAddress({ headers, socket }: IncomingMessage, trusted: readonly string[]): void {
  const given = headers['x-forwarded-for'];
  const forwarded = Array.isArray(given) ? given.join(',') : given;
  headers['x-forwarded-for'] = clientAddress(socket.remoteAddress ?? '', forwarded, trusted);
}

function answerRefusal(
  response: ServerResponse,
  url: string,
  { status, code, words, allow }: HeadRefusal,
): void {
  if (allow) response.setHeader('allow', allow);
  response.setHeader('connection', 'close');
  if (isCall(url)) {
    const errors = [{ status: String(status), code, title: 'Некорректный запрос', detail: words }];
    response.writeHead(status, { 'content-type': JSON_API, 'cache-control': 'no-store' });
    response.end(JSON.stringify({ jsonapi: { version: '1.1' }, errors }));
    return;
  }
  const { html, headers } = plainPage({
    title: 'Не получилось открыть страницу',
    words,
    link: { href: '/', text: 'Перейти на главную' },
  });
  response.writeHead(status, { ...headers, 'referrer-policy': 'no-referrer' });
  response.end(html);
}

/** Removes cookies that cannot be passed on from the request; the response clears them. */
function dropSpoiledCookies(request: IncomingMessage, response: ServerResponse, secure: boolean): void {
  const { kept, spoiled } = readCookies(request.headers.cookie);
  if (kept === undefined) delete request.headers.cookie;
  else request.headers.cookie = kept;
  if (spoiled.length === 0) return;
  const { path, sameSite } = cookieOptions(secure, 0);
  const cleared = spoiled.map(
    (name) => `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`,
  );
  const writeHead = response.writeHead.bind(response) as (...rest: unknown[]) => ServerResponse;
  // set at the last moment: the framework may overwrite the header earlier
  response.writeHead = ((...rest: unknown[]) => {
    response.appendHeader('set-cookie', cleared);
    return writeHead(...rest);
  }) as typeof response.writeHead;
}

/** Ends a response sent before the end of the request body: the rest of the body is not awaited. */
function endUnread(request: IncomingMessage, response: ServerResponse): void {
  // the socket is read here: an aborted request no longer has it
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    // if the body does arrive in full, the connection stays usable for the next request
    setTimeout(() => !request.complete && socket.destroy(), LINGER_MS).unref();
  });
}

function guard(handler: Handler, { trusted, secure, dev, sheets }: FrontSettings): Handler {
  return async (request, response) => {
    const { method = '', url = '', headers } = request;
    setClientAddress(request, trusted);
    cutCallersWords(headers);
    response.setHeader('x-content-type-options', 'nosniff');
    if (secure) response.setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains');
    endUnread(request, response);
    const refused = dev && url.startsWith('/__nextjs') ? null : refusalOfHead({ method, url, headers });
    if (refused) return answerRefusal(response, url, refused);
    dropSpoiledCookies(request, response, secure);
    if (!servesRanges(url)) delete headers.range;
    keepStatus(response);
    const dropPage = compressPages(request, response, sheets);
    addErrorWords(request, response);
    try {
      await handler(request, response);
    } catch (error) {
      dropPage();
      throw error;
    }
  };
}

/** The HTTP server in front of the framework: limits connections, refuses by the head alone, sets real addresses. */
export function portalServer(handler: Handler, settings: FrontSettings): Server {
  const guarded = guard(handler, settings);
  const server = createServer(SERVER_OPTIONS, (request, response) => {
    guarded(request, response).catch((error: unknown) => {
      process.stderr.write(
        `a request failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      );
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  Object.assign(server, CONNECTION_LIMITS);
  if (settings.trusted.length === 0) server.keepAliveTimeout = DIRECT_IDLE_MS;
  shareConnections(server, settings.trusted, settings.places ?? CONNECTION_PLACES);
  return server;
}
