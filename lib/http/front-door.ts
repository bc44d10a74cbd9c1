import type { IncomingHttpHeaders } from 'node:http';

/** Head of a request, as the parser returned it. */
export interface RequestHead {
  method: string;
  /** The request target. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** A refusal by the server itself; `words` are for the person, in Russian. */
export interface HeadRefusal {
  status: 400 | 404 | 405 | 414;
  code: string;
  words: string;
  /** Allowed methods of a 405. */
  allow?: string;
}

const READING = ['GET', 'HEAD'];
const CALLING = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const LONGEST_URL = 8192;

const MALFORMED: HeadRefusal = {
  status: 400,
  code: 'malformed-url',
  words: 'Такого адреса не бывает: в нём ошибка. Проверьте ссылку или начните с главной.',
};
const NO_PAYLOAD: HeadRefusal = { status: 404, code: 'not-found', words: 'По этому адресу ничего нет.' };
const TOO_LONG: HeadRefusal = {
  status: 414,
  code: 'url-too-long',
  words: 'Адрес слишком длинный. Начните с главной.',
};
const BODY: HeadRefusal = {
  status: 400,
  code: 'unexpected-body',
  words: 'У этого запроса не может быть тела.',
};

/** Two parsers of one connection must agree where a body ends: only the coding that every parser knows is allowed. */
const CODING: HeadRefusal = { status: 400, code: 'unknown-coding', words: 'Тело запроса не читается.' };

/** Whether the address is a call, under `/api`; all others are pages or files. */
export const isCall = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** Whether the head announces a body: a length above zero or a transfer coding. */
export function announcesBody(headers: IncomingHttpHeaders): boolean {
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && !/^0+$/.test(length));
}

/** Whether range requests are allowed. The framework answers a range beyond the end of its own file with 500. */
export const servesRanges = (url: string): boolean => /^\/(?:api|media|modules-files)(?:[/?]|$)/.test(url);

/** Whether every decoder reads the path alike: no broken escape, no control character, no backslash. */
function isReadable(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  try {
    return !/[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Refusals decided by the head alone, before any resource is used: 400 malformed address, unexpected body or unknown
 * coding, 404 a payload of no page, 405 wrong method, 414 too long. Null: the request is handled.
 */
export function refusalOfHead({ method, url, headers }: RequestHead): HeadRefusal | null {
  if (url.length > LONGEST_URL) return TOO_LONG;
  if (!isReadable(url)) return MALFORMED;
  // the framework answers a payload request for its own file with 200 and an empty page
  if (/^\/_next\/[^?]*\.rsc(?:\?|$)/.test(url)) return NO_PAYLOAD;
  const allowed = isCall(url) ? CALLING : READING;
  if (!allowed.includes(method)) {
    return {
      status: 405,
      code: 'method-not-allowed',
      words: 'Так к этому адресу не обращаются.',
      allow: allowed.join(', '),
    };
  }
  const coding = headers['transfer-encoding'];
  // with an upgrade the parser no longer distinguishes broken chunks from slow ones
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || headers.upgrade)) return CODING;
  return READING.includes(method) && announcesBody(headers) ? BODY : null;
}

/** Characters that no header can carry, plain or escaped. */
const UNCARRIABLE = /[\u0000-\u001f\u007f]|%(?:[01][\da-f]|7f)/i;

/** The portal's own cookies are passed on in headers, which take ASCII only; cookies of others are left alone. */
const OWN = /^(?:__Host-)?(?:token|tokenAge|refresh|claim|device)=/;
const BEYOND_ASCII = /[^\u0020-\u007e]|%[89a-f][\da-f]/i;

const isSpoiled = (part: string): boolean =>
  UNCARRIABLE.test(part) || (OWN.test(part) && BEYOND_ASCII.test(part));

export interface ReadCookies {
  /** The header without invalid cookies; undefined when none are left. */
  kept: string | undefined;
  /** Names of the cookies to be cleared. */
  spoiled: string[];
}

/** Separates cookies that cannot be passed on: control characters in any, non-ASCII letters in the portal's own. */
export function readCookies(header: string | undefined): ReadCookies {
  const parts = (header ?? '').split(';').map((part) => part.trim());
  const bad = parts.filter(isSpoiled);
  if (bad.length === 0) return { kept: header, spoiled: [] };
  const good = parts.filter((part) => part !== '' && !isSpoiled(part));
  const names = bad
    .map((part) => part.split('=', 1)[0] ?? '')
    .filter((name) => /^[\w.!#$&'*+^`|~-]+$/.test(name));
  return { kept: good.length > 0 ? good.join('; ') : undefined, spoiled: [...new Set(names)] };
}
