import type { ManagedTraining } from '@/api/timetable/queries';

/** Whether the viewer may write to people of the training now. */
export const canWrite = (
  { canManage, status, visitsUntil }: Pick<ManagedTraining, 'canManage' | 'status' | 'visitsUntil'>,
  now: Date,
): boolean => canManage && status === 'planned' && now <= new Date(visitsUntil);
