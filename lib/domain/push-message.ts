/** Content of a push: text, link and recipient, no other personal data. */
export interface PushMessage {
  id: string;
  /** Id of the recipient: another person may be signed in on the browser by the time the push arrives. */
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

/** Whether a link is a path of this origin: neither another scheme nor `//another.host`. */
export function isOwnPath(link: unknown): link is string {
  return shortText(link) && /^\/(?![/\\])[^\s\\]*$/.test(link);
}

/** Push message as the service worker may show it; null for invalid data. A link to another origin becomes home. */
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
