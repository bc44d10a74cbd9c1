import { keepVisit, type DayPlan } from '@/api/representative/queries';
import { sendOrKeep } from '@/components/blocks/outbox/send-or-keep';
import type { OutboxEntry } from '@/lib/pwa/outbox';
import { quote } from '@/lib/validation/quote';

type Stop = DayPlan['stops'][number];

export const stopKey = (day: string, pharmacyId: string) => `stop:${day}:${pharmacyId}`;

/**
 * Saves a visit of the plan. Without a network it is queued on the device with its moment and note, and sent later;
 * until then the plan shows it as noted. Throws the refusal of the services.
 */
export async function noteVisit(
  plan: DayPlan,
  { id, name }: Pick<Stop, 'id' | 'name'>,
  { visited, note }: { visited: boolean; note: string },
): Promise<DayPlan> {
  const visitedAt = new Date().toISOString();
  const noted = { visitedAt: visited ? visitedAt : null, note };
  let answer = { ...plan, stops: plan.stops.map((stop) => (stop.id === id ? { ...stop, ...noted } : stop)) };
  const entry: Omit<OutboxEntry, 'at'> = {
    ...{ key: stopKey(plan.id, id), kind: 'stop', title: `Аптека ${quote(name)}`, on: visited },
    data: { day: plan.id, pharmacyId: id, visitedAt, note },
  };
  await sendOrKeep(entry, async () => {
    // online, the services set the moment
    answer = await keepVisit(plan.id, { pharmacyId: id, visited, note });
  });
  return answer;
}
