import { HOUR_MS } from '../moscow';
import type { TrainingType } from './training';

/** Hours of «Не позже чем за … часов»: later than that a freed seat is offered to the next person in line. */
export const NOTICE_HOURS = [1, 3, 12, 24, 48] as const;

/** Default notice in hours: a hall needs a journey, a webinar a click. */
export const defaultNotice = (type: TrainingType): number => (type === 'offline' ? 12 : 1);

/** Last instant at which a seat may be given to a person with this notice, hours. */
export const lastCall = (startsAt: Date, hours: number): Date =>
  new Date(startsAt.getTime() - hours * HOUR_MS);

export const mayBeSeated = (now: Date, startsAt: Date, hours: number): boolean =>
  now < startsAt && now <= lastCall(startsAt, hours);

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** Whether two trainings overlap; compares instants. One that begins as the other ends does not overlap it. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && one.endsAt > other.startsAt;
