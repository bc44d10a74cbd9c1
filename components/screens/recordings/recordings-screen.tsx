import { ARTICLES_PAGE, type Article } from '@/api/articles/queries';
import { AcademyTabs } from '@/components/blocks/academy-tabs/academy-tabs';
import { ListPage } from '@/components/blocks/list-page/list-page';
import { ThemeChips } from '@/components/blocks/list-page/theme-chips';
import { VideoCard } from '@/components/blocks/video-card/video-card';
import { Tiles } from '@/components/ui/tiles/tiles';
import { RECORDING_LEADS, recordingSectionTitle, themesOf } from '@/lib/domain/recordings';
import { formatDate } from '@/lib/format/date';
import * as path from '@/lib/routes/path';
import { recordingList, type Recordings } from './load-recordings';
import styles from './recordings.module.css';

const SIZES = '(max-width: 767px) 100vw, (max-width: 1023px) 50vw, 400px';
const EMPTY = {
  title: 'Записей пока нет',
  text: 'Они появятся после ближайшего эфира. А пока — видео брендов.',
  action: { title: 'К видео брендов', href: path.videos() },
};
const NARROWED = { title: 'По этой теме записей нет', text: 'Посмотрите остальные темы.', all: 'Все записи' };

/** Recordings of one section of the academy by theme: who speaks, when, what was seen, points. */
export function RecordingsScreen({ view, list }: Recordings) {
  const { section } = view;
  const themes = themesOf(list.meta.facets?.categories ?? []);
  return (
    <ListPage
      title={recordingSectionTitle(section)}
      lead={RECORDING_LEADS[section]}
      tabs={<AcademyTabs section={section} />}
      address={recordingList}
      {...{ view, list }}
      step={ARTICLES_PAGE}
      filters={<ThemeChips address={recordingList} view={view} categories={themes} />}
      empty={EMPTY}
      narrowed={NARROWED}
    >
      <Tiles columns={3} phone={1}>
        {list.items.map((item, at) => (
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
    </ListPage>
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
