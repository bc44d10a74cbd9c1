import type { BodyOf } from '@/api/core/endpoint';
import { changeTraining, getManaged } from '@/api/timetable/endpoints';
import type { TestBackend } from './backend';
import type { Actor } from './given';

export type TrainingChange = BodyOf<Awaited<ReturnType<(typeof changeTraining)['shapes']>>>;

/** All fields of a training as a page sends them back. */
export async function wholeTraining(
  { call }: Pick<TestBackend, 'call'>,
  as: Actor,
  id: string,
): Promise<TrainingChange> {
  const { value: seen } = await call(getManaged, { as, params: { id } });
  const { type, cityId, address, localDay, localFrom, localTo, leaderId, mtsEventId, recordingUrl } = seen;
  return {
    ...{ type, cityId, address, localDay, localFrom, localTo, leaderId, mtsEventId, recordingUrl },
    ...{ capacity: seen.capacity ?? '', notes: seen.notes, timeZone: 'Europe/Moscow' as const },
    seenAt: seen.updatedAt,
  };
}

/** Changes only the number of seats, as the page of a training does. */
export async function changeCapacity(
  backend: Pick<TestBackend, 'call'>,
  as: Actor,
  id: string,
  capacity: number | '',
) {
  const body = { ...(await wholeTraining(backend, as, id)), capacity: String(capacity) };
  return backend.call(changeTraining, { as, params: { id }, body });
}
