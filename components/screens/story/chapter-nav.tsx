import { Anchor } from '@/components/ui/anchor/anchor';
import { Icon } from '@/components/ui/icon/icon';
import type { Chapter } from '@/lib/domain/brand-story';
import styles from './chapter-nav.module.css';

/** Every chapter beside the one that is open. */
export function ChapterNav({ chapters, current }: { chapters: readonly Chapter[]; current: string }) {
  return (
    <nav className={styles.nav} aria-label="Содержание">
      <ol>
        {chapters.map(({ slug, href, number, title }) => (
          <li key={slug}>
            <Anchor href={href} aria-current={slug === current ? 'page' : undefined}>
              <span aria-hidden="true">{number}</span>
              {title}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface PagerProps {
  previous: Chapter | null;
  next: Chapter | null;
  /** Address of the section's first page. */
  home: string;
}

/** Links to the previous and next chapters, or back to all of them. */
export function ChapterPager({ previous, next, home }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label="Соседние главы">
      {previous && (
        <Anchor href={previous.href} className={styles.step} rel="prev">
          <span>
            <Icon name="left" size="s" /> Предыдущая глава
          </span>
          <b>{previous.title}</b>
        </Anchor>
      )}
      <Anchor href={next?.href ?? home} className={styles.step} data-next rel={next ? 'next' : undefined}>
        <span>
          {next ? 'Следующая глава' : 'Это была последняя глава'} <Icon name="right" size="s" />
        </span>
        <b>{next?.title ?? 'Ко всем главам'}</b>
      </Anchor>
    </nav>
  );
}
