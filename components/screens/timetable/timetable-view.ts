import type { ManagedFilter } from '@/api/timetable/queries';
import { TRAINING_TYPES } from '@/lib/domain/trainings/training';
import { calendarDay, choice, id, pageNumber, slugs, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

export const STATE_NAMES = { coming: 'Предстоящие', past: 'Прошедшие', cancelled: 'Отменённые' } as const;
export const ROLE_NAMES = { trainer: 'Тренер', 'trainer-sra': 'Тренер SRA', expert: 'Эксперт' } as const;
const SORTS = ['starts_at', '-starts_at', 'name', '-name', 'taken', '-taken'] as const;

/** The timetable of those who look after it: `/lk/trainings?state=past&mark=lrp&whose=all&sort=-taken`. */
export const timetableList = listAddress({
  path: path.trainings(),
  tabs: ['state', 'topic'],
  fields: {
    state: choice(['coming', 'past', 'cancelled'], 'coming'),
    whose: choice(['mine', 'all']),
    search: words(),
    mark: slugs(60),
    type: choice(TRAINING_TYPES),
    role: choice(['trainer', 'trainer-sra', 'expert']),
    from: calendarDay(),
    to: calendarDay(),
    topic: id(),
    sort: choice(SORTS),
    page: pageNumber(),
  },
});

export type TimetableView = ViewOf<typeof timetableList>;

/** What has passed is read from its end. */
export const sortOf = ({ sort, state }: TimetableView) =>
  sort ?? (state === 'coming' ? 'starts_at' : '-starts_at');

/** `filter` of the call; without a choice a trainer sees their own, an admin everybody's. */
export function timetableFilter(view: TimetableView, isAdmin: boolean): ManagedFilter {
  const { state, whose = isAdmin ? 'all' : 'mine', search, mark, type, role, from, to, topic } = view;
  return {
    state,
    ...(whose === 'mine' ? { mine: '1' as const } : {}),
    ...(search ? { search } : {}),
    ...(mark.length > 0 ? { mark } : {}),
    ...(type ? { type } : {}),
    ...(role ? { role } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(topic ? { topicId: topic } : {}),
  };
}
