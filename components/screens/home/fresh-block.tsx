import type { ArticleList } from '@/api/articles/queries';
import type { LearningList } from '@/api/learnings/queries';
import { PartError } from '@/components/blocks/part-error/part-error';
import { Popular } from '@/components/blocks/popular/popular';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import * as path from '@/lib/routes/path';
import { NewMosaic } from './new-mosaic';
import { MOSAIC, pickMixed } from './pick-mixed';

interface FreshBlockProps {
  /** Null when the services did not give it. */
  fresh: Pick<LearningList, 'items'> | null;
  /** Articles that colleagues like most, shown when nothing is new. */
  popular: Pick<ArticleList, 'items'> | null;
  now: Date;
}

/** Newest items; when nothing is new, articles that colleagues like most. */
export function FreshBlock({ fresh, popular, now }: FreshBlockProps) {
  if (fresh?.items.length === 0) return <Popular items={popular?.items ?? []} />;
  const all = (
    <TextLink href={path.novelties()} plain icon="right">
      Все новинки
    </TextLink>
  );
  return (
    <Section title="Новое" aside={all}>
      {fresh ? (
        <NewMosaic items={pickMixed(fresh.items, MOSAIC)} now={now} />
      ) : (
        <PartError what="Новинки" href={path.home()} />
      )}
    </Section>
  );
}
