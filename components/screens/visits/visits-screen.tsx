import type { TrainingSlot } from '@/api/trainings/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { KeptMarks } from '@/components/blocks/door/kept-marks';
import { ChoiceChips } from '@/components/blocks/list-page/choices';
import { ListEmpty } from '@/components/blocks/list-page/list-empty';
import { ListSearch } from '@/components/blocks/list-page/list-search';
import { PartError } from '@/components/blocks/part-error/part-error';
import { TrainingChoice } from '@/components/blocks/training-selects/training-choice';
import { TrainingPicker } from '@/components/blocks/training-selects/training-picker';
import { SlotCard } from '@/components/blocks/training-slot/slot-card';
import { ButtonLink } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Pages } from '@/components/ui/pages/pages';
import { TextLink } from '@/components/ui/text-link/text-link';
import { Wrap } from '@/components/ui/wrap/wrap';
import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';
import { visitsWindow } from '@/lib/domain/trainings/visits-window';
import { formatDateTime } from '@/lib/format/date';
import { pageTitle } from '@/lib/routes/page-titles';
import { DoorList } from './door-list';
import type { Visits } from './load-visits';
import { SheetScreen } from './sheet-screen';
import { visitsList, type VisitsView } from './visits-view';
import styles from './visits.module.css';

interface VisitsScreenProps {
  view: VisitsView;
  visits: Visits;
  now: Date;
}

const CAME = [
  { value: '0', title: 'Не пришли' },
  { value: '1', title: 'Пришли' },
];

/** The door of a training: who is expected, who has come. */
export function VisitsScreen({ view, visits, now }: VisitsScreenProps) {
  const { slot, sheet, recent } = visits;
  if (slot && sheet) return <SheetScreen {...{ view, slot, sheet }} />;
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('trainingVisits')} sameAsCrumbs />
      {slot ? <Door {...{ view, visits, now }} slot={slot} /> : <Choice at={view.at} recent={recent} />}
    </Wrap>
  );
}

function Choice({ at, recent }: Pick<Visits, 'recent'> & { at: string }) {
  const none = {
    title: 'Недавних тренингов нет',
    text: 'Отмечать можно за час до начала и ещё тридцать дней после.',
  };
  return (
    <>
      <TrainingPicker path={at} state="all" />
      {recent.length === 0 ? (
        <ListEmpty words={none} level={2} />
      ) : (
        <>
          <h2 className={styles.title}>Сегодня и за последний месяц</h2>
          <TrainingChoice slots={recent} href={(id) => `${at}?training=${id}`} />
        </>
      )}
    </>
  );
}

function Door({ view, visits: { people }, slot, now }: VisitsScreenProps & { slot: TrainingSlot }) {
  const row = { address: visitsList, view };
  return (
    <>
      <SlotCard slot={slot} now={now} level={2} dated>
        <TextLink href={view.at} plain>
          Другой тренинг
        </TextLink>
      </SlotCard>
      {!slot.canManageVisits && <Closed slot={slot} />}
      {people ? (
        <>
          <p className={styles.count} role="status">
            Пришли {people.meta.visited} из {people.meta.registered}
          </p>
          <div className={styles.bar}>
            <ListSearch
              {...row}
              view={{ ...view, search: view.search }}
              label="Поиск по участникам"
              placeholder="Имя, телефон или почта"
            />
            <ChoiceChips {...row} name="visited" label="Кого показать" all="Все" choices={CAME} />
          </div>
          <div className={styles.walkIn}>
            {slot.canManageVisits && slot.status === 'planned' && (
              <ButtonLink href={`${view.recording}?training=${slot.id}&door=1`} kind="quiet" icon="plus">
                Визит без записи
              </ButtonLink>
            )}
            {people.meta.seen > 0 && (
              <ButtonLink
                href={visitsList.href(visitsList.clear(view), { sheet: true })}
                kind="quiet"
                icon="doc"
              >
                Лист регистрации
              </ButtonLink>
            )}
          </div>
          <People {...{ view, people, slot }} />
        </>
      ) : (
        <PartError what="Участники" href={visitsList.href(view)} />
      )}
    </>
  );
}

function People({
  view,
  people,
  slot,
}: {
  view: VisitsView;
  people: NonNullable<Visits['people']>;
  slot: TrainingSlot;
}) {
  const isNarrow = view.search !== undefined || view.visited !== undefined;
  if (people.items.length === 0) {
    const words = isNarrow
      ? {
          picture: 'search' as const,
          title: 'Таких участников нет',
          text: 'Проверьте имя или снимите фильтр.',
        }
      : { title: 'Никто не записан', text: 'Среди записанных нет тех, кого вы видите.' };
    return (
      <>
        {/* marks of this device for people who are no longer on the list */}
        <KeptMarks trainingId={slot.id} />
        <ListEmpty words={words} level={2} />
      </>
    );
  }
  return (
    <>
      <DoorList training={slot} people={people.items} isOpen={slot.canManageVisits} />
      <Pages
        current={view.page}
        total={people.page?.pages ?? 1}
        href={(page) => visitsList.href(view, { page })}
        label="Страницы участников"
      />
    </>
  );
}

function Closed({ slot: { startsAt, endsAt } }: { slot: TrainingSlot }) {
  const { from, until } = visitsWindow({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
  return (
    <Note kind="warn">
      {REFUSAL_WORDS.visitsUnavailable} Отмечать можно с {formatDateTime(from)} до {formatDateTime(until)}.
    </Note>
  );
}
