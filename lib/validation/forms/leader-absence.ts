import { z } from 'zod';
import { day } from '../date-rules';
import { chosen, line, optional } from '../rules';

/** Form of a leader's absence. */
export const leaderAbsenceForm = z
  .object({
    /** Set by admins only; a trainer's absence is their own. */
    leaderId: optional(chosen({ field: 'Ведущий' })),
    firstDay: day({ field: 'С' }),
    lastDay: day({ field: 'По' }),
    note: optional(line({ field: 'Причина', max: 100 })),
  })
  .check(({ value: { firstDay, lastDay }, issues }) => {
    if (lastDay >= firstDay) return;
    const message = 'Последний день раньше первого';
    issues.push({ code: 'custom', path: ['lastDay'], message, input: lastDay, continue: true });
  });
