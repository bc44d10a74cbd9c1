import clsx from 'clsx';
import { Badge } from '@/components/ui/badge/badge';
import { BareCard } from '@/components/ui/card/bare-card';
import { PlateCard } from '@/components/ui/card/plate-card';
import { WideCard } from '@/components/ui/card/wide-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Shot } from '@/components/ui/shot/shot';
import { learningTitle, TYPE_NAMES } from '@/lib/domain/learning';
import { clockTime } from '@/lib/format/duration';
import { payWords, points } from '@/lib/format/number';
import { EridMark } from '../erid-mark/erid-mark';
import { itemPicture } from '../item-picture/item-picture';
import { seenWords } from '../video-card/seen-words';
import { LearningBadge } from './learning-badge';
import type { LearningFace } from './learning-card';
import styles from './learning-card.module.css';
import { doneWord, learningLink, termWords, volumeWords } from './learning-words';

/** Card of an article, video or module: a picture with text under it. */
export function LearningPicture({
  item,
  now,
  state,
  badge,
  action,
  branded,
  first,
  described,
  corner,
  ...place
}: LearningFace) {
  const { level, full, sizes, className } = place;
  const kept = corner === 'favorite';
  const eyebrow = branded && <DropTag kind="name">{item.markName}</DropTag>;
  const head = {
    title: learningTitle(item.title),
    href: learningLink(item, state),
    brand: item.markId,
    level,
    full,
    className: clsx(className, kept && item.type !== 'interactive_module' && styles.marked),
  };
  const shot = {
    ...itemPicture(item.preview, sizes),
    first,
    topLeft: <LearningBadge state={badge} glass done={doneWord(item)} />,
    topRight: kept ? null : action,
  };
  const words = (
    <>
      {described && item.description && <p>{item.description}</p>}
      {kept ? (
        <div className={styles.kept}>
          <Facts {...{ item, now, state }} />
          <EridMark {...item} />
          {action}
        </div>
      ) : (
        <>
          <Facts {...{ item, now, state }} />
          <EridMark {...item} />
        </>
      )}
    </>
  );
  if (item.type === 'interactive_module') {
    return (
      <PlateCard {...head} shot={<Shot ratio="16/10" {...shot} />}>
        {words}
      </PlateCard>
    );
  }
  if (item.type === 'article') {
    return (
      <BareCard {...head} eyebrow={eyebrow} shot={<Shot {...shot} />}>
        {words}
      </BareCard>
    );
  }
  const length = item.durationSeconds ? <Badge kind="glass">{clockTime(item.durationSeconds)}</Badge> : null;
  return (
    <WideCard
      {...head}
      className={clsx(head.className, kept && styles.wide)}
      eyebrow={eyebrow}
      seen={item.progress}
      shot={{ ...shot, bottomRight: length }}
    >
      {words}
    </WideCard>
  );
}

function Facts({ item, now, state }: Pick<LearningFace, 'item' | 'now' | 'state'>) {
  return (
    <Meta>
      {item.points > 0 && <DropTag>{payWords(item)}</DropTag>}
      {/* an article pays through its test */}
      {item.testPoints ? <DropTag>{points(item.testPoints)}</DropTag> : null}
      <MetaItem>{state === 'locked' ? termWords(item, state, now) : factWords(item)}</MetaItem>
    </Meta>
  );
}

/** Watched share for a video, whose length is on the picture; length for any other item. */
function factWords(item: LearningFace['item']): string {
  return item.type === 'video' ? seenWords(item) : volumeWords(item) || TYPE_NAMES[item.type].one;
}
