import type { ReactNode } from 'react';
import type { BrandPage } from '@/api/pages/queries';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { Shot } from '@/components/ui/shot/shot';
import { typeset } from '@/lib/format/typeset';
import styles from './story-hero.module.css';

interface StoryHeroProps {
  page: BrandPage;
  title: string;
  /** Over the title: the brand, or which chapter it is. */
  eyebrow: string;
  children?: ReactNode;
}

const SIZES = '(max-width: 1023px) 100vw, 780px';

/** Words on the brand's tint beside its picture: the one place where a page is coloured. */
export function StoryHero({ page, title, eyebrow, children }: StoryHeroProps) {
  const { image, description } = page;
  return (
    <header className={styles.hero} data-bare={image ? undefined : ''}>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1>{typeset(title)}</h1>
        {description && <p className={styles.lead}>{description}</p>}
        {children}
      </div>
      {image && <Shot {...itemPicture(image, SIZES)} alt="" ratio="auto" first className={styles.picture} />}
    </header>
  );
}
