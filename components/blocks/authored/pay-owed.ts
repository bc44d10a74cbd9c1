import { messageOf } from '@/api/core/call-error';
import { payRegrade } from '@/api/regrades/queries';
import type { TestPublication } from '@/api/versions/queries';
import { toast } from '@/components/ui/toast/toast-store';
import type { AuthoredState } from '@/lib/domain/authored-state';
import { points as pointsWords } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import { outWords } from './out-words';

/** The test is out; pays what was shown to those who have sent it by the key before. What fails can be done later. */
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
