import type { ManagedTraining } from '@/api/timetable/queries';
import { Badge } from '@/components/ui/badge/badge';
import { slotState, type SlotState } from '@/lib/domain/trainings/slot-state';

const FACES = {
  open: ['good', 'Идёт запись'],
  full: ['warn', 'Мест нет'],
  closed: ['accent', 'Идёт сейчас'],
  past: ['plain', 'Прошёл'],
  cancelled: ['bad', 'Отменён'],
} as const satisfies Record<SlotState, readonly [string, string]>;

type Facts = Pick<ManagedTraining, 'status' | 'startsAt' | 'endsAt' | 'capacity' | 'taken'>;

/** State of a training, for those who manage it. */
export function TrainingBadge({ training }: { training: Facts }) {
  const { capacity, taken } = training;
  const remainingPlaces = capacity === null ? null : Math.max(0, capacity - taken);
  const [kind, words] = FACES[slotState({ ...training, remainingPlaces }, new Date())];
  return <Badge kind={kind}>{words}</Badge>;
}
