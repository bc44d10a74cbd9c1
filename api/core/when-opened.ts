import { CallError } from './call-error';

const TRIES = 5;
/** A longer wait is an error for the caller: nobody should sit before a page for it. */
const LONGEST_SECONDS = 60;

const codeOf = (error: unknown): string => (error instanceof CallError ? error.code : '');

/** The services take the result later: it came sooner than a person can (`lib/domain/openings`). */
export const isTooSoon = (error: unknown): boolean => codeOf(error) === 'too-soon';

const waitOf = (error: unknown): number =>
  error instanceof CallError && isTooSoon(error) ? (error.retryAfter ?? 1) : Infinity;

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

interface Send<T> {
  send: () => Promise<T>;
  /** What a refusal asks for, by its code: the item's page is opened, its state is kept. */
  mend: Readonly<Record<string, () => Promise<unknown>>>;
  /** Waits as long as the services ask; else what came too soon is thrown. */
  patient?: boolean;
  /** Before each such wait. */
  onWait?: ((seconds: number) => void) | undefined;
}

/**
 * Sends what came of an opened item. What the services have not noted of its opening is made good and sent again:
 * an honest page may be older than the note.
 */
export async function whenOpened<T>({ send, mend, patient = true, onWait }: Send<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const wait = waitOf(error);
      const repair = mend[codeOf(error)];
      if (tries >= TRIES) throw error;
      if (repair) await repair();
      else if (patient && wait <= LONGEST_SECONDS) {
        onWait?.(wait);
        await seconds(wait);
      } else throw error;
    }
  }
}
