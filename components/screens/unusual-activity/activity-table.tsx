import type { ActivityFinding } from '@/api/activity/queries';
import { ChoiceChips, choicesOf } from '@/components/blocks/list-page/choices';
import { ListFrame } from '@/components/blocks/list-page/list-frame';
import { StaffTable } from '@/components/blocks/staff-table/staff-table';
import { Note } from '@/components/ui/note/note';
import { ACTIVITY_REASON_NAMES, type ActivityReason } from '@/lib/domain/unusual-activity';
import type { PageMeta } from '@/lib/json-api/answer';
import { activityList, askedOf, type ActivityView } from './activity-view';
import { CopyChosen } from './copy-chosen';
import { FINDING_COLUMNS, namesOf } from './finding-columns';

const LEAD =
  'Кто набирал баллы слишком быстро или слишком похоже на других. Портал никого не наказывает: посмотрите подробности и решите сами. Пройденное без сети приходит разом и тоже выглядит быстрым.';
const CUT = 'Показана только самая новая часть: событий за период больше, чем помещается в отчёт.';
const PERIODS = [
  { value: '1', title: 'Сутки' },
  { value: '7', title: '7 дней' },
  { value: '30', title: '30 дней' },
];
const EMPTY = {
  title: 'Ничего необычного',
  text: 'За этот период ничего подозрительного не найдено. Посмотрите другой период.',
};
const NARROWED = {
  title: 'Ничего необычного',
  text: 'За этот период по этой причине ничего подозрительного не найдено.',
  all: 'Все причины за 7 дней',
};

interface ActivityScreenProps {
  view: ActivityView;
  list: { items: readonly ActivityFinding[]; page?: PageMeta | undefined };
  counts: readonly { value: ActivityReason; count: number }[];
  /** Only the newest acts of the period were looked at. */
  isCut: boolean;
}

/** People worth a look, by reason and period of the address. */
export function ActivityScreen({ view, list, counts, isCut }: ActivityScreenProps) {
  const row = { address: activityList, view };
  const people = Object.fromEntries(list.items.map(({ id, people: of }) => [id, of]));
  const reasons = choicesOf(ACTIVITY_REASON_NAMES, [...counts]);
  return (
    <ListFrame title="Необычная активность" lead={LEAD}>
      {isCut && <Note kind="warn">{CUT}</Note>}
      <StaffTable
        {...row}
        caption="Найденное"
        forms={['случай', 'случая', 'случаев']}
        list={list}
        columns={FINDING_COLUMNS}
        titleOf={() => null}
        quick={
          <>
            <ChoiceChips {...row} name="days" label="Период" choices={PERIODS} />
            <ChoiceChips {...row} name="reason" label="Причина" choices={reasons} all="Все причины" />
          </>
        }
        choice={{ nameOf: namesOf, acts: <CopyChosen people={people} asked={askedOf(view)} /> }}
        empty={EMPTY}
        narrowed={NARROWED}
      />
    </ListFrame>
  );
}
