/** What a push carries: the words, where they lead, whose they are, and nothing else of the person. */
export interface PushMessage {
  id: string;
  /** Id of the person: a browser may have passed to another one while this was on its way. */
  to?: string;
  title: string;
  text?: string;
  /** Path within the portal. */
  link: string;
}

const LONGEST = 300;
const ID = /^\d{1,18}$/;
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
const shortText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

/** A path of this very origin: neither another scheme nor `//another.host`. */
export function isOwnPath(link: unknown): link is string {
  return shortText(link) && /^\/(?![/\\])[^\s\\]*$/.test(link);
}

/** The message as a worker may show it; null for whatever is none. A link that leads away opens the home page. */
export function readPushMessage(data: unknown): PushMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { id, to, title, text, link } = data as Record<string, unknown>;
  if (!shortText(title) || title === '') return null;
  return {
    id: isId(id) ? id : '',
    ...(isId(to) ? { to } : {}),
    title,
    ...(shortText(text) && text ? { text } : {}),
    link: isOwnPath(link) ? link : '/',
  };
}
