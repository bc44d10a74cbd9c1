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

/** Condition: trainings that the person leads or created. */
export const ledBy = (id: string): SQL | undefined =>
  or(eq(trainings.leaderId, id), eq(trainings.authorId, id));

/** Whether the viewer may change the training: admins any, trainers those they lead or created. */
export function mayManage(training: Led, viewer: SignedIn): boolean {
  return isAdmin(viewer) || (can(viewer, 'trainings.manage') && leads(training, viewer));
}

/**
 * Whether the viewer may lead the training: its leader, even without `trainings.manage`, and anybody who may manage it.
 */
export const mayLead = (training: Led, viewer: SignedIn): boolean =>
  mayManage(training, viewer) || (can(viewer, 'trainings.lead') && training.leaderId === viewer.id);

const isWindowOpen = (training: Timed, viewer: SignedIn, now: Date) => {
  const { from, until } = visitsWindow(training);
  return now >= from && (isAdmin(viewer) || now <= until);
};

/** Whether the leader may turn presence on a webinar into visits. */
export const mayConfirm = (training: Led & Timed, viewer: SignedIn, now: Date): boolean =>
  mayLead(training, viewer) && isWindowOpen(training, viewer, now);

/** Whether visits may be marked now. Whose visits the viewer may mark is decided by `registrationsSeen`. */
export function visitsOpen(training: Timed, viewer: SignedIn, now: Date): boolean {
  return can(viewer, 'trainings.serve') && isWindowOpen(training, viewer, now);
}

interface Marked {
  visitedAt: Date | null;
  visitedById: string | null;
  visitMarkedAt: Date | null;
}

/** Whether the viewer may remove a mark: the person who made it, while a slip can be corrected; admins any. */
export function mayTakeBack(
  { visitedAt, visitedById, visitMarkedAt }: Marked,
  viewer: SignedIn,
  now: Date,
): boolean {
  if (!visitedAt || !can(viewer, 'trainings.serve')) return false;
  if (isAdmin(viewer)) return true;
  return visitedById === viewer.id && visitMarkedAt !== null && isSlipMended(visitMarkedAt, now);
}

/** Whether the viewer may change the topic: admins any, trainers those they created. */
export function mayManageTopic({ createdById }: { createdById: string | null }, viewer: SignedIn): boolean {
  return isAdmin(viewer) || (can(viewer, 'trainings.manage') && createdById === viewer.id);
}
