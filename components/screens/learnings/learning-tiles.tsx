import { LearningCard } from '@/components/blocks/learning-card/learning-card';
import { Tiles } from '@/components/ui/tiles/tiles';
import type { LearningSection } from './load-learnings';

const SIZES = '(max-width: 767px) 50vw, (max-width: 1023px) 25vw, 290px';

interface LearningTilesProps {
  section: LearningSection;
  now: Date;
  level: 2 | 3;
  /** The tiles are at the top of the page. */
  first: boolean;
}

/** Items of one kind in its own silhouette. */
export function LearningTiles({ section: { kind, items }, now, level, first }: LearningTilesProps) {
  return (
    <Tiles columns={kind.columns} phone={kind.phone} mixed={kind.mixed}>
      {items.map((item, at) => (
        <LearningCard
          key={item.id}
          item={item}
          now={now}
          level={level}
          corner="favorite"
          first={first && at < 2}
          lead={at === 0}
          sizes={SIZES}
        />
      ))}
    </Tiles>
  );
}
