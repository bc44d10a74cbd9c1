import { addressOf, bytesOf, fingerprintOf } from '../lib/pwa/push-keys';
import { dropPushNote, findPushNote, keepPushNote, type PushNote } from '../lib/pwa/push-note';

declare const self: ServiceWorkerGlobalScope;

const JSON_API = 'application/vnd.api+json';
const SUBSCRIBE = '/api/back/v1/user-notifications/push-subscriptions';
/** Milliseconds before each try: the browser tells of a change once, and the network may be on its way back. */
const TRIES = [0, 2000, 10_000];

/** `over`: the session is not there or not theirs any more, so nobody is to be reached here. */
type Answer = 'taken' | 'over' | 'later';

async function tell(note: PushNote, subscription: PushSubscription): Promise<Answer> {
  const attributes = { ...addressOf(subscription), replaces: note.fingerprint };
  const body = JSON.stringify({ data: { type: 'push-subscriptions', attributes } });
  // whom it is for is said with it (`OWNER_HEADER`): another person's session is refused, not served
  const headers = { accept: JSON_API, 'content-type': JSON_API, 'x-portal-person': note.userId };
  const asked = fetch(SUBSCRIBE, { method: 'POST', credentials: 'same-origin', headers, body });
  const status = await asked.then((answer) => answer.status).catch(() => 0);
  if (status >= 200 && status < 300) return 'taken';
  return status >= 400 && status < 500 && status !== 429 ? 'over' : 'later';
}

async function tellUntilTaken(note: PushNote, subscription: PushSubscription): Promise<Answer> {
  let answer: Answer = 'later';
  for (const wait of TRIES) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    answer = await tell(note, subscription);
    if (answer !== 'later') break;
  }
  return answer;
}

/**
 * The browser has another address at its push service: it replaces the old one in the services. Twice is once.
 * Where nobody has turned push on, or they have left since, nothing is asked for.
 */
export async function renewPush(given: PushSubscription | null): Promise<void> {
  const note = await findPushNote();
  if (!note) return;
  const key = { userVisibleOnly: true, applicationServerKey: bytesOf(note.key) };
  const subscription = given ?? (await self.registration.pushManager.subscribe(key));
  const answer = await tellUntilTaken(note, subscription);
  if (answer === 'taken') {
    await keepPushNote({ ...note, fingerprint: await fingerprintOf(subscription.endpoint) });
  } else if (answer === 'over') {
    await dropPushNote();
    await subscription.unsubscribe();
  }
}
