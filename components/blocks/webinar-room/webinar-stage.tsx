import type { ManagedTraining } from '@/api/timetable/queries';
import type { Presence } from '@/api/webinars/queries';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/text-link/text-link';
import { slotState } from '@/lib/domain/trainings/slot-state';
import { momentWords } from '@/lib/domain/trainings/clock-words';
import { PresentPeople } from './present-people';
import styles from './webinar.module.css';

type Webinar = Pick<
  ManagedTraining,
  'status' | 'slot' | 'startsAt' | 'endsAt' | 'markId' | 'leaderName' | 'recordingUrl' | 'canManage'
> & { mtsEventId?: string | null };

/** Text in place of the stream: its start, that it is on, its recording. */
function stageWords(training: Webinar, now: Date): { title: string; text: string } {
  const state = slotState({ ...training, remainingPlaces: null }, now);
  if (state === 'cancelled') return { title: 'Вебинар отменён', text: 'Участникам пришло сообщение.' };
  if (state === 'closed') return { title: 'Эфир идёт', text: 'Участники входят по своим личным ссылкам.' };
  if (state === 'past') {
    if (training.recordingUrl) return { title: 'Запись вебинара', text: 'Её видят все, кто был записан.' };
    const add = 'Добавьте ссылку на запись: её увидят все, кто был записан.';
    return { title: 'Вебинар прошёл', text: training.canManage ? add : 'Ссылки на запись пока нет.' };
  }
  return { title: `Эфир начнётся ${momentWords(training.slot, now)}`, text: 'Здесь будет трансляция.' };
}

interface WebinarStageProps {
  training: Webinar;
  /** Null for everyone but the leader. */
  presence: Presence | null;
  now: Date;
}

/** Place of the stream, with its leader and the people present. */
export function WebinarStage({ training, presence, now }: WebinarStageProps) {
  const { title, text } = stageWords(training, now);
  const { leaderName, recordingUrl, mtsEventId } = training;
  return (
    <div className={styles.webinar}>
      <section className={styles.stage} aria-label="Трансляция" data-brand={training.markId}>
        <Icon name="screen" />
        <b>{title}</b>
        <p>{text}</p>
        {recordingUrl && <TextLink href={recordingUrl}>Смотреть запись</TextLink>}
      </section>
      <section className={styles.host} aria-label="О вебинаре">
        <h2>Ведущий</h2>
        <p className={styles.leader}>
          <Avatar name={leaderName ?? 'Не назначен'} />
          <b>{leaderName ?? 'Не назначен'}</b>
        </p>
        {mtsEventId && <p className={styles.more}>Мероприятие МТС Линк: {mtsEventId}</p>}
        {presence && (
          <>
            <h2>Сейчас на вебинаре</h2>
            <PresentPeople presence={presence} />
          </>
        )}
      </section>
    </div>
  );
}
