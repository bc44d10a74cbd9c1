import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { messageOf } from '@/api/core/call-error';
import type { ModuleResult } from '@/api/modules/queries';
import { userKeys } from '@/api/me/queries';
import { toast } from '@/components/ui/toast/toast-store';
import { putIntent, type OutboxEntry } from '@/lib/pwa/outbox';
import type { ModuleMessage } from '@/lib/validation/module-messages';
import { resultEntry, resultWaits, type ResultBody } from '../outbox/module-result';
import { sendOrKeep } from '../outbox/send-or-keep';

type Report = Extract<ModuleMessage, { type: 'complete' }>;

interface Finish {
  id: string;
  title: string;
  userId: string;
  /** A saved copy has no session: its result waits in the outbox. */
  isCopy: boolean;
  done: (result: ModuleResult) => void;
}

interface Attempt {
  report: string;
  key: string;
  sending: boolean;
}
const NONE: Attempt = { report: '', key: '', sending: false };

/** One key per report: a retry after a lost response has no second effect, and a different report gets a new key. */
function attemptFor(held: Attempt, body: ResultBody): Attempt {
  const report = JSON.stringify(body);
  return held.report === report ? held : { report, key: crypto.randomUUID(), sending: false };
}

const bodyOf = ({ correctAnswersCount, score }: Report): ResultBody => ({
  ...(correctAnswersCount === undefined ? {} : { correctAnswersCount }),
  ...(score === undefined ? {} : { score }),
});

async function post(id: string, body: ResultBody, key: string): Promise<ModuleResult> {
  const { complete } = await import('@/api/modules/queries');
  // a result that came too soon waits in the outbox, which outlives this page
  return complete({ id, body, idempotencyKey: key, patient: false });
}

function keep(userId: string, entry: Omit<OutboxEntry, 'at'>): void {
  if (!putIntent(userId, { ...entry, at: Date.now() })) throw new Error('Nothing can be kept here');
}

/** Reports completion to the services and shows the result; without a network the result waits in the outbox. */
export function useFinish({ id, title, userId, isCopy, done }: Finish) {
  const router = useRouter();
  const cache = useQueryClient();
  const attempt = useRef(NONE);

  function settle(result: ModuleResult, late: boolean | undefined): void {
    // the report had arrived already, from another page or the outbox: there is nothing new to show
    if (late && result.pointsAwarded === 0) return router.refresh();
    done(result);
    if (result.pointsAwarded === 0) return;
    void cache.invalidateQueries({ queryKey: userKeys.all });
    router.refresh();
  }

  return async function finish(report: Report): Promise<void> {
    if (resultWaits(userId, id)) return;
    const body = bodyOf(report);
    const mine = attemptFor(attempt.current, body);
    attempt.current = mine;
    if (mine.sending) return;
    mine.sending = true;
    const entry = resultEntry({ id, title }, body, mine.key);
    try {
      if (isCopy) keep(userId, entry);
      else await sendOrKeep(entry, async () => settle(await post(id, body, mine.key), report.late));
      if (attempt.current === mine) attempt.current = NONE;
    } catch (error) {
      mine.sending = false;
      const again = { label: 'Повторить', onPress: () => void finish(report) };
      toast({ text: messageOf(error), kind: 'bad', action: again });
    }
  };
}
