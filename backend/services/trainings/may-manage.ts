import { isAdmin } from '@/lib/access/belongs';
import { can } from '@/lib/access/permissions';
import { isSlipMended, visitsWindow } from '@/lib/domain/trainings/visits-window';
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

/** Admins change every training, trainers those they lead or made. */
export function mayManage(training: Led, viewer: SignedIn): boolean {
  return isAdmin(viewer) || (can(viewer, 'trainings.manage') && leads(training, viewer));
}

/** When visits may be marked. Whose they are is another question: see `registrationsSeen`. */
export function visitsOpen(training: Timed, viewer: SignedIn, now: Date): boolean {
  if (!can(viewer, 'trainings.serve')) return false;
  const { from, until } = visitsWindow(training);
  return now >= from && (isAdmin(viewer) || now <= until);
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
