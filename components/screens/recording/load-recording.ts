import 'server-only';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { registeredListQuery } from '@/api/timetable/queries';
import { slotListQuery, slotQuery } from '@/api/trainings/queries';

/** Trainings offered to be chosen by a press; the others are found by their topic. */
const OFFERED = 12;
const NEWEST = 20;

/** The chosen training with who is on it, or what can be chosen. */
export async function loadRecording(training: string | undefined) {
  if (training === undefined) {
    const coming = await must(slotListQuery({ state: 'coming' }, OFFERED));
    return { slot: null, people: null, coming: coming.items };
  }
  const asked = { filter: {}, sort: '-since' as const, page: 1, size: NEWEST, sector: true };
  const [slot, people] = await Promise.all([
    must(slotQuery(training)),
    part(registeredListQuery(training, asked)),
  ]);
  return { slot, people: people ?? null, coming: [] };
}
