import { ARTICLES_PAGE, type Article } from '@/api/articles/queries';
import { AcademyTabs } from '@/components/blocks/academy-tabs/academy-tabs';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { CategoryChips } from '@/components/blocks/category-chips/category-chips';
import { VideoCard } from '@/components/blocks/video-card/video-card';
import { ListMore } from '@/components/blocks/list-more/list-more';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Tiles } from '@/components/ui/tiles/tiles';
import { Wrap } from '@/components/ui/wrap/wrap';
import {
  RECORDING_LEADS,
  recordingSectionPath,
  recordingSectionTitle,
  themesOf,
} from '@/lib/domain/recordings';
import { formatDate } from '@/lib/format/date';
import { withQuery } from '@/lib/routes/list-address';
import type { Recordings } from './load-recordings';
import styles from './recordings.module.css';
import * as paths from '@/lib/routes/path';

const SIZES = '(max-width: 767px) 100vw, (max-width: 1023px) 50vw, 400px';

/** Recordings of one section of the academy by theme: who speaks, when, what was seen, points. */
export function RecordingsScreen({ section, theme, shown, list }: Recordings) {
  const path = recordingSectionPath(section);
  const { items, page, meta } = list;
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title={recordingSectionTitle(section)} lead={RECORDING_LEADS[section]} sameAsCrumbs />
      <AcademyTabs section={section} />
      <div className={styles.themes}>
        <CategoryChips categories={themesOf(meta.facets?.categories ?? [])} chosen={theme} href={path} />
      </div>
      {items.length === 0 ? (
        <NoRecordings path={path} narrowed={Boolean(theme)} />
      ) : (
        <Tiles columns={3} phone={1}>
          {items.map((item, at) => (
            <VideoCard
              key={item.id}
              item={item}
              level={2}
              first={at === 0}
              sizes={SIZES}
              detail={<Speaker {...item} />}
            />
          ))}
        </Tiles>
      )}
      <ListMore
        shown={shown}
        step={ARTICLES_PAGE}
        count={items.length}
        total={page?.total ?? items.length}
        href={(page) => withQuery(path, { category: theme, page })}
      />
    </Wrap>
  );
}

function Speaker({ subtitle, publishedAt }: Article) {
  return (
    <p className={styles.speaker}>
      {subtitle && <span>{subtitle}</span>}
      <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
    </p>
  );
}

function NoRecordings({ path, narrowed }: { path: string; narrowed: boolean }) {
  return (
    <Empty
      picture="/art/empty-list.svg"
      title={narrowed ? 'По этой теме записей нет' : 'Записей пока нет'}
      text={
        narrowed
          ? 'Посмотрите остальные темы.'
          : 'Они появятся после ближайшего эфира. А пока — видео брендов.'
      }
      action={
        <ButtonLink href={narrowed ? path : paths.videos()} kind="second">
          {narrowed ? 'Все записи' : 'К видео брендов'}
        </ButtonLink>
      }
    />
  );
}
