import { z } from 'zod';
import { QUOTA_KINDS } from '@/lib/domain/trainings/quota';
import { also } from '../also';
import { day } from '../date-rules';
import { messages } from '../messages';
import { wholeNumber } from '../number-rules';
import { chosen, line, optional } from '../rules';

interface Whose {
  kind: (typeof QUOTA_KINDS)[number];
  chainId: string | null;
  areaId: string | null;
}

/** Form of a quota. */
export const trainingQuotaForm = z
  .object({
    kind: z.enum(QUOTA_KINDS, 'Выберите, для кого места.'),
    chainId: optional(chosen({ field: 'Сеть' })),
    areaId: optional(chosen({ field: 'Территория' })),
    seats: wholeNumber({ field: 'Мест', min: 1, max: 10_000 }),
    /** Last day of the quota in Moscow; without one it lasts until the start. */
    untilDay: optional(day({ field: 'До какого дня' })),
    /** Note for the leader: who received the link. */
    note: optional(line({ field: 'Заметка', max: 100 })),
  })
  .check(
    also<Whose>(({ value: { kind, chainId, areaId }, issues }) => {
      const say = (path: 'chainId' | 'areaId', field: string) =>
        void issues.push({ code: 'custom', path: [path], message: messages.choose(field), input: null });
      if (kind === 'chain' && !chainId) say('chainId', 'Сеть');
      if (kind === 'area' && !areaId) say('areaId', 'Территория');
    }),
  );
