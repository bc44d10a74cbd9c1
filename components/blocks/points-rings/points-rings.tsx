import { Anchor } from '@/components/ui/anchor/anchor';
import { Icon } from '@/components/ui/icon/icon';
import { Note } from '@/components/ui/note/note';
import { Ring } from '@/components/ui/ring/ring';
import type { GiftGoal } from '@/lib/domain/gift-goal';
import { formatNumber, percent, points, pointsGenitive } from '@/lib/format/number';
import styles from './points-rings.module.css';

export interface MarkPoints {
  slug: string;
  name: string;
  points: number;
  /** The gift toward which the ring fills; null when no gift is available now. */
  goal: GiftGoal<{ name: string; price: number }> | null;
  /** Points already taken by the basket, which do not count toward another gift. */
  reserved?: number;
  /** Address of that gift; absent when the catalogue is closed to the person. */
  href?: string;
}

export interface GoalWords {
  /** What is affordable now. */
  now?: string;
  /** The next gift; without one, only whose points they are. */
  next?: string;
}

/** `Хватает: Кружка` and `Ещё 160 баллов: Термос`, names unchanged: the best affordable gift, then the next one. */
export function goalWords({ points: balance, goal }: Pick<MarkPoints, 'points' | 'goal'>): GoalWords {
  if (!goal) return { next: balance > 0 ? 'Накоплено' : 'Баллы за тесты и видео' };
  const { gift, missing, inReach } = goal;
  const enough = missing > 0 ? inReach : gift;
  return {
    ...(enough ? { now: `Хватает: ${enough.name}` } : {}),
    ...(missing > 0 ? { next: `Ещё ${points(missing)}: ${gift.name}` } : {}),
  };
}

/** Reasons why the person has no gifts to save for. */
export const CLOSED = {
  chain: 'Для вашей аптечной сети каталог подарков закрыт. Баллы за обучение копятся и остаются на счёте.',
  wave: 'Сейчас волны заказов нет: подарки откроются со следующей. Баллы остаются на счёте.',
} as const;
export type GiftsClosed = keyof typeof CLOSED;

interface PointsRingsProps {
  marks: readonly MarkPoints[];
  /** Reason why the catalogue is closed to the person; null when it is open. */
  closed: GiftsClosed | null;
}

/**
 * Points by brand, each as a ring toward the next gift; otherwise the reason why there is no gift, also for a person
 * without points.
 */
export function PointsRings({ marks, closed }: PointsRingsProps) {
  return (
    <>
      {closed && (
        <Note icon="lock" className={styles.closed}>
          {CLOSED[closed]}
        </Note>
      )}
      {marks.length > 0 && (
        <ul className={styles.rings} data-count={marks.length}>
          {marks.map((mark) => (
            <li key={mark.slug} data-brand={mark.slug}>
              <MarkRing mark={mark} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function MarkRing({ mark }: { mark: MarkPoints }) {
  const { now, next } = goalWords(mark);
  const body = (
    <>
      {mark.goal ? (
        <Ring value={mark.goal.share * 100} size={72} label={ringLabel(mark)}>
          <Icon name="points" size="s" />
        </Ring>
      ) : (
        <span className={styles.drop}>
          <Icon name="points" />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.name}>{mark.name}</span>
        <span className={styles.big}>
          {formatNumber(mark.points)}{' '}
          {mark.reserved && <small>{formatNumber(mark.reserved)} в корзине</small>}
        </span>
        {now && <small className={styles.now}>{now}</small>}
        {next && <small>{next}</small>}
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

function ringLabel({ goal }: MarkPoints): string {
  if (!goal || goal.missing === 0) return 'Баллов хватает';
  return `Набрано ${percent(goal.share)}, не хватает ${pointsGenitive(goal.missing)}`;
}
