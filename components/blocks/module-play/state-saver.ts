import { CallError } from '@/api/core/call-error';
import type { StateDraft } from './state-draft';

/**
 * `kept`: on this device, where there is no one to send it to. 'failed' is tried again, 'refused' and 'too-large' are
 * not: the same state would be refused the same way.
 */
export type SavingState = 'idle' | 'saving' | 'saved' | 'failed' | 'kept' | 'refused' | 'too-large';

const WAIT_MS = 800;
const RETRY_MS = 5000;

interface Saver {
  /** Sends one state to the services; when they kept it (ISO). */
  send: (state: string) => Promise<string>;
  tell: (state: SavingState) => void;
  /** When the services last kept a state, as far as the page knows. */
  savedAt: string | null;
  /** Keeps what is on its way, for a page that goes before it arrives. */
  draft: Pick<StateDraft, 'put' | 'drop'>;
  /** Brings what the services took into a copy on this device; never rejects. The draft stands in for it until then. */
  join: (state: string, savedAt: string) => Promise<void>;
}

/**
 * Keeps the last state a module sent: waits a little for the next one, sends one at a time, tries again after a
 * failure that may pass. `flush` sends what waits at once, when the page is about to go.
 */
export function makeStateSaver({ send, tell, draft, savedAt, join }: Saver) {
  let based = savedAt;
  let waiting: string | null = null;
  let last: string | null = null;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  /** Resolves when what is on its way has arrived or failed; never rejects. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    if (waiting !== null) sending ??= sendState(waiting);
    return sending ?? Promise.resolve();
  }

  async function sendState(state: string): Promise<void> {
    waiting = null;
    tell('saving');
    try {
      based = await send(state);
      const joined = join(state, based);
      if (waiting === null) {
        tell('saved');
        void joined.then(() => last === state && draft.drop());
      } else draft.put({ state: waiting, based });
    } catch (error) {
      if (error instanceof CallError && !error.retriable) tell('refused');
      else {
        waiting ??= state;
        tell('failed');
      }
    }
    sending = null;
    if (waiting !== null) later(waiting === state ? RETRY_MS : WAIT_MS);
  }

  return {
    keep(state: string) {
      waiting = last = state;
      draft.put({ state, based });
      tell('saving');
      if (!sending) later(WAIT_MS);
    },
    /** A state that can't be kept: what was kept before stays the last. */
    refuse: (why: 'too-large') => tell(why),
    flush,
    stop: () => clearTimeout(timer),
  };
}
