import { HOUR_MS } from '../moscow';
import type { TrainingType } from './training';

/** «Не позже чем за … часов»: later a freed seat goes past the person to the next one in line. */
export const NOTICE_HOURS = [1, 3, 12, 24, 48] as const;

/** A hall is a journey, a webinar is a click. */
export const defaultNotice = (type: TrainingType): number => (type === 'offline' ? 12 : 1);

/** The last instant at which a seat may still be given to somebody who wants to know so many hours before. */
export const lastCall = (startsAt: Date, hours: number): Date =>
  new Date(startsAt.getTime() - hours * HOUR_MS);

export const mayBeSeated = (now: Date, startsAt: Date, hours: number): boolean =>
  now < startsAt && now <= lastCall(startsAt, hours);

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** Two trainings meet in time, whatever clocks hang on their walls; one that begins as the other ends does not. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.startsAt < other.endsAt && one.endsAt > other.startsAt;
