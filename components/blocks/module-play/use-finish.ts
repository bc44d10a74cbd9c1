import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { messageOf } from '@/api/core/call-error';
import type { ModuleResult } from '@/api/modules/queries';
import { userKeys } from '@/api/user/queries';
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
  /** A saved copy is nobody's page: it sends nothing, its result waits. */
  isCopy: boolean;
  done: (result: ModuleResult) => void;
}

/** Tells the services that the module is done and shows what it came to; without a network the result waits. */
export function useFinish({ id, title, userId, isCopy, done }: Finish) {
  const router = useRouter();
  const cache = useQueryClient();
  const attempt = useRef({ report: '', key: '', sending: false });

  function settle(result: ModuleResult, late: boolean | undefined): void {
    // it was heard after all, by another page or from this device's outbox: there is nothing new to show
    if (late && result.pointsAwarded === 0) return router.refresh();
    done(result);
    if (result.pointsAwarded === 0) return;
    void cache.invalidateQueries({ queryKey: userKeys.all });
    router.refresh();
  }

  function keep(entry: Omit<OutboxEntry, 'at'>): void {
    if (!putIntent(userId, { ...entry, at: Date.now() })) throw new Error('Nothing can be kept here');
  }

  async function post(body: ResultBody, key: string): Promise<ModuleResult> {
    const { complete } = await import('@/api/modules/queries');
    return complete(id, body, key);
  }

  return async function finish(told: Report): Promise<void> {
    if (resultWaits(userId, id)) return;
    const { correctAnswersCount, score } = told;
    const body = {
      ...(correctAnswersCount === undefined ? {} : { correctAnswersCount }),
      ...(score === undefined ? {} : { score }),
    };
    // one key a report: what was lost on its way and comes again moves nothing twice, and another report is another
    const report = JSON.stringify(body);
    if (attempt.current.report !== report) {
      attempt.current = { report, key: crypto.randomUUID(), sending: false };
    }
    const mine = attempt.current;
    if (mine.sending) return;
    mine.sending = true;
    const entry = resultEntry({ id, title }, body, mine.key);
    try {
      if (isCopy) keep(entry);
      else await sendOrKeep(entry, async () => settle(await post(body, mine.key), told.late));
      if (attempt.current === mine) attempt.current = { report: '', key: '', sending: false };
    } catch (error) {
      mine.sending = false;
      toast({
        text: messageOf(error),
        kind: 'bad',
        action: { label: 'Повторить', onPress: () => void finish(told) },
      });
    }
  };
}
