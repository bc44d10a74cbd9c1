import { messageOf } from '@/api/core/call-error';
import { payRegrade } from '@/api/regrades/queries';
import type { TestPublication } from '@/api/versions/queries';
import { toast } from '@/components/ui/toast/toast-store';
import type { AuthoredState } from '@/lib/domain/authored-state';
import { points as pointsWords } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import { outWords } from './out-words';

/**
 * Reports the publication of a test and, when `owed` is given, pays the shown points to people who had sent it under
 * the earlier key. After a failure the message links to the page where the payment can be repeated.
 */
export async function payOwed(
  test: { id: string; state: AuthoredState; dueAt: string | null },
  owed: TestPublication['regrade'],
  go: (href: string) => void,
): Promise<void> {
  const { id } = test;
  if (!owed) {
    toast({ kind: 'good', text: outWords(test) });
    return;
  }
  try {
    const { isUnderWay } = await payRegrade(
      id,
      { people: owed.gainsCount, points: owed.points },
      crypto.randomUUID(),
    );
    const said = isUnderWay ? 'Пересчёт начался.' : `Начислено: ${pointsWords(owed.points)}.`;
    toast({ kind: 'good', text: `Опубликовано. ${said}` });
  } catch (error) {
    toast({
      kind: 'bad',
      text: `Опубликовано, но не пересчитано. ${messageOf(error)}`,
      action: {
        label: 'К пересчёту',
        onPress: () => go(`${path.testResults(id)}?tab=regrade`),
      },
    });
  }
}
