import { ReadingText } from '@/components/blocks/reading/reading-text';
import { Section } from '@/components/ui/section/section';
import { cleanHtml } from '@/lib/html/clean-html';
import styles from './about-video.module.css';

interface AboutVideoProps {
  /** The subject in one sentence. */
  subtitle?: string | null | undefined;
  content?: string | null | undefined;
  description?: string | null | undefined;
}

/**
 * The authors' text about a video. It has its own heading: below the closed «Текст видео» it would be taken for the
 * transcript.
 */
export function AboutVideo({ subtitle, content, description }: AboutVideoProps) {
  if (!subtitle && !content && !description) return null;
  return (
    <Section title="О видео" first>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {content ? (
        <ReadingText html={cleanHtml(content)} />
      ) : (
        description && <p className={styles.words}>{description}</p>
      )}
    </Section>
  );
}
