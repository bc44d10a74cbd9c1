'use client';

import { useQuery } from '@tanstack/react-query';
import type { Me } from '@/api/me/queries';
import { giftGoalsQuery } from '@/api/orders/queries';
import { TextLink } from '@/components/ui/text-link/text-link';
import { points } from '@/lib/format/number';
import * as path from '@/lib/routes/path';

interface NextGoalProps {
  /** Marks that paid. */
  marks: readonly string[];
  /** Before the order. */
  me: Pick<Me, 'markPoints'>;
  prices: Readonly<Record<string, number>>;
  /** Gifts just ordered: none of them is a goal any more. */
  ordered: readonly string[];
}

/** The nearest gift that what is left of a mark does not pay yet; nothing where the services name none. */
export function NextGoal({ marks, me, prices, ordered }: NextGoalProps) {
  const { data } = useQuery({ ...giftGoalsQuery(), retry: false });
  const goals = (data?.items ?? [])
    .filter(({ id, markId }) => marks.includes(markId) && !ordered.includes(id))
    .map((goal) => {
      const left = (me.markPoints[goal.markId] ?? 0) - (prices[goal.markId] ?? 0);
      return { ...goal, missing: goal.price - left };
    })
    .filter(({ missing }) => missing > 0)
    .sort((one, other) => one.missing - other.missing);
  const [goal] = goals;
  if (!goal) return null;
  return (
    <p>
      Следующая цель: <TextLink href={path.gift(goal.id)}>«{goal.name}»</TextLink>, ещё {points(goal.missing)}
      .
    </p>
  );
}
