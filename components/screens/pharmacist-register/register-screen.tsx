import type { PharmacyFilterGroup } from '@/api/pharmacies/queries';
import { SLOTS_PAGE, type TrainingSlot } from '@/api/trainings/queries';
import { ActiveFilters } from '@/components/blocks/list-page/active-filters';
import { ChoiceChips, choicesOf, manyOf } from '@/components/blocks/list-page/choices';
import { FilterPanel, titleIn } from '@/components/blocks/list-page/filter-panel';
import { ListBody } from '@/components/blocks/list-page/list-body';
import { ListFrame } from '@/components/blocks/list-page/list-frame';
import { placeGroups } from '@/components/blocks/territory/place-groups';
import { SlotCard } from '@/components/blocks/training-slot/slot-card';
import { ButtonLink } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Input } from '@/components/ui/input/input';
import { ANY_TYPE, TYPE_WORDS } from '@/lib/domain/trainings/training';
import { formatDay } from '@/lib/format/date';
import { counted } from '@/lib/format/number';
import type { PageMeta } from '@/lib/json-api/answer';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { registerList, type RegisterView } from './register-view';
import styles from './register.module.css';

interface RegisterScreenProps {
  view: RegisterView;
  list: { items: readonly TrainingSlot[]; page?: PageMeta | undefined };
  groups: readonly PharmacyFilterGroup[];
  marks: readonly { slug: string; name: string }[];
  now: Date;
}

const TYPES = choicesOf(manyOf(TYPE_WORDS));
const EMPTY = {
  title: 'Предстоящих тренингов нет',
  text: 'Записать можно, как только в расписании появится дата.',
};
const NARROWED = {
  title: 'Таких тренингов нет',
  text: 'Снимите часть фильтров: вебинары открыты всем городам.',
  all: 'Снять фильтры',
};

/** Coming trainings with the number of the viewer's own people on each, and a link to record more. */
export function RegisterScreen(props: RegisterScreenProps) {
  const { view, list, now } = props;
  const row = { address: registerList, view };
  const groups = groupsOf(props);
  const named = titleIn(groups);
  const titleOf = (name: string, value: string) => {
    if (name === 'type') return null;
    if (name === 'from') return `с ${formatDay(value)}`;
    return name === 'to' ? `по ${formatDay(value)}` : named(name, value);
  };
  return (
    <ListFrame
      title={pageTitle('representativeTrainings')}
      lead="Запишите своих фармацевтов или отметьте, кто пришёл."
    >
      <div className={styles.bar}>
        <ChoiceChips {...row} name="type" label="Формат" all={ANY_TYPE} choices={TYPES} />
        <FilterPanel {...row} groups={groups} over />
        <ActiveFilters {...row} titleOf={titleOf} />
      </div>
      <ListBody
        {...row}
        list={list}
        step={SLOTS_PAGE}
        heading="Предстоящие тренинги"
        empty={EMPTY}
        narrowed={NARROWED}
      >
        <div className={styles.slots}>
          {list.items.map((slot) => (
            <SlotCard key={slot.id} slot={slot} now={now} level={3} dated more={<Own slot={slot} />}>
              <Acts slot={slot} />
            </SlotCard>
          ))}
        </div>
      </ListBody>
    </ListFrame>
  );
}

function groupsOf({ view, groups, marks }: RegisterScreenProps) {
  const day = (name: 'from' | 'to', label: string) => (
    <Input type="date" name={name} defaultValue={view[name] ?? ''} aria-label={label} />
  );
  return [
    ...placeGroups(
      groups.filter(({ id }) => id === 'city'),
      view,
    ),
    {
      name: 'mark' as const,
      title: 'Бренд',
      entries: marks.map(({ slug, name }) => ({ value: slug, title: name })),
    },
    { name: 'from' as const, title: 'С', field: day('from', 'С какого дня') },
    { name: 'to' as const, title: 'По', field: day('to', 'По какой день') },
  ];
}

function Own({ slot: { seenCount = 0 } }: { slot: TrainingSlot }) {
  if (seenCount === 0) return <p className={styles.own}>Ваших фармацевтов пока нет</p>;
  return <p className={styles.own}>Ваших: {counted(seenCount, ['человек', 'человека', 'человек'])}</p>;
}

function Acts({ slot: { id, name } }: { slot: TrainingSlot }) {
  return (
    <>
      <ButtonLink href={`${path.representativeRecording()}?training=${id}`} size="s" icon="plus">
        Записать<Hidden>: {name}</Hidden>
      </ButtonLink>
      <ButtonLink href={`${path.representativeVisits()}?training=${id}`} kind="second" size="s" icon="check">
        Визиты<Hidden>: {name}</Hidden>
      </ButtonLink>
    </>
  );
}
