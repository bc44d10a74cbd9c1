import { CallError } from '@/api/core/call-error';
import type { BodyOf, Endpoint, Shapes } from '@/api/core/endpoint';
import { whenOpened } from '@/api/core/when-opened';
import { cancelOrder, editItem, sendOrder } from '@/api/orders/endpoints';
import { transferPoints } from '@/api/points/endpoints';
import { getTest, sendTest } from '@/api/tests/endpoints';
import { TRANSFERS_A_DAY } from '@/lib/domain/transfer-limit';
import { makeCall } from './call';
import type { Busy } from './kill-world';

/** Acts that the server has acknowledged to one person. */
export interface Acknowledged {
  /** Ids of active orders, and of cancelled ones. */
  orders: Set<string>;
  cancelled: Set<string>;
  /** Idempotency keys of the transfers. */
  transfers: Set<string>;
  /** Ids of passed tests. */
  tests: Set<string>;
}

/** Transfers of the traffic, below the daily limit: some are left to the test itself. */
const TRANSFERS = TRANSFERS_A_DAY - 4;

interface Step {
  /** Makes the call, with the same body and key at each attempt. */
  perform(url: string): Promise<void>;
}

/** No response, or a 503 with Retry-After: the effect of the call is unknown. */
class Unanswered extends Error {}

async function ask<S extends Shapes>(
  url: string,
  endpoint: Endpoint<S>,
  busy: Busy,
  call: { body?: BodyOf<S>; params?: Record<string, string>; idempotencyKey?: string },
) {
  const answer = await makeCall(url)(endpoint, { as: busy.actor, ...call }).catch((error: unknown) => {
    throw new Unanswered('no answer', { cause: error });
  });
  if (answer.status === 503 && answer.headers.get('retry-after')) throw new Unanswered('unavailable');
  if (answer.status !== 200) throw new CallError(answer.status, answer.errors);
  return answer.value;
}

/** Client of one person: makes calls in sequence, and after a crash first repeats the unanswered one. */
export class Traffic {
  readonly acknowledged: Acknowledged = {
    orders: new Set(),
    cancelled: new Set(),
    transfers: new Set(),
    tests: new Set(),
  };
  private pending: Step | null = null;
  private turn = 0;

  constructor(readonly busy: Busy) {}

  /** Makes calls until one gets no response; reports each success. Any other failure is thrown. */
  async run(url: string, onDone: () => void): Promise<void> {
    try {
      for (;;) {
        this.pending ??= this.next();
        await this.pending.perform(url);
        this.pending = null;
        onDone();
      }
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
    }
  }

  private next(): Step {
    this.turn += 1;
    const [order, award] = [() => this.order(), () => this.award()];
    const steps = [order, () => this.transfer(), order, award, () => this.cancel()];
    return steps[this.turn % steps.length]?.() ?? this.order();
  }

  private order(): Step {
    const { busy, acknowledged } = this;
    const idempotencyKey = crypto.randomUUID();
    let isSent = false;
    const perform = async (url: string) => {
      // a retry does not fill the basket again: the first call may have emptied it
      if (!isSent) await ask(url, editItem, busy, { body: { giftId: busy.giftId, amount: 1 } });
      isSent = true;
      const body = { items: [{ giftId: busy.giftId, quantity: 1 }] };
      const { id } = await ask(url, sendOrder, busy, { body, idempotencyKey });
      acknowledged.orders.add(id);
    };
    return { perform };
  }

  private cancel(): Step {
    const { busy, acknowledged } = this;
    const [id] = acknowledged.orders;
    if (id === undefined) return this.order();
    const idempotencyKey = crypto.randomUUID();
    const perform = async (url: string) => {
      await ask(url, cancelOrder, busy, { params: { id }, idempotencyKey });
      acknowledged.orders.delete(id);
      acknowledged.cancelled.add(id);
    };
    return { perform };
  }

  private transfer(): Step {
    const { busy, acknowledged } = this;
    if (acknowledged.transfers.size >= TRANSFERS) return this.cancel();
    const idempotencyKey = crypto.randomUUID();
    const perform = async (url: string) => {
      await ask(url, transferPoints, busy, { body: { from: 'lrp', to: 'vichy', amount: 1 }, idempotencyKey });
      acknowledged.transfers.add(idempotencyKey);
    };
    return { perform };
  }

  private award(): Step {
    const { busy, acknowledged } = this;
    const test = busy.tests.shift();
    if (!test) return this.cancel();
    const idempotencyKey = crypto.randomUUID();
    const perform = async (url: string) => {
      const params = { id: test.id };
      const open = () => ask(url, getTest, busy, { params });
      const body = { answers: test.answers(1) };
      await open();
      // as on the portal's page: an opening that could not be recorded is repeated
      await whenOpened({
        send: () => ask(url, sendTest, busy, { params, body, idempotencyKey }),
        mend: { 'page-required': open },
      });
      acknowledged.tests.add(test.id);
    };
    return { perform };
  }
}
