import { placeWords } from '@/lib/domain/training-words';
import { calendarFile } from '@/lib/domain/trainings/calendar-file';
import { wholeClocksWords } from '@/lib/domain/trainings/clock-words';
import type { Ctx } from '../../http/context';
import { bookingEvent } from './booking-event';
import { findSlot } from './find-slot';
import { presentSlot } from './present-slot';
import { registrationMissing } from './seat-person';

/** The viewer's booking as a file for their calendar. 404 without one: a place in line is no date yet. */
export async function readCalendarFile(ctx: Ctx, trainingId: string) {
  const row = await findSlot(ctx, trainingId);
  if (row.own?.state !== 'registered') throw registrationMissing();
  const slot = presentSlot(row, ctx);
  const facts = { ...slot, topic: slot.name };
  const text = [wholeClocksWords(slot), row.training.notes].filter(Boolean);
  const event = bookingEvent(ctx.config.PUBLIC_URL, {
    registrationId: row.own.id,
    training: row.training,
    topic: slot.name,
    place: placeWords(facts),
    text: text.join('\n'),
  });
  const body = new TextEncoder().encode(calendarFile([event], ctx.now()));
  return { name: `Тренинг ${slot.slot.slice(0, 10)}.ics`, body };
}
