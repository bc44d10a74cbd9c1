import type { ReactNode } from 'react';
import { ButtonFace } from '@/components/ui/button/button';
import { SlipCard } from '@/components/ui/card/slip-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Ring } from '@/components/ui/ring/ring';
import { learningTitle, TYPE_NAMES } from '@/lib/domain/learning';
import { points } from '@/lib/format/number';
import { EridMark } from '../erid-mark/erid-mark';
import { itemPicture } from '../item-picture/item-picture';
import { LearningBadge } from './learning-badge';
import type { LearningFace } from './learning-card';
import styles from './learning-card.module.css';
import { learningLink, termWords, volumeWords } from './learning-words';

/** Card of a test, an express training or a survey: an outlined slip whose foot shows the next step. */
export function TestSlip({
  item,
  now,
  state,
  badge,
  lead,
  action,
  branded,
  level,
  full,
  className,
}: LearningFace) {
  const volume = volumeWords(item);
  return (
    <SlipCard
      className={className}
      brand={item.markId}
      level={level}
      full={full}
      state={state === 'locked' || state === 'finished' ? state : 'plain'}
      title={learningTitle(item.title)}
      href={learningLink(item, state)}
      badges={
        <>
          <LearningBadge state={badge} />
          {TYPE_NAMES[item.type].one}
          {branded && <DropTag kind="name">{item.markName}</DropTag>}
        </>
      }
      meta={
        <>
          <Meta>
            {/* the possible points say nothing about the earned ones */}
            {item.points > 0 && state !== 'finished' && <DropTag>{points(item.points)}</DropTag>}
            {volume && <MetaItem>{volume}</MetaItem>}
          </Meta>
          <EridMark {...item} />
        </>
      }
      thumb={itemPicture(item.preview).src}
      foot={
        <>
          <span className={styles.term}>
            {state === 'started' && <Answered remaining={item.remaining} />}
            {termWords(item, state, now)}
          </span>
          <span className={styles.acts}>
            <NextStep state={state} lead={lead} />
            {action}
          </span>
        </>
      }
    />
  );
}

/** Progress as dots; the words beside them say the same. */
function Answered({ remaining }: Pick<LearningFace['item'], 'remaining'>): ReactNode {
  if (remaining?.kind !== 'questions' || remaining.total === 0) return null;
  const { done, total } = remaining;
  return (
    <span className={styles.ring} aria-hidden="true">
      <Ring value={(done / total) * 100} size={36} label={`${String(done)} из ${String(total)}`}>
        {done}/{total}
      </Ring>
    </span>
  );
}

function NextStep({ state, lead }: Pick<LearningFace, 'state' | 'lead'>): ReactNode {
  if (state === 'started') return <ButtonFace kind={lead ? 'main' : 'second'}>Продолжить</ButtonFace>;
  if (state === 'finished') return <ButtonFace kind="quiet">Результат</ButtonFace>;
  if (state === 'new' || state === 'open') return <ButtonFace>Начать</ButtonFace>;
  return null;
}
