import { ReadingText } from '@/components/blocks/reading/reading-text';
import { Section } from '@/components/ui/section/section';
import { cleanHtml } from '@/lib/html/clean-html';
import styles from './about-video.module.css';

interface AboutVideoProps {
  content?: string | null | undefined;
  description?: string | null | undefined;
}

/** What the authors wrote of a video. Under a heading of its own: below the closed «Текст видео» it read as its text. */
export function AboutVideo({ content, description }: AboutVideoProps) {
  if (!content && !description) return null;
  return (
    <Section title="О видео" first>
      {content ? <ReadingText html={cleanHtml(content)} /> : <p className={styles.words}>{description}</p>}
    </Section>
  );
}
