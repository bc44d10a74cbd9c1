import type { TrainingSlot } from '@/api/trainings/queries';
import { Badge } from '@/components/ui/badge/badge';
import { slotState } from '@/lib/domain/trainings/slot-state';

interface Of {
  slot: TrainingSlot;
}

/** How one's own booking stands; nothing where there is none. */
function OwnBadge({
  slot: { myState, registeredPharmacistId, waitingId, waitingPosition, isConfirmed },
}: Of) {
  if (registeredPharmacistId)
    return (
      <Badge kind="good" icon="check">
        {isConfirmed ? 'Вы придёте' : 'Вы записаны'}
      </Badge>
    );
  if (waitingId)
    return (
      <Badge kind="warn" icon="clock">
        Ваше место в листе ожидания: {waitingPosition}
      </Badge>
    );
  return myState === 'expired' ? <Badge>Место не освободилось</Badge> : null;
}

/** The one thing to be said of a slot: how it stands that can't be booked any more, or one's own booking of it. */
export function StateBadge({ slot, now }: Of & { now: Date }) {
  const state = slotState(slot, now);
  if (state === 'cancelled') return <Badge kind="bad">Отменён</Badge>;
  // the door opens before the training does
  if (slot.visited === true)
    return (
      <Badge kind="good" icon="check">
        {state === 'past' ? 'Вы были' : 'Визит отмечен'}
      </Badge>
    );
  if (state === 'closed') return <Badge kind="accent">Идёт сейчас</Badge>;
  if (state !== 'past') return <OwnBadge slot={slot} />;
  if (slot.visited === false) return <Badge>Не отмечены</Badge>;
  return <Badge>Прошёл</Badge>;
}
