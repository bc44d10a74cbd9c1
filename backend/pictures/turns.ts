import { AppError } from '../http/app-error';

interface TurnLimits {
  /** Tasks that run at once. */
  atOnce: number;
  /** Tasks that may wait; one more is refused at once. */
  mostWaiting: number;
  /** How long a task waits for its turn, ms. */
  waitMs: number;
}

const RETRY_AFTER_S = '10';
const BUSY = 'Сейчас загружают много фотографий. Повторите попытку через минуту.';

function busy(): AppError {
  const headers = { 'retry-after': RETRY_AFTER_S };
  return new AppError(503, 'pictures-busy', BUSY, undefined, { headers });
}

/**
 * A queue for work that takes much memory and a core. Throws AppError 503 `pictures-busy` with Retry-After if it is
 * full, or if the wait takes too long.
 */
export class Turns {
  private running = 0;
  private readonly waiting = new Set<() => void>();

  constructor(private readonly limits: TurnLimits) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running < this.limits.atOnce) this.running += 1;
    else await this.turn();
    try {
      return await work();
    } finally {
      const [next] = this.waiting;
      // the next task takes over this turn, so the count stays
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.waiting.size >= this.limits.mostWaiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        this.waiting.delete(mine);
      };
      const mine = () => {
        leave();
        resolve();
      };
      const timer = setTimeout(() => {
        leave();
        reject(busy());
      }, this.limits.waitMs);
      this.waiting.add(mine);
    });
  }
}
