import { SLOTS_PAGE, type TrainingSlot } from '@/api/trainings/queries';
import { ChoiceTabs, choicesOf } from '@/components/blocks/list-page/choices';
import { ListPage } from '@/components/blocks/list-page/list-page';
import { bookingOf } from '@/components/blocks/training-slot/booking';
import { JoinAct } from '@/components/blocks/training-slot/join-act';
import { LineNotice } from '@/components/blocks/training-slot/line-notice';
import { OtherCity } from '@/components/blocks/training-slot/other-city';
import { SlotActs } from '@/components/blocks/training-slot/slot-acts';
import { SlotCard } from '@/components/blocks/training-slot/slot-card';
import { SlotPresses } from '@/components/blocks/training-slot/slot-presses';
import { StateBadge } from '@/components/blocks/training-slot/state-badge';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { Badge } from '@/components/ui/badge/badge';
import { Shot } from '@/components/ui/shot/shot';
import { TextLink } from '@/components/ui/text-link/text-link';
import { slotState } from '@/lib/domain/trainings/slot-state';
import { parseSlot } from '@/lib/domain/trainings/slot';
import { formatDay, relativeDay } from '@/lib/format/date';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { appointmentList, type AppointmentsView } from './appointments-view';
import styles from './appointments.module.css';
import { FeedButton } from './feed-button';
import type { Appointments } from './load-appointments';

const THUMB_SIZES = '112px';
const TO_SCHEDULE = { title: 'Посмотреть расписание', href: path.schedule() };
const NAMES = { coming: 'Предстоящие', waiting: 'Лист ожидания', past: 'Прошедшие и отменённые' };

const EMPTY = {
  coming: {
    title: 'Записей пока нет',
    text: 'Выберите тренинг в расписании: запись займёт минуту.',
    action: TO_SCHEDULE,
  },
  waiting: {
    title: 'Вы нигде не ждёте места',
    text: 'Когда мест нет, в расписании можно встать в лист ожидания.',
    action: TO_SCHEDULE,
  },
  past: { title: 'Прошедших и отменённых записей нет', text: 'Здесь останется всё, на что вы записывались.' },
};
const STAFF_EMPTY = {
  title: 'Записываются фармацевты',
  text: 'Участников записывают сотрудники в своём разделе, здесь появляются записи фармацевтов.',
  action: TO_SCHEDULE,
};

interface AppointmentsScreenProps {
  view: AppointmentsView;
  appointments: Appointments;
  books: boolean;
  now: Date;
}

/** The viewer's bookings, places in line, and past bookings with their outcome. */
export function AppointmentsScreen({ view, appointments, books, now }: AppointmentsScreenProps) {
  const { list, counts } = appointments;
  const row = { address: appointmentList, view };
  return (
    <ListPage
      {...row}
      title={pageTitle('appointments')}
      beside={
        <div className={styles.beside}>
          <FeedButton />
          <SlotPresses />
          <TextLink href={path.schedule()} icon="right" plain>
            Расписание
          </TextLink>
        </div>
      }
      tabs={<ChoiceTabs {...row} name="tab" label="Мои записи" choices={choicesOf(NAMES, counts)} />}
      list={list}
      step={SLOTS_PAGE}
      heading={NAMES[view.tab]}
      empty={books ? EMPTY[view.tab] : STAFF_EMPTY}
    >
      <ul className={styles.list}>
        {list?.items.map((slot) => (
          <li key={slot.id} data-brand={slot.markId}>
            <SlotCard
              slot={slot}
              now={now}
              level={3}
              near={relativeDay(slot.startsAt, now)}
              more={<Details slot={slot} now={now} />}
              picture={<Shot {...itemPicture(slot.image ?? null, THUMB_SIZES)} />}
              acts={view.tab !== 'past' && <Acts slot={slot} now={now} />}
            >
              {isGivenUp(slot) ? (
                <GivenUp slot={slot} coming={appointments.coming} now={now} />
              ) : (
                <StateBadge slot={slot} now={now} />
              )}
            </SlotCard>
          </li>
        ))}
      </ul>
    </ListPage>
  );
}

const isGivenUp = ({ myState, status }: TrainingSlot) => myState === 'cancelled' && status !== 'cancelled';

/** State of a cancelled booking: moved when its topic has another coming seat, of which a person holds only one. */
function GivenUp({ slot, coming, now }: { slot: TrainingSlot; coming: Appointments['coming']; now: Date }) {
  const other = coming.find(({ topicId, myState }) => topicId === slot.topicId && myState === 'registered');
  const day = other && parseSlot(other.slot)?.day;
  return <Badge>{day ? `Перенесена на ${formatDay(day, now)}` : 'Запись отменена'}</Badge>;
}

function Acts({ slot, now }: { slot: TrainingSlot; now: Date }) {
  return (
    <>
      <JoinAct slot={slot} now={now} />
      <SlotActs booking={bookingOf(slot, now)} whole />
    </>
  );
}

const mapOf = ({ city, address }: TrainingSlot) =>
  `https://yandex.ru/maps/?text=${encodeURIComponent([city, address].filter(Boolean).join(', '))}`;

/** Registered people alone get what to bring, the map and the recording; waiting people get until when they wait. */
function Details({ slot, now }: { slot: TrainingSlot; now: Date }) {
  const { notes, type, recordingUrl, cancelReason, myState, waitingId, notLaterHours } = slot;
  const state = slotState(slot, now);
  const goes = myState === 'registered' && !['past', 'cancelled'].includes(state);
  const waits = ['open', 'full'].includes(state) && notLaterHours !== null;
  return (
    <>
      {goes && type === 'webinar' && <OtherCity booking={slot} />}
      {waits && waitingId && <LineNotice waitingId={waitingId} name={slot.name} hours={notLaterHours} />}
      {notes && <p className={styles.notes}>{notes}</p>}
      {cancelReason && <p className={styles.notes}>Причина отмены: {cancelReason}</p>}
      <p className={styles.links}>
        {goes && type === 'offline' && (
          <TextLink href={mapOf(slot)} external>
            На карте
          </TextLink>
        )}
        {recordingUrl && (
          <TextLink href={recordingUrl} external={!recordingUrl.startsWith('/')}>
            Смотреть запись
          </TextLink>
        )}
      </p>
    </>
  );
}
