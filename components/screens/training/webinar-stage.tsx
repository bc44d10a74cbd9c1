import type { ManagedTraining } from '@/api/timetable/queries';
import { Avatar } from '@/components/ui/avatar/avatar';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/text-link/text-link';
import { slotState } from '@/lib/domain/trainings/slot-state';
import { momentWords } from '@/lib/domain/trainings/clock-words';
import * as path from '@/lib/routes/path';
import styles from './training.module.css';

/** What stands in the stream's place: when it begins, that it is on, its recording. */
function stageWords(training: ManagedTraining, now: Date): { title: string; text: string } {
  const state = slotState({ ...training, remainingPlaces: null }, now);
  if (state === 'cancelled') return { title: 'Вебинар отменён', text: 'Участникам пришло сообщение.' };
  if (state === 'closed') return { title: 'Эфир идёт', text: 'Участники входят по своим личным ссылкам.' };
  if (state === 'past') {
    return training.recordingUrl
      ? { title: 'Запись вебинара', text: 'Её видят все, кто был записан.' }
      : { title: 'Вебинар прошёл', text: 'Добавьте ссылку на запись: её увидят все, кто был записан.' };
  }
  return { title: `Эфир начнётся ${momentWords(training.slot, now)}`, text: 'Здесь будет трансляция.' };
}

/** The stream's place, who leads it and where its questions are. */
export function WebinarStage({ training, now }: { training: ManagedTraining; now: Date }) {
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
        <h2>Вопросы участников</h2>
        <p>
          Вопросы к ведущему собираются в «Вопросах эксперту».{' '}
          <TextLink href={path.questions()}>Открыть вопросы</TextLink>
        </p>
      </section>
    </div>
  );
}
