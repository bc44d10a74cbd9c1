import { payRegrade, type TestPublication } from '@/api/testing/queries';
import { messageOf } from '@/api/core/call-error';
import { toast } from '@/components/ui/toast/toast-store';
import { points as pointsWords } from '@/lib/format/number';
import * as path from '@/lib/routes/path';

/** The test is out; pays what was shown to those who have sent it by the key before. What fails can be done later. */
export async function payOwed(
  id: string,
  owed: TestPublication['regrade'],
  go: (href: string) => void,
): Promise<void> {
  if (!owed) {
    toast({ kind: 'good', text: 'Опубликовано' });
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
