import type { RegisteredPharmacist } from '@/api/timetable/queries';

type Rights = Pick<RegisteredPharmacist, 'id' | 'canManage' | 'canManageVisits' | 'canTakeBack'>;

/** The facts of a seat's person that its menu needs. */
export type Seated = Rights & { user: Pick<RegisteredPharmacist['user'], 'fullName'> };

/** Picks only these facts: a row holds many more about its person. */
export const seatedOf = ({ id, canManage, canManageVisits, canTakeBack, user }: Seated): Seated => ({
  ...{ id, canManage, canManageVisits, canTakeBack },
  user: { fullName: user.fullName },
});

export const hasSeatMenu = ({ canManage, canManageVisits, canTakeBack }: Seated): boolean =>
  canManage || canManageVisits || canTakeBack;
