import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { LearningCard } from '@/components/blocks/learning-card/learning-card';
import { readingParts } from '@/components/blocks/reading/reading-parts';
import { ReadingText } from '@/components/blocks/reading/reading-text';
import { ContentView } from '@/components/blocks/visit-beacon/content-view';
import { Section } from '@/components/ui/section/section';
import { Tiles } from '@/components/ui/tiles/tiles';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { pageTitle } from '@/lib/routes/page-titles';
import { nameOfBrand } from '@/lib/session/guard';
import { brandSections } from './brand-sections';
import { ChapterTiles } from './chapter-tiles';
import { LandingTiles } from './landing-tiles';
import type { Story } from './load-story';
import { SectionLinks } from './section-links';
import { StoryHero } from './story-hero';
import styles from './story.module.css';

/** A brand's home, or its page of sustainable development: the text, its chapters, and links to other sections. */
export async function StoryScreen({ story, now }: { story: Story; now: Date }) {
  const { brand, section, page, chapters, pages, landings, fresh } = story;
  const { html } = readingParts(page.content);
  return (
    <PageWrap>
      <ContentView type="page" id={page.id} />
      <Breadcrumbs />
      <StoryHero page={page} title={page.title} eyebrow={pageTitle(section, await nameOfBrand(brand))} />
      <div className={styles.story} data-beside={fresh ? '' : undefined}>
        {fresh && <SectionLinks sections={brandSections(brand, fresh.meta.counts?.types ?? [])} />}
        <div className={styles.text}>
          <ReadingText html={html} />
          <EridMark {...page} />
        </div>
      </div>
      <ChapterTiles {...{ chapters, pages, brand }} />
      <LandingTiles landings={landings} />
      {fresh && fresh.items.length > 0 && (
        <Section title="Новое от бренда">
          <Tiles columns={4} mixed>
            {fresh.items.map((item) => (
              <LearningCard key={item.id} item={item} now={now} level={3} />
            ))}
          </Tiles>
        </Section>
      )}
    </PageWrap>
  );
}
