import type { Article } from '@/api/articles/queries';
import { minutes } from '@/components/blocks/article-card/article-card';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { LineCard } from '@/components/ui/card/line-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Shot } from '@/components/ui/shot/shot';
import { learningHref } from '@/lib/domain/learning';
import type { Theme } from '@/lib/domain/science';
import { counted, points } from '@/lib/format/number';
import styles from './theme-list.module.css';

interface ThemeListProps {
  theme: Theme<Article>;
  /** The list has several brands: each item shows its own. */
  branded: boolean;
}

/** One theme: its title and lead on the left, its articles as rows. */
export function ThemeList({ theme: { slug, title, lead, items }, branded }: ThemeListProps) {
  const heading = `theme-${slug}`;
  return (
    <section className={styles.theme} aria-labelledby={heading}>
      <div className={styles.about}>
        <h3 id={heading}>{title}</h3>
        {lead && <p>{lead}</p>}
        <small>{counted(items.length, ['материал', 'материала', 'материалов'])}</small>
      </div>
      <ul className={styles.rows}>
        {items.map((item) => (
          <li key={item.id}>
            <Row item={item} branded={branded} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ item, branded }: { item: Article; branded: boolean }) {
  const { id, slug, brand, title, description, testPoints, readMinutes, isRead, isNew } = item;
  return (
    <LineCard
      className={styles.row}
      brand={brand}
      level={4}
      title={title}
      href={learningHref({ type: 'article', id, slug, brand })}
      shot={<Shot {...itemPicture(item.image, '112px')} ratio="1/1" className={styles.shot} />}
    >
      {description && <p className={styles.excerpt}>{description}</p>}
      <Meta>
        {branded && <DropTag kind="name">{item.markName}</DropTag>}
        {testPoints ? <DropTag>{points(testPoints)}</DropTag> : null}
        {readMinutes ? <MetaItem icon="clock">{minutes(readMinutes)}</MetaItem> : null}
        {isRead && <MetaItem icon="check">Прочитано</MetaItem>}
        {!isRead && isNew && <MetaItem>Новое</MetaItem>}
      </Meta>
      <EridMark {...item} />
    </LineCard>
  );
}
