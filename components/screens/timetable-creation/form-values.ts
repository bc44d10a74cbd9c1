import type { ManagedTraining } from '@/api/timetable/queries';
import { MOSCOW_ZONE, type Zone } from '@/lib/domain/trainings/zones';
import type { Repeat } from '@/lib/domain/trainings/repeat';

/** Fields of the form as they are typed. */
export interface FormValues {
  topicId: string;
  topicName: string;
  mark: string;
  description: string;
  type: 'offline' | 'webinar';
  cityId: string;
  address: string;
  localDay: string;
  localFrom: string;
  localTo: string;
  timeZone: Zone;
  capacity: string;
  leaderId: string;
  mtsEventId: string;
  notes: string;
  recordingUrl: string;
  repeat: 'once' | Repeat;
  weekdays: string[];
  until: string;
}

const NEW: FormValues = {
  ...{ topicId: '', topicName: '', mark: '', description: '', type: 'offline', cityId: '', address: '' },
  ...{ localDay: '', localFrom: '', localTo: '', timeZone: MOSCOW_ZONE, capacity: '', leaderId: '' },
  ...{ mtsEventId: '', notes: '', recordingUrl: '', repeat: 'once', weekdays: [], until: '' },
};

/** Initial values of the form: empty, a date to change, or a copy that has no day yet. */
export function formValues(from: ManagedTraining | null, { copy }: { copy: boolean }): FormValues {
  if (!from) return NEW;
  const { topicId, type, cityId, address, localFrom, localTo, timeZone, capacity, leaderId } = from;
  return {
    ...NEW,
    ...{ topicId, type, localFrom, localTo, timeZone: timeZone as Zone },
    cityId: cityId ?? '',
    address: address ?? '',
    capacity: capacity === null ? '' : String(capacity),
    leaderId: leaderId ?? '',
    notes: from.notes,
    localDay: copy ? '' : from.localDay,
    mtsEventId: copy ? '' : (from.mtsEventId ?? ''),
    recordingUrl: copy ? '' : (from.recordingUrl ?? ''),
  };
}
