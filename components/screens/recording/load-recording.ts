import 'server-only';
import { part } from '@/api/core/part';
import { must } from '@/api/core/server';
import { registeredListQuery } from '@/api/timetable/queries';
import { slotListQuery, slotQuery } from '@/api/trainings/queries';
import { personQuery } from '@/api/user/queries';
import { fullName } from '@/lib/format/person';
import type { Chosen } from './several-fields';

/** Trainings offered as buttons; others are found by their topic. */
const OFFERED = 12;
const NEWEST = 20;

/** Limit of people recorded at once. */
const MOST_PEOPLE = 20;

/** Loads the people of `?person=4,9` whom the viewer sees; others are left out. */
async function chosenPeople(ids = ''): Promise<Chosen> {
  const known = ids.split(',').filter((id) => /^\d{1,18}$/.test(id));
  const wanted = [...new Set(known)].slice(0, MOST_PEOPLE);
  const found = await Promise.all(wanted.map((id) => part(personQuery(id))));
  return found.flatMap((person) => (person ? [{ value: person.id, label: fullName(person) }] : []));
}

/** Loads the chosen training with its people, or the trainings to choose from; and the people chosen beforehand. */
export async function loadRecording(training: string | undefined, person?: string) {
  const [slot, chosen] = await Promise.all([loadSlot(training), chosenPeople(person)]);
  return { ...slot, chosen };
}

async function loadSlot(training: string | undefined) {
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
