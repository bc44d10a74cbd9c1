import type { RegisteredPharmacist } from '@/api/timetable/queries';
import type { TrainingSlot } from '@/api/trainings/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ListEmpty } from '@/components/blocks/list-page/list-empty';
import { PartError } from '@/components/blocks/part-error/part-error';
import { TrainingChoice } from '@/components/blocks/training-selects/training-choice';
import { TrainingPicker } from '@/components/blocks/training-selects/training-picker';
import { SlotCard } from '@/components/blocks/training-slot/slot-card';
import { Note } from '@/components/ui/note/note';
import { PageHead } from '@/components/ui/page-head/page-head';
import { TextLink } from '@/components/ui/text-link/text-link';
import { Wrap } from '@/components/ui/wrap/wrap';
import { seatMessage } from '@/lib/domain/trainings/messages';
import { slotState } from '@/lib/domain/trainings/slot-state';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { withQuery } from '@/lib/routes/query';
import { RecordForm } from './record-form';
import { Recorded } from './recorded';
import styles from './recording.module.css';
import type { Chosen as PeopleChosen } from './several-fields';

interface RecordingScreenProps {
  /** Path of this page: two sections have one. */
  at: string;
  slot: TrainingSlot | null;
  /** People of the chosen training, the newest first; null when their request failed. */
  people: { items: readonly RegisteredPharmacist[] } | null;
  /** Opened from the door: the named person has come without a booking. */
  door: boolean;
  /** People chosen in a list beforehand. */
  chosen: PeopleChosen;
  /** Trainings to choose from. */
  coming: readonly TrainingSlot[];
  now: Date;
}

/** Records a pharmacist on a training: which one, then who. */
export function RecordingScreen(props: RecordingScreenProps) {
  const { slot } = props;
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={pageTitle('trainingRecording')} sameAsCrumbs />
      {slot ? <Chosen {...props} slot={slot} /> : <Choice {...props} />}
    </Wrap>
  );
}

/** Parameters that keep the chosen people while a training is chosen. */
const peopleIn = (chosen: PeopleChosen): Record<string, string> =>
  chosen.length > 0 ? { person: chosen.map(({ value }) => value).join(',') } : {};

function Choice({ at, chosen, coming }: Pick<RecordingScreenProps, 'at' | 'chosen' | 'coming'>) {
  const more = peopleIn(chosen);
  const none = {
    title: 'Предстоящих тренингов нет',
    text: 'Записать можно, как только в расписании появится дата.',
    action: { title: 'Открыть расписание', href: path.schedule() },
  };
  if (coming.length === 0) return <ListEmpty words={none} level={2} />;
  return (
    <>
      {chosen.length > 0 && (
        <Note icon="user">Записываем: {chosen.map(({ label }) => label).join(', ')}. Выберите тренинг.</Note>
      )}
      <TrainingPicker path={at} state="coming" more={more} />
      <h2 className={styles.title}>Ближайшие тренинги</h2>
      <TrainingChoice slots={coming} href={(id) => withQuery(at, { training: id, ...more })} />
    </>
  );
}

function Chosen({
  at,
  slot,
  people,
  door,
  chosen,
  now,
}: Omit<RecordingScreenProps, 'coming'> & { slot: TrainingSlot }) {
  const state = slotState(slot, now);
  const isOpen = state === 'open' || state === 'full';
  // once it has begun, only those who have come can be added
  const isDoor = slot.canManageVisits && state !== 'cancelled' && (door || !isOpen);
  const { message } = seatMessage(state === 'cancelled' ? 'training-cancelled' : 'training-started');
  return (
    <>
      <SlotCard slot={slot} now={now} level={2} dated>
        <TextLink href={withQuery(at, peopleIn(chosen))} plain>
          Другой тренинг
        </TextLink>
      </SlotCard>
      {isOpen || isDoor ? (
        <RecordForm key={slot.id} trainingId={slot.id} door={isDoor} chosen={chosen} />
      ) : (
        <Note kind="warn">{message}</Note>
      )}
      <section className={styles.people} aria-labelledby="recorded-title">
        <h2 id="recorded-title" className={styles.title}>
          Записаны
        </h2>
        {people ? (
          <Recorded people={people.items} training={slot.name} />
        ) : (
          <PartError what="Записи" href={`${at}?training=${slot.id}`} />
        )}
      </section>
    </>
  );
}
