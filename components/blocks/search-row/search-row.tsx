import type { FoundDocument } from '@/api/search/queries';
import { LineCard } from '@/components/ui/card/line-card';
import { Icon } from '@/components/ui/icon/icon';
import { Shot } from '@/components/ui/shot/shot';
import { typeset } from '@/lib/format/typeset';
import { EridMark } from '../erid-mark/erid-mark';
import { itemPicture } from '../item-picture/item-picture';
import { FOUND_ICONS, hrefOfFound, kindOfFound } from './found-face';
import { Marked } from './marked';
import styles from './search-row.module.css';

interface SearchRowProps {
  found: FoundDocument;
  words: readonly string[];
  level?: 2 | 3;
}

/** One search result: its picture or the icon of its kind, the title, and the passage with the words. */
export function SearchRow({ found, words, level = 2 }: SearchRowProps) {
  const { title, excerpt, brand, image, modelTypeAlias } = found;
  return (
    <LineCard
      className={styles.row}
      title={<Marked text={typeset(title)} words={words} />}
      href={hrefOfFound(found)}
      level={level}
      brand={brand ?? undefined}
      shot={
        image ? (
          <Shot {...itemPicture(image, '128px')} ratio="4/3" className={styles.shot} />
        ) : (
          <span className={styles.sign} aria-hidden="true">
            {modelTypeAlias === 'glossary_word' ? (
              title.slice(0, 1).toUpperCase()
            ) : (
              <Icon name={FOUND_ICONS[modelTypeAlias]} />
            )}
          </span>
        )
      }
      meta={<p className={styles.kind}>{kindOfFound(found)}</p>}
    >
      {excerpt && (
        <p className={styles.excerpt}>
          <Marked text={typeset(excerpt)} words={words} />
        </p>
      )}
      <EridMark {...found} />
    </LineCard>
  );
}
