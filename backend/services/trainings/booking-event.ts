import { bookingLink } from '@/lib/domain/training-words';
import type { CalendarEvent } from '@/lib/domain/trainings/calendar-file';
import type { Training } from './lock-trainings';

interface Booked {
  registrationId: string;
  training: Pick<Training, 'id' | 'startsAt' | 'endsAt' | 'version' | 'updatedAt' | 'status'>;
  topic: string;
  place: string;
  text: string;
}

/** A booking as calendars keep it: by its registration, so that a moved one is another entry. */
export function bookingEvent(
  publicUrl: string,
  { registrationId, training, topic, place, text }: Booked,
): CalendarEvent {
  const { hostname } = new URL(publicUrl);
  return {
    uid: `booking-${registrationId}@${hostname}`,
    startsAt: training.startsAt,
    endsAt: training.endsAt,
    title: topic,
    place,
    text,
    url: new URL(bookingLink(training.id), publicUrl).href,
    sequence: training.version,
    changedAt: training.updatedAt,
    isCancelled: training.status === 'cancelled',
  };
}
