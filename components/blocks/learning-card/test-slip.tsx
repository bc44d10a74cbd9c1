import type { ReactNode } from 'react';
import { ButtonFace } from '@/components/ui/button/button';
import { SlipCard } from '@/components/ui/card/slip-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { learningTitle, TYPE_NAMES } from '@/lib/domain/learning';
import { points } from '@/lib/format/number';
import { EridMark } from '../erid-mark/erid-mark';
import { itemPicture } from '../item-picture/item-picture';
import { LearningBadge } from './learning-badge';
import type { LearningFace } from './learning-card';
import styles from './learning-card.module.css';
import { learningLink, termWords, volumeWords } from './learning-words';

/** A test, an express training, a survey: an outlined slip whose foot says what stands next. */
export function TestSlip({ item, now, state, action, branded, level, full, className }: LearningFace) {
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
          <LearningBadge state={state} />
          {TYPE_NAMES[item.type].one}
          {branded && <DropTag kind="name">{item.markName}</DropTag>}
        </>
      }
      meta={
        <>
          <Meta>
            {/* what a test may pay says nothing of what it has paid */}
            {item.points > 0 && state !== 'finished' && <DropTag>{points(item.points)}</DropTag>}
            {volume && <MetaItem>{volume}</MetaItem>}
          </Meta>
          <EridMark {...item} />
        </>
      }
      thumb={itemPicture(item.preview).src}
      foot={
        <>
          {termWords(item, state, now)}
          <span className={styles.acts}>
            <NextStep state={state} />
            {action}
          </span>
        </>
      }
    />
  );
}

function NextStep({ state }: Pick<LearningFace, 'state'>): ReactNode {
  if (state === 'started') return <ButtonFace kind="main">Продолжить</ButtonFace>;
  if (state === 'finished') return <ButtonFace kind="quiet">Результат</ButtonFace>;
  if (state === 'new' || state === 'open') return <ButtonFace>Начать</ButtonFace>;
  return null;
}
