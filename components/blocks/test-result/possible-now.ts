import { call } from '@/api/core/call';
import { listGiftGoals } from '@/api/orders/endpoints';
import type { GiftGoal } from '@/api/orders/queries';
import { freePoints } from '@/lib/domain/afford';
import { towardGift } from '@/lib/domain/gift-goal';
import { points } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import { quote } from '@/lib/validation/quote';
import type { Possible } from './result-facts';

interface Earned {
  /** Mark slug. */
  mark: string;
  /** Balance after the result. */
  balance: number;
  points: number;
}

interface Goals {
  items: readonly GiftGoal[];
}

/** Longest wait for gifts, ms: the result is shown without them then. */
const WAIT_MS = 1200;

/** Gift that the earned points have reached or brought nearer; null where there are no gifts. */
export async function possibleNow(
  earned: Earned,
  ask: () => Promise<Goals> = () => call(listGiftGoals, {}),
): Promise<Possible | null> {
  if (earned.points <= 0) return null;
  const goals = await Promise.race([
    ask().catch(() => null),
    new Promise<null>((done) => setTimeout(() => done(null), WAIT_MS)),
  ]);
  return possibleOf(earned, goals);
}

function possibleOf({ mark, balance, points: earned }: Earned, goals: Goals | null): Possible | null {
  const own = goals?.items.filter(({ markId }) => markId === mark) ?? [];
  // points taken by the basket can't buy anything else
  const free = freePoints(balance, own[0]?.reserved);
  const goal = towardGift(free, own);
  if (!goal) return null;
  const { gift, missing, inReach } = goal;
  const enough = missing === 0 ? gift : inReach;
  if (enough && enough.price > free - earned)
    return {
      text: `Теперь хватает на подарок ${quote(enough.name)}.`,
      isReached: true,
      action: 'Посмотреть',
      href: path.gift(enough.id),
    };
  if (missing === 0) return null;
  return {
    text: `До подарка ${quote(gift.name)} осталось ${points(missing)}.`,
    isReached: false,
    action: 'Посмотреть',
    href: path.gift(gift.id),
  };
}
