import type { SlotFilter } from '@/api/trainings/queries';
import { TRAINING_TYPES } from '@/lib/domain/trainings/training';
import { calendarDay, choice, id, pageNumber, slugs } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

/** Coming trainings of those who record others: `/lk/representative/pharmacist-register?mark=lrp&city=3&type=offline`. */
export const registerList = listAddress({
  path: path.representativeTrainings(),
  fields: {
    type: choice(TRAINING_TYPES),
    mark: slugs(60),
    city: id(),
    from: calendarDay(),
    to: calendarDay(),
    page: pageNumber(),
  },
});

export type RegisterView = ViewOf<typeof registerList>;

export function filterOf({ type, mark, city, from, to }: RegisterView): SlotFilter {
  return {
    state: 'coming',
    ...(type ? { type } : {}),
    ...(mark.length > 0 ? { mark } : {}),
    ...(city ? { cityId: city } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}
