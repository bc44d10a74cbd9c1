import type { ManagedTraining } from '@/api/timetable/queries';
import { TrainingBadge } from '@/components/blocks/training-slot/training-badge';
import { TrainingMenu } from '@/components/blocks/row-menus/training-menu';
import { ButtonLink } from '@/components/ui/button/button';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { TYPE_WORDS } from '@/lib/domain/trainings/training';
import { wholeMomentWords, secondClock } from '@/lib/domain/trainings/clock-words';
import { placeWords } from '@/lib/domain/training-words';
import * as path from '@/lib/routes/path';
import { canWrite } from './can-write';
import styles from './training.module.css';
import { WriteButton } from './write-button';

/** Head of a training: what it is, when, where, and its actions. */
export function TrainingHead({ training, now }: { training: ManagedTraining; now: Date }) {
  const { id, name, markId, markName, type, slot, status, leaderName, notes, cancelReason } = training;
  const second = secondClock({ ...training, readerSlot: null }, now);
  const isPlanned = status === 'planned';
  return (
    <div className={styles.head}>
      <Meta>
        <DropTag kind="plain" brand={markId}>
          {markName}
        </DropTag>
        <span>{TYPE_WORDS[type].alone}</span>
        <TrainingBadge training={training} />
      </Meta>
      <h1>{name}</h1>
      <Meta className={styles.facts}>
        <MetaItem icon="clock">
          <time dateTime={training.startsAt}>{wholeMomentWords(slot)}</time>
        </MetaItem>
        {second && <span>{second}</span>}
        {type === 'offline' && <MetaItem icon="pin">{placeWords(training)}</MetaItem>}
        {leaderName && <MetaItem icon="user">{leaderName}</MetaItem>}
      </Meta>
      {cancelReason && <p className={styles.notes}>Причина отмены: {cancelReason}</p>}
      {notes && <p className={styles.notes}>{notes}</p>}
      <div className={styles.acts}>
        {isPlanned && new Date(training.startsAt) > now && (
          <ButtonLink href={`${path.trainingRecording()}?training=${id}`} icon="plus">
            Записать
          </ButtonLink>
        )}
        {isPlanned && (
          <ButtonLink href={`${path.trainingVisits()}?training=${id}`} kind="second" icon="check">
            Визиты
          </ButtonLink>
        )}
        {isPlanned && type === 'offline' && (
          <ButtonLink href={`${path.trainingVisits()}?training=${id}&sheet=1`} kind="second" icon="doc">
            Лист регистрации
          </ButtonLink>
        )}
        {training.canManage && isPlanned && (
          <ButtonLink href={`${path.timetableCreation()}?id=${id}`} kind="second" icon="pencil">
            Изменить
          </ButtonLink>
        )}
        {canWrite(training, now) && <WriteButton training={{ id, name }} />}
        <TrainingMenu training={training} name={name} />
      </div>
    </div>
  );
}
