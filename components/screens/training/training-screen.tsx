import type { ManagedTraining, RegisteredPharmacist } from '@/api/timetable/queries';
import type { Presence, WebinarQuestion } from '@/api/webinars/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ChoiceChips, ChoiceTabs, choicesOf } from '@/components/blocks/list-page/choices';
import { StaffTable } from '@/components/blocks/staff-table/staff-table';
import { WebinarQuestions } from '@/components/blocks/webinar-room/webinar-questions';
import { WebinarStage } from '@/components/blocks/webinar-room/webinar-stage';
import { Note } from '@/components/ui/note/note';
import { Wrap } from '@/components/ui/wrap/wrap';
import { comingWord, seatsTaken } from '@/lib/domain/trainings/slot-state';
import type { PageMeta } from '@/lib/json-api/answer';
import * as path from '@/lib/routes/path';
import { AwardButton } from './award-button';
import { canWrite } from './can-write';
import { ChosenPeople } from './chosen-people';
import { peopleColumns } from './people-columns';
import { peopleList, TAB_NAMES, type PeopleView } from './people-view';
import { TrainingHead } from './training-head';
import styles from './training.module.css';

interface Counts {
  registered: number;
  waiting: number;
  cancelled: number;
  late: number;
  visited: number;
  seen: number;
  chains?: readonly Named[] | undefined;
}
interface Named {
  id: string;
  name: string;
}

interface TrainingScreenProps {
  view: PeopleView;
  training: ManagedTraining;
  list: { items: readonly RegisteredPharmacist[]; page?: PageMeta | undefined; meta: Counts };
  categories: readonly Named[];
  areas: readonly Named[];
  /** Presence at a webinar that the viewer leads; else null. */
  presence: Presence | null;
  questions: readonly WebinarQuestion[] | null;
  /** The viewer may give points to people who came. */
  canAward: boolean;
  now: Date;
}

const EMPTY = {
  registered: {
    title: 'Пока никто не записан',
    text: 'Тренинг виден в расписании: фармацевты запишутся сами.',
  },
  waiting: { title: 'Никто не ждёт места', text: 'Очередь появится, когда места закончатся.' },
  cancelled: { title: 'Никто не отменял', text: 'Здесь видно, кто отменил запись и почему.' },
};
const NARROWED = {
  picture: 'search' as const,
  title: 'Таких участников нет',
  text: 'Снимите часть фильтров или возьмите слово короче.',
  all: 'Снять фильтры',
};
const CAME = [
  { value: '1', title: 'Были' },
  { value: '0', title: 'Не отмечены' },
];

/** One training and its people: registered, waiting and visited ones. */
export function TrainingScreen(props: TrainingScreenProps) {
  const { training, list, presence, questions, now } = props;
  const hidden = list.meta.registered + list.meta.waiting - list.meta.seen;
  return (
    <Wrap>
      <Breadcrumbs current={training.name} />
      <TrainingHead training={training} now={now} />
      {training.type === 'webinar' && <WebinarStage {...{ training, presence, now }} />}
      {questions && <WebinarQuestions questions={questions} />}
      <Figures {...props} />
      {hidden > 0 && list.meta.seen === 0 ? <Note>Участников видит ведущий.</Note> : <People {...props} />}
    </Wrap>
  );
}

function Figures({ training, list: { meta }, now, canAward }: TrainingScreenProps) {
  const coming = comingWord(training.confirmedCount, training.startsAt, now);
  const isOver = new Date(training.endsAt) <= now;
  const figures: [string, string | number][] = [
    ['записаны', seatsTaken(training.taken, training.capacity)],
    ...(coming ? ([[coming, training.confirmedCount]] as [string, number][]) : []),
    ['ждут места', meta.waiting],
    ['были', meta.visited],
    ...(meta.late > 0 ? ([['отменили поздно', meta.late]] as [string, number][]) : []),
    ...(isOver ? ([['не отмечены', meta.registered - meta.visited]] as [string, number][]) : []),
  ];
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([title, value]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {canAward && meta.visited > 0 && <AwardButton training={training} />}
    </>
  );
}

function People({ view, training, list, categories, areas, now }: TrainingScreenProps) {
  const row = { address: peopleList, view };
  const counts = Object.keys(TAB_NAMES).map((value) => ({
    value,
    count: list.meta[value as keyof typeof TAB_NAMES],
  }));
  const entries = (of: readonly Named[]) => of.map(({ id, name }) => ({ value: id, title: name }));
  const canAct =
    view.tab !== 'cancelled' &&
    (canWrite(training, now) ||
      list.items.some((one) => one.canManage || one.canManageVisits || one.canTakeBack));
  return (
    <>
      <ChoiceTabs {...row} name="tab" label="Люди на тренинге" choices={choicesOf(TAB_NAMES, counts)} />
      <div className={styles.people}>
        <StaffTable
          {...row}
          caption={TAB_NAMES[view.tab]}
          forms={['человек', 'человека', 'человек']}
          list={list}
          columns={peopleColumns(view, training.name)}
          search={{ label: 'Поиск по участникам', placeholder: 'Имя, телефон, почта' }}
          quick={
            view.tab === 'registered' && (
              <ChoiceChips {...row} name="visited" label="Посещение" all="Все" choices={CAME} />
            )
          }
          groups={[
            { name: 'chain', title: 'Сеть', any: 'Любая', entries: entries(list.meta.chains ?? []) },
            { name: 'category', title: 'Категория аптеки', any: 'Любая', entries: entries(categories) },
            { name: 'area', title: 'Территория', any: 'Любая', entries: entries(areas) },
          ]}
          {...(canAct
            ? {
                choice: {
                  nameOf: ({ user }: RegisteredPharmacist) => user.fullName,
                  acts: (
                    <ChosenPeople people={list.items} writesTo={canWrite(training, now) ? training : null} />
                  ),
                },
              }
            : {})}
          empty={emptyOf(view, training)}
          narrowed={NARROWED}
        />
      </div>
    </>
  );
}

function emptyOf({ tab }: PeopleView, { id, status, startsAt }: ManagedTraining) {
  const canRecord = tab === 'registered' && status === 'planned' && new Date(startsAt) > new Date();
  const record = { title: 'Записать фармацевта', href: `${path.trainingRecording()}?training=${id}` };
  return { ...EMPTY[tab], ...(canRecord ? { action: record } : {}) };
}
