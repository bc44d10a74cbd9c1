import { and, gte, lte } from 'drizzle-orm';
import type { AbsenceDays } from '@/lib/domain/trainings/absence';
import { leaderAbsences } from '../../db/schema/leaders';

/** Condition: absences that share a day with these days; both ends count. */
export const inDays = ({ firstDay, lastDay }: AbsenceDays) =>
  and(lte(leaderAbsences.firstDay, lastDay), gte(leaderAbsences.lastDay, firstDay));
