import type { TrainingSlot } from '@/api/trainings/queries';
import { Badge } from '@/components/ui/badge/badge';
import { slotState } from '@/lib/domain/trainings/slot-state';

interface Of {
  slot: TrainingSlot;
}

/** State of the viewer's own booking; nothing without one. */
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

/** The most important state of a slot: why it can't be booked, or the viewer's own booking. */
export function StateBadge({ slot, now }: Of & { now: Date }) {
  const state = slotState(slot, now);
  if (state === 'cancelled') return <Badge kind="bad">Отменён</Badge>;
  // visits are marked from before the start of the training
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
