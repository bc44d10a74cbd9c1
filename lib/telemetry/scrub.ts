import { certificate } from '../routes/path';

/**
 * Removes personal data from error reports: the defect and its place remain. Pure, without types of a library: the
 * browser, the server and the edge share it. The caller keeps the identity (id and e-mail, section 4).
 */

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Eight digits or more in any grouping: phones, cards, passports. A shorter number may be an id. */
const PHONE = /(?<![\w.-])\+?\d(?:[\s().-]{0,2}\d){7,17}(?![\w-])/g;
/** A date, possibly of birth: 12.03.1985, 1985-03-12. */
const DATE = /(?<![\w.-])(?:\d{1,2}[./]\d{1,2}[./]\d{4}|\d{4}-\d{2}-\d{2})(?:T[\d:.]+Z?)?(?![\w-])/g;
/** A nickname in a messenger; the name of a package has a slash. */
const HANDLE = /(?<![\w./@])@[a-z]\w{3,31}\b(?!\/)/gi;
const JWT = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g;
const SECRET = /\b(?=[\w-]*\d)[\w-]{32,}\b/g;
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
/** «Анна», "Анна Петрова": quoted Cyrillic text is what a person typed, or a name. */
const QUOTED = /([«"'“„`])[^«»"'“”„`\n]*[а-яё][^«»"'“”„`\n]*([»"'”“`])/gi;
/** A capitalised or upper-case word: «Петрова», «Петрова-Водкина», «ИВАНОВА». */
const WORD = '[А-ЯЁ](?:[а-яё]+|[А-ЯЁ]+)(?:-[А-ЯЁ](?:[а-яё]+|[А-ЯЁ]+))?';
/** Two or three such words in a row. */
const NAME = new RegExp(`(?<!\\p{L})${WORD}(?:\\s+${WORD}){1,2}(?!\\p{L})`, 'gu');
/** «Иванов И. И.», «И. И. Иванов». A single word, or one in Latin letters, can't be recognised as a name. */
const INITIALS = new RegExp(
  `(?<!\\p{L})(?:${WORD}\\s+[А-ЯЁ]\\.(?:\\s?[А-ЯЁ]\\.)?|[А-ЯЁ]\\.\\s?(?:[А-ЯЁ]\\.\\s?)?${WORD})`,
  'gu',
);
/** A certificate's number reveals its holder's name: `7K3M-9QWT-4HZB-2CDE`, or anything in its page's address. */
const CERTIFICATE = new RegExp(
  `(${certificate('')})[^\\s/?#"'<>)]+|(?<![\\w-])[\\da-z]{4}(?:-[\\da-z]{4}){3}(?![\\w-])`,
  'gi',
);
/** Address of a profile in a messenger or a social network. */
const PROFILE = /(?<![\w.-])(?:t\.me|telegram\.me|wa\.me|vk\.com|ok\.ru)\/[^\s"'<>)]+/gi;
const IPV6 =
  /(?<![\w:.])(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|[\da-f]{1,4}(?::[\da-f]{1,4}){0,6}::(?:[\da-f]{1,4}(?::[\da-f]{1,4}){0,6})?|::[\da-f]{1,4}(?::[\da-f]{1,4}){0,6})(?![\w:])/gi;
const ADDRESS = /(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])/g;
const QUERY = /\?[^\s"'<>)]*/g;
const FRAGMENT = /((?:https?:\/\/|\/)[^\s"'<>)#]*)#[^\s"'<>)]*/g;
/** Longest text kept: an error message is not longer. */
const MOST = 2000;

/** A text without e-mails, phones, addresses, secrets, names and queries of addresses. */
export function scrubText(text: string): string {
  return text
    .slice(0, MOST)
    .replace(FRAGMENT, '$1')
    .replace(QUERY, (query) => (query.length > 1 ? '?…' : query))
    .replace(CERTIFICATE, '$1[number]')
    .replace(PROFILE, '[handle]')
    .replace(JWT, '[token]')
    .replace(BEARER, '$1 [token]')
    .replace(EMAIL, '[email]')
    .replace(HANDLE, '[handle]')
    .replace(SECRET, '[token]')
    .replace(ADDRESS, '[address]')
    .replace(IPV6, '[address]')
    .replace(DATE, '[date]')
    .replace(PHONE, '[phone]')
    .replace(QUOTED, '$1[text]$2')
    .replace(INITIALS, '[name]')
    .replace(NAME, '[name]');
}

/** The path of an address: without credentials, query and hash. */
export function scrubUrl(url: string): string {
  return scrubText(url.replace(/[?#].*$/s, '').replace(/\/\/[^/@]*@/, '//'));
}

/** Keys whose values hold what a person sent or typed, who they are or where. */
const PERSONAL_KEY =
  /cookie|header|body|payload|form|input|value$|query|fragment|param|password|token|secret|authori[sz]ation|session|e-?mail|phone|name_|full.?name|first.?name|last.?name|middle.?name|user.?agent|^ip|ip_address|client[._]|address|birthday|telegram|^args?$|arguments|^vars$|^data$|server_name/i;
/** Keys that name things, not people, and numbers that must be kept. */
const KEPT_KEY =
  /^(trace_id|span_id|parent_span_id|event_id|segment_id|segment\.id|profile_id|debug_id|release|environment|platform|sdk|op|origin|status|level|type|mechanism|timestamp|start_timestamp|in_app|lineno|colno|dist|module|function|code_file|debug_meta|measurements|sentry\.(op|origin|source|sample_rate))$/;

function scrubValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 12) return undefined;
  if (Array.isArray(value)) return value.map((item) => scrubValue(item, depth + 1));
  return scrubFields(value as Fields, depth);
}

type Fields = Record<string, unknown>;

function scrubFields(fields: Fields, depth: number): Fields {
  const kept = Object.entries(fields).flatMap(([key, value]): [string, unknown][] => {
    if (KEPT_KEY.test(key)) return [[key, value]];
    return PERSONAL_KEY.test(key) ? [] : [[key, scrubValue(value, depth + 1)]];
  });
  return Object.fromEntries(kept);
}

/** Breadcrumb: of a click only that it happened, of a call its path, method and status. Null for console lines. */
export function scrubBreadcrumb<B extends { category?: string; message?: string; data?: Fields }>(
  crumb: B,
): B | null {
  const { category = '', data, message, ...rest } = crumb;
  if (category === 'console' || category === 'sentry.event') return null;
  if (category.startsWith('ui.')) return { ...rest, category } as B;
  const kept: Fields = {};
  for (const key of ['method', 'status_code']) if (data?.[key] !== undefined) kept[key] = data[key];
  for (const key of ['url', 'from', 'to']) {
    const url = data?.[key];
    if (typeof url === 'string') kept[key] = scrubUrl(url);
  }
  return { ...rest, category, ...(message ? { message: scrubText(message) } : {}), data: kept } as B;
}

/** Id and e-mail only: an address or a name added by the library is removed. */
function scrubUser(user: unknown): Fields | undefined {
  const { id, email } = (user ?? {}) as Fields;
  const kept = { ...(typeof id === 'string' ? { id } : {}), ...(typeof email === 'string' ? { email } : {}) };
  return Object.keys(kept).length > 0 ? kept : undefined;
}

/** Attributes of a span that are kept: the request and its outcome; others describe the person or the machine. */
const SPAN_DATA =
  /^(sentry\.(op|origin|source|sample_rate|exclusive_time)|http\.(request\.)?method|http\.(response\.)?status_code|http\.route|next\.(span_type|route)|url\.(path|template)|url|http\.url|http\.target|type|lcp\.|cls|fid|inp|ttfb)/;

function scrubSpan(span: Fields): Fields {
  const { data, description, ...rest } = span;
  const kept = Object.entries((data as Fields | undefined) ?? {})
    .filter(([key]) => SPAN_DATA.test(key))
    .map(([key, value]) => [key, typeof value === 'string' ? scrubUrl(value) : value] as const);
  return {
    ...scrubFields(rest, 1),
    ...(typeof description === 'string' ? { description: scrubUrl(description) } : {}),
    data: Object.fromEntries(kept),
  };
}

const CONTEXTS = ['trace', 'react', 'nextjs', 'runtime', 'browser', 'os', 'otel'];

function scrubContexts(contexts: Fields): Fields {
  const kept = Object.entries(contexts).filter(([name]) => CONTEXTS.includes(name));
  return Object.fromEntries(
    kept.map(([name, context]) => [
      name,
      name === 'trace' ? scrubSpan(context as Fields) : scrubFields(context as Fields, 1),
    ]),
  );
}

function scrubRequest({ url, method }: Fields): Fields {
  return { ...(typeof url === 'string' ? { url: scrubUrl(url) } : {}), ...(method ? { method } : {}) };
}

const FIELDS: Readonly<Record<string, (value: unknown) => unknown>> = {
  user: scrubUser,
  request: (request) => scrubRequest(request as Fields),
  contexts: (contexts) => scrubContexts(contexts as Fields),
  spans: (spans) => (spans as Fields[]).map(scrubSpan),
  breadcrumbs: (crumbs) => (crumbs as Fields[]).map((crumb) => scrubBreadcrumb(crumb)).filter(Boolean),
  transaction: (name) => (typeof name === 'string' ? scrubUrl(name) : name),
  // the message of an error is its `value`; its other fields say where it happened
  exception: (exception) => {
    const { values = [] } = exception as { values?: Fields[] };
    return {
      values: values.map(({ value, ...rest }) => ({
        ...(scrubFields(rest, 1) as Fields),
        ...(typeof value === 'string' ? { value: scrubText(value) } : {}),
      })),
    };
  },
  // needed by the library to send the event
  sdkProcessingMetadata: (data) => data,
};

const DROPPED = ['extra', 'server_name', 'modules', 'logger', 'threads'];

/** An error or transaction event without personal data except its identity. */
export function scrubEvent<E extends object>(event: E): E {
  const kept = Object.entries(event)
    .filter(([key, value]) => !DROPPED.includes(key) && value !== undefined)
    .map(([key, value]): [string, unknown] => {
      const own = FIELDS[key];
      if (own) return [key, own(value)];
      return [key, KEPT_KEY.test(key) ? value : scrubValue(value, 0)];
    });
  return Object.fromEntries(kept) as E;
}
