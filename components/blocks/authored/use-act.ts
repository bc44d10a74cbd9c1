import { useRouter } from 'next/navigation';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { toast } from '@/components/ui/toast/toast-store';
import type { AuthoredAction, AuthoredKindName } from '@/lib/domain/authored-state';
import { doneWords, UNDO } from './act-words';
import { actOnEvery, AUTHORED, type Asked } from './kinds';

/** The most ids in one call. */
const MOST = 100;

/** Rows by their ids, or every row of a list that is expected to have `expected` rows. */
export type ChosenRows = readonly string[] | { list: Asked; expected: number };

/** Yields the result of each call, one after another. */
async function* calls(kind: AuthoredKindName, chosen: ChosenRows, action: AuthoredAction) {
  if ('list' in chosen) yield await actOnEvery(chosen.list, chosen.expected, action);
  else
    for (let at = 0; at < chosen.length; at += MOST)
      yield await AUTHORED[kind].act(chosen.slice(at, at + MOST), action);
}

/** Acts on all chosen rows; returns counts by result, changed and unchanged ids, and the first reason of a refusal. */
async function actOnAll(kind: AuthoredKindName, chosen: ChosenRows, action: AuthoredAction) {
  const results = { done: 0, skipped: 0, failed: 0 };
  const done: string[] = [];
  const left: string[] = [];
  let why: string | null = null;
  for await (const { items } of calls(kind, chosen, action)) {
    for (const { id, result, detail } of items) {
      why ??= detail;
      results[result] += 1;
      (result === 'done' ? done : left).push(id);
    }
  }
  return { done, left, results, why };
}

/**
 * Returns a function that acts on tests or surveys, reports the outcome and offers to undo it; it resolves with the ids
 * that were not changed, null when they are unknown.
 */
export function useAct(kind: AuthoredKindName) {
  const router = useRouter();
  return async function act(chosen: ChosenRows, action: AuthoredAction): Promise<string[] | null> {
    let kept = 'list' in chosen ? null : [...chosen];
    try {
      const { done, left, results, why } = await actOnAll(kind, chosen, action);
      kept = left;
      const undo = UNDO[action];
      const words = doneWords(action, results, AUTHORED[kind].forms);
      toast({
        kind: done.length > 0 ? 'good' : 'plain',
        // for a single row the reason says more than a count
        text:
          done.length + left.length === 1
            ? (why ?? words)
            : left.length === 1 && why
              ? `${words}. ${why}`
              : words,
        ...(undo && done.length > 0
          ? { action: { label: 'Отменить', onPress: () => void act(done, undo) } }
          : {}),
      });
    } catch (error) {
      toastRefusal(error);
    }
    router.refresh();
    return kept;
  };
}
