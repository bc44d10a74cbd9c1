import type { TrainingSlot } from '@/api/trainings/queries';
import { Badge } from '@/components/ui/badge/badge';
import { slotState } from '@/lib/domain/trainings/slot-state';

/** How a slot stands that can't be booked any more, and what became of one's own booking of it. */
export function StateBadge({ slot, now }: { slot: TrainingSlot; now: Date }) {
  const state = slotState(slot, now);
  if (state === 'cancelled') return <Badge kind="bad">Отменён</Badge>;
  if (state === 'closed') return <Badge kind="accent">Идёт сейчас</Badge>;
  if (state !== 'past') return slot.myState === 'expired' ? <Badge>Место не освободилось</Badge> : null;
  if (slot.visited === true)
    return (
      <Badge kind="good" icon="check">
        Вы были
      </Badge>
    );
  if (slot.visited === false) return <Badge>Не отмечены</Badge>;
  return <Badge>Прошёл</Badge>;
}
