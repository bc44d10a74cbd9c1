'use client';

import { useQuery } from '@tanstack/react-query';
import type { Me } from '@/api/me/queries';
import { giftGoalsQuery } from '@/api/orders/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Icon } from '@/components/ui/icon/icon';
import { Ring } from '@/components/ui/ring/ring';
import { points, pointsGenitive } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import styles from './sent-words.module.css';

interface NextGoalProps {
  /** Marks whose points paid for the order. */
  marks: readonly string[];
  /** Balances before the order. */
  me: Pick<Me, 'markPoints'>;
  prices: Readonly<Record<string, number>>;
  /** Gifts just ordered: none of them is a goal any more. */
  ordered: readonly string[];
}

/** The nearest gift that the points left on a mark do not pay yet; nothing when the services return no goals. */
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
  const { id, markId, name, price, missing } = goal;
  return (
    <Anchor href={path.gift(id)} className={styles.goal} data-brand={markId}>
      <Ring
        value={((price - missing) / price) * 100}
        size={56}
        label={`Не хватает ${pointsGenitive(missing)}`}
      >
        <Icon name="points" size="s" />
      </Ring>
      <span>
        <small>Следующая цель</small>
        <b>«{name}»</b>, ещё {points(missing)}
      </span>
      <Icon name="right" size="s" />
    </Anchor>
  );
}
