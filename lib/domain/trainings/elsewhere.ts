import { otherWall, shiftWords } from './clock-words';
import { wallOf } from './zone-clock';
import { MOSCOW_ZONE, type Zone } from './zones';

/** Time of a webinar by the clock of another city: `22:00–23:30 (МСК+7)`, with the day when it is not Moscow's. */
export function elsewhereWords(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  zone: Zone,
  now: Date,
): string {
  const instants = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  const moscow = wallOf(instants, MOSCOW_ZONE);
  const other = wallOf(instants, zone);
  const words = otherWall(moscow, other, now);
  return zone === MOSCOW_ZONE ? `${words} МСК` : `${words} (${shiftWords(moscow, other)})`;
}
