import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { readingParts } from '@/components/blocks/reading/reading-parts';
import { ReadingText } from '@/components/blocks/reading/reading-text';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { storyHref } from '@/lib/domain/brand-story';
import { ChapterNav, ChapterPager } from './chapter-nav';
import type { StoryChapter } from './load-story';
import { StoryHero } from './story-hero';
import styles from './story.module.css';

/** A numbered page of a story under its fixed title, between its neighbours. */
export function ChapterScreen({ brand, section, page, chapter, chapters, previous, next }: StoryChapter) {
  const { html } = readingParts(page.content);
  const last = chapters.at(-1)?.number ?? chapter.number;
  return (
    <PageWrap>
      <ContentView type="page" id={page.id} />
      <Breadcrumbs />
      <article>
        <StoryHero page={page} title={chapter.title} eyebrow={`Глава ${chapter.number} из ${last}`} />
        <div className={styles.grid}>
          <div className={styles.column}>
            <ReadingText html={html} />
            <EridMark {...page} />
          </div>
          <div className={styles.side}>
            <ChapterNav chapters={chapters} current={chapter.slug} />
          </div>
        </div>
      </article>
      <ChapterPager previous={previous} next={next} home={storyHref(brand, section)} />
    </PageWrap>
  );
}
