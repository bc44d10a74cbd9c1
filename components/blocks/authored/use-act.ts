import { useRouter } from 'next/navigation';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { toast } from '@/components/ui/toast/toast-store';
import type { AuthoredAction, AuthoredKindName } from '@/lib/domain/authored-state';
import { doneWords, UNDO } from './act-words';
import { AUTHORED } from './kinds';

/** So many are taken by one call. */
const MOST = 100;

/** The outcome for each, call by call. */
async function actOnAll(kind: AuthoredKindName, ids: readonly string[], action: AuthoredAction) {
  const results = { done: 0, skipped: 0, failed: 0 };
  const done: string[] = [];
  const left: string[] = [];
  let why: string | null = null;
  for (let at = 0; at < ids.length; at += MOST) {
    const { items } = await AUTHORED[kind].act(ids.slice(at, at + MOST), action);
    for (const { id, result, detail } of items) {
      why ??= detail;
      results[result] += 1;
      (result === 'done' ? done : left).push(id);
    }
  }
  return { done, left, results, why };
}

/** Acts on tests or surveys, says the outcome, and offers to undo it; gives the ids that were left as they were. */
export function useAct(kind: AuthoredKindName) {
  const router = useRouter();
  return async function act(ids: readonly string[], action: AuthoredAction): Promise<string[]> {
    let left = [...ids];
    try {
      const { done, results, why, ...rest } = await actOnAll(kind, ids, action);
      left = rest.left;
      const undo = UNDO[action];
      const words = doneWords(action, results, AUTHORED[kind].forms);
      toast({
        kind: done.length > 0 ? 'good' : 'plain',
        // of one alone the reason says more than a count
        text: ids.length === 1 ? (why ?? words) : left.length === 1 && why ? `${words}. ${why}` : words,
        ...(undo && done.length > 0
          ? { action: { label: 'Отменить', onPress: () => void act(done, undo) } }
          : {}),
      });
    } catch (error) {
      toastRefusal(error);
    }
    router.refresh();
    return left;
  };
}
