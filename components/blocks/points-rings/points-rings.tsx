import { Anchor } from '@/components/ui/anchor/anchor';
import { Icon } from '@/components/ui/icon/icon';
import { Ring } from '@/components/ui/ring/ring';
import type { GiftGoal } from '@/lib/domain/orders';
import { formatNumber, percent, points, pointsGenitive } from '@/lib/format/number';
import { quote } from '@/lib/validation/quote';
import styles from './points-rings.module.css';

export interface MarkPoints {
  slug: string;
  name: string;
  points: number;
  /** The gift its ring fills toward; null where no gift can be had now. */
  goal: GiftGoal<{ name: string; price: number }> | null;
  /** Where that gift is; none where the catalogue is closed to the person. */
  href?: string;
}

/** `до подарка «Термос» ещё 160 баллов`, `хватает на «Термос»`, and without a gift only whose points they are. */
export function goalWords({ points: balance, goal }: Pick<MarkPoints, 'points' | 'goal'>): string {
  if (!goal) return balance > 0 ? 'накоплено' : 'баллы за тесты и видео';
  const name = quote(goal.gift.name);
  return goal.missing > 0 ? `до подарка ${name} ещё ${points(goal.missing)}` : `хватает на ${name}`;
}

/** Points by brand, each as a ring toward the next gift. */
export function PointsRings({ marks }: { marks: readonly MarkPoints[] }) {
  return (
    <ul className={styles.rings} data-count={Math.min(4, marks.length)}>
      {marks.map((mark) => (
        <li key={mark.slug} data-brand={mark.slug}>
          <MarkRing mark={mark} />
        </li>
      ))}
    </ul>
  );
}

function MarkRing({ mark }: { mark: MarkPoints }) {
  const share = mark.goal?.share ?? 0;
  const body = (
    <>
      <Ring value={share * 100} size={72} label={ringLabel(mark)}>
        <Icon name="points" size="s" />
      </Ring>
      <span className={styles.words}>
        <span className={styles.name}>{mark.name}</span>
        <span className={styles.big}>{formatNumber(mark.points)}</span>
        <small>{goalWords(mark)}</small>
      </span>
    </>
  );
  if (!mark.href) return <div className={styles.mark}>{body}</div>;
  return (
    <Anchor href={mark.href} className={styles.mark}>
      {body}
    </Anchor>
  );
}

function ringLabel({ points: balance, goal }: MarkPoints): string {
  if (!goal) return points(balance);
  return goal.missing > 0
    ? `Набрано ${percent(goal.share)}, не хватает ${pointsGenitive(goal.missing)}`
    : 'Баллов хватает';
}
