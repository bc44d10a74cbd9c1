import { calendarFile } from '@/lib/domain/trainings/calendar-file';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { wallOf } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import { viewerOf, type Ctx } from '../../http/context';
import { bookingEvents } from '../calendars/feed-events';
import { findSlot } from './find-slot';
import { registrationMissing } from './seat-person';

/** Returns the viewer's booking as a calendar file. 404 without a seat: a place in the line has no date yet. */
export async function readCalendarFile(ctx: Ctx, trainingId: string) {
  const { own, training } = await findSlot(ctx, trainingId);
  if (own?.state !== 'registered') throw registrationMissing();
  const events = await bookingEvents(ctx, viewerOf(ctx).id, { registrations: [own.id] });
  const body = new TextEncoder().encode(calendarFile(events, ctx.now()));
  const day = formatSlot(wallOf(training, MOSCOW_ZONE)).slice(0, 10);
  return { name: `Тренинг ${day}.ics`, body };
}
