import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '@/api/me/queries';
import { possibleNow } from '@/components/blocks/test-result/possible-now';
import { toast } from '@/components/ui/toast/toast-store';

/**
 * Shows a toast with the gift that a video's points have reached; a gift that only came nearer does not interrupt
 * watching.
 */
export async function toastReachedGift(cache: QueryClient, mark: string, points: number): Promise<void> {
  const { markPoints } = await cache.fetchQuery({ ...meQuery(), staleTime: 0 });
  const possible = await possibleNow({ mark, balance: markPoints[mark] ?? 0, points });
  if (possible?.isReached) toast({ text: possible.text, kind: 'good' });
}
