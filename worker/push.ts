import { isOwnPath, readPushMessage, type PushMessage } from '../lib/domain/push-message';
import { knowsOwner, findPushOwner } from '../lib/pwa/push-note';
import { PUSH_CAME } from '../lib/pwa/worker-message';

declare const self: ServiceWorkerGlobalScope;

const JSON_API = 'application/vnd.api+json';
const READ = '/api/back/v1/user-notifications/-actions/read';
/** A browser that is woken shows something, or says itself that the portal works in the background. */
const UNREADABLE: PushMessage = { id: '', title: 'Новое уведомление на портале', link: '/' };

function messageOf(data: PushMessageData | null): PushMessage {
  try {
    return readPushMessage(data?.json()) ?? UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function tellPages(): Promise<void> {
  for (const page of await windows()) page.postMessage(PUSH_CAME);
}

/** Nobody takes push here any more: nothing more is to come. */
async function takeNoMore(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

/**
 * What may be shown: a sign-out whose request was lost, or one without a network, leaves the services writing to whoever
 * has left. The next one at this device must not read it, even with push of their own.
 */
async function wordsFor(data: PushMessageData | null): Promise<PushMessage> {
  const message = messageOf(data);
  try {
    if (!knowsOwner()) return message;
    const owner = await findPushOwner();
    if (owner === null) await takeNoMore();
    else if (message.to === owner) return message;
  } catch {
    // the note can't be read, which is no sign that they have left
  }
  return UNREADABLE;
}

/** Shows what came; sent twice, it stands once by its tag. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { id, title, text, link } = await wordsFor(data);
  await self.registration.showNotification(title, {
    ...(text ? { body: text } : {}),
    icon: '/icons/icon-192.png',
    badge: '/icons/icon-192.png',
    lang: 'ru',
    tag: `notification-${id}`,
    data: { id, link },
  });
  await tellPages();
}

/** What is opened is read. A dead session or network leaves it unread in the list, where it is opened once more. */
async function markRead(id: string): Promise<void> {
  if (!id) return;
  const body = JSON.stringify({ data: { type: 'user-notification-reads', attributes: { ids: [id] } } });
  const headers = { accept: JSON_API, 'content-type': JSON_API };
  await fetch(READ, { method: 'POST', credentials: 'same-origin', headers, body }).catch(() => undefined);
  await tellPages();
}

/** A page that is there already comes forward; no other open page is led away, it may hold a test under way. */
async function openLink(link: string): Promise<void> {
  const address = new URL(link, self.location.origin).href;
  const open = (await windows()).find(({ url }) => url === address);
  if (open) await open.focus();
  else await self.clients.openWindow(address);
}

export async function openPush(notification: Notification): Promise<void> {
  notification.close();
  const { id, link } = (notification.data ?? {}) as Partial<PushMessage>;
  // the window first: it may be opened only while the press is fresh
  await openLink(isOwnPath(link) ? link : '/');
  await markRead(id ?? '');
}
