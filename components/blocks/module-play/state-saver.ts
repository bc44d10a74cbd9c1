import { CallError } from '@/api/core/call-error';
import type { StateDraft } from './state-draft';

/**
 * `kept`: stored on this device, because nothing can be sent. 'failed' is retried; 'refused' and 'too-large' are not,
 * because the same state would be refused again.
 */
export type SavingState = 'idle' | 'saving' | 'saved' | 'failed' | 'kept' | 'refused' | 'too-large';

const WAIT_MS = 800;
const RETRY_MS = 5000;

interface Saver {
  /** Sends one state to the services; resolves with the time of saving (ISO). */
  send: (state: string) => Promise<string>;
  onState: (state: SavingState) => void;
  /** Last time that the services saved a state, as known to the page. */
  savedAt: string | null;
  /** Keeps the state being sent, in case the page is closed before it arrives. */
  draft: Pick<StateDraft, 'put' | 'drop'>;
  /** Writes the saved state into a copy on this device; never rejects. The draft is kept until then. */
  join: (state: string, savedAt: string) => Promise<void>;
}

/**
 * Saves the last state that a module sent: waits briefly for the next one, sends one at a time, and retries a temporary
 * failure. `flush` sends a waiting state at once, before the page is closed.
 */
export function makeStateSaver({ send, onState, draft, savedAt, join }: Saver) {
  let based = savedAt;
  let waiting: string | null = null;
  let last: string | null = null;
  let sending: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  }

  /** Resolves when the state being sent has arrived or failed; never rejects. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    if (waiting !== null) sending ??= sendState(waiting);
    return sending ?? Promise.resolve();
  }

  async function sendState(state: string): Promise<void> {
    waiting = null;
    onState('saving');
    try {
      based = await send(state);
      const joined = join(state, based);
      if (waiting === null) {
        onState('saved');
        void joined.then(() => last === state && draft.drop());
      } else draft.put({ state: waiting, based });
    } catch (error) {
      if (error instanceof CallError && !error.retriable) onState('refused');
      else {
        waiting ??= state;
        onState('failed');
      }
    }
    sending = null;
    if (waiting !== null) later(waiting === state ? RETRY_MS : WAIT_MS);
  }

  return {
    keep(state: string) {
      waiting = last = state;
      draft.put({ state, based });
      onState('saving');
      if (!sending) later(WAIT_MS);
    },
    /** Reports a state that can't be saved: the previous one stays the last. */
    refuse: (why: 'too-large') => onState(why),
    flush,
    stop: () => clearTimeout(timer),
  };
}
