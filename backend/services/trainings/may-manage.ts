import { eq, or, type SQL } from 'drizzle-orm';
import { isAdmin } from '@/lib/access/belongs';
import { can } from '@/lib/access/permissions';
import { isSlipMended, visitsWindow } from '@/lib/domain/trainings/visits-window';
import { trainings } from '../../db/schema/trainings';
import type { SignedIn } from '../../http/context';

interface Led {
  leaderId: string | null;
  authorId: string;
}
interface Timed {
  startsAt: Date;
  endsAt: Date;
}

const leads = ({ leaderId, authorId }: Led, { id }: SignedIn) => leaderId === id || authorId === id;

/** The same of rows: the dates somebody leads or made. */
export const ledBy = (id: string): SQL | undefined =>
  or(eq(trainings.leaderId, id), eq(trainings.authorId, id));

/** Admins change every training, trainers those they lead or made. */
export function mayManage(training: Led, viewer: SignedIn): boolean {
  return isAdmin(viewer) || (can(viewer, 'trainings.manage') && leads(training, viewer));
}

/** Whoever leads a training, with a timetable to manage or without, and whoever manages it. */
export const mayLead = (training: Led, viewer: SignedIn): boolean =>
  mayManage(training, viewer) || (can(viewer, 'trainings.lead') && training.leaderId === viewer.id);

const isWindowOpen = (training: Timed, viewer: SignedIn, now: Date) => {
  const { from, until } = visitsWindow(training);
  return now >= from && (isAdmin(viewer) || now <= until);
};

/** Whether the leader may turn who is on a webinar into visits. */
export const mayConfirm = (training: Led & Timed, viewer: SignedIn, now: Date): boolean =>
  mayLead(training, viewer) && isWindowOpen(training, viewer, now);

/** When visits may be marked. Whose they are is another question: see `registrationsSeen`. */
export function visitsOpen(training: Timed, viewer: SignedIn, now: Date): boolean {
  return can(viewer, 'trainings.serve') && isWindowOpen(training, viewer, now);
}

interface Marked {
  visitedAt: Date | null;
  visitedById: string | null;
  visitMarkedAt: Date | null;
}

/** Whoever marked somebody takes a slip back, admins any mark. */
export function mayTakeBack(
  { visitedAt, visitedById, visitMarkedAt }: Marked,
  viewer: SignedIn,
  now: Date,
): boolean {
  if (!visitedAt || !can(viewer, 'trainings.serve')) return false;
  if (isAdmin(viewer)) return true;
  return visitedById === viewer.id && visitMarkedAt !== null && isSlipMended(visitMarkedAt, now);
}

/** Admins change every topic, trainers those they made. */
export function mayManageTopic({ createdById }: { createdById: string | null }, viewer: SignedIn): boolean {
  return isAdmin(viewer) || (can(viewer, 'trainings.manage') && createdById === viewer.id);
}
