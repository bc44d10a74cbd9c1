import { useRouter } from 'next/navigation';
import { actOnTests } from '@/api/testing/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { toast } from '@/components/ui/toast/toast-store';
import type { TestAction } from '@/lib/domain/test-authoring';
import { doneWords, UNDO } from './act-words';

/** Acts on tests, says what became of them, and offers to take it back. */
export function useAct() {
  const router = useRouter();
  return async function act(ids: readonly string[], action: TestAction): Promise<void> {
    try {
      const { items, meta } = await actOnTests(ids, action);
      const done = items.flatMap(({ id, result }) => (result === 'done' ? [id] : []));
      const undo = UNDO[action];
      toast({
        kind: done.length > 0 ? 'good' : 'plain',
        text: doneWords(action, meta.results),
        ...(undo && done.length > 0
          ? { action: { label: 'Отменить', onPress: () => void act(done, undo) } }
          : {}),
      });
      router.refresh();
    } catch (error) {
      toastRefusal(error);
    }
  };
}
