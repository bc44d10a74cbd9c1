import { CallError } from './call-error';

const TRIES = 5;
/** A longer wait is thrown to the caller: nobody should wait that long before a page. */
const LONGEST_SECONDS = 60;

const codeOf = (error: unknown): string => (error instanceof CallError ? error.code : '');

/** The result came sooner than a person can be; the services take it later (`lib/domain/openings`). */
export const isTooSoon = (error: unknown): boolean => codeOf(error) === 'too-soon';

const waitOf = (error: unknown): number =>
  error instanceof CallError && isTooSoon(error) ? (error.retryAfter ?? 1) : Infinity;

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

interface Send<T> {
  send: () => Promise<T>;
  /** Repairs by code of the refusal: the item's page is opened, or its state is saved. */
  mend: Readonly<Record<string, () => Promise<unknown>>>;
  /** Waits as long as the services ask; otherwise a result that came too soon is thrown. */
  patient?: boolean;
  /** Called before each such wait. */
  onWait?: ((seconds: number) => void) | undefined;
}

/**
 * Sends the result of an opened item. When the services lack a record of its opening, repairs that and sends again: the
 * page may have been opened before openings were recorded.
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
