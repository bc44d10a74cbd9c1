/** What a push carries: the words, where they lead, and nothing else of the person. */
export interface PushMessage {
  id: string;
  title: string;
  text?: string;
  /** Path within the portal. */
  link: string;
}

const LONGEST = 300;
const shortText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

/** A path of this very origin: neither another scheme nor `//another.host`. */
export function isOwnPath(link: unknown): link is string {
  return shortText(link) && /^\/(?![/\\])[^\s\\]*$/.test(link);
}

/** The message as a worker may show it; null for whatever is none. A link that leads away opens the home page. */
export function readPushMessage(data: unknown): PushMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { id, title, text, link } = data as Record<string, unknown>;
  if (!shortText(title) || title === '') return null;
  return {
    id: typeof id === 'string' && /^\d{1,18}$/.test(id) ? id : '',
    title,
    ...(shortText(text) && text ? { text } : {}),
    link: isOwnPath(link) ? link : '/',
  };
}
