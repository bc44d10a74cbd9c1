import { keepVisit, type DayPlan } from '@/api/representative/queries';
import { sendOrKeep } from '@/components/blocks/outbox/send-or-keep';
import type { OutboxEntry } from '@/lib/pwa/outbox';
import { quote } from '@/lib/validation/quote';

type Stop = DayPlan['stops'][number];

export const stopKey = (day: string, pharmacyId: string) => `stop:${day}:${pharmacyId}`;

/**
 * Notes a visit of the plan; null: without a network it waits on the device with its moment and its note, and goes by
 * itself. Throws the refusal of the services.
 */
export async function noteVisit(
  day: string,
  { id, name }: Pick<Stop, 'id' | 'name'>,
  { visited, note }: { visited: boolean; note: string },
): Promise<DayPlan | null> {
  const found: { plan: DayPlan | null } = { plan: null };
  const visitedAt = new Date().toISOString();
  const entry: Omit<OutboxEntry, 'at'> = {
    ...{ key: stopKey(day, id), kind: 'stop', title: `Аптека ${quote(name)}`, on: visited },
    data: { day, pharmacyId: id, visitedAt, note },
  };
  await sendOrKeep(entry, async () => {
    // the moment is the services' own where they can be asked
    found.plan = await keepVisit(day, { pharmacyId: id, visited, note });
  });
  return found.plan;
}
