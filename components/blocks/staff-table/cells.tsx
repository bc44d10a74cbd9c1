import type { ReactNode } from 'react';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Icon } from '@/components/ui/icon/icon';
import { Meta } from '@/components/ui/meta/meta';
import { Shot } from '@/components/ui/shot/shot';
import styles from './staff-table.module.css';

interface LeadProps {
  title: string;
  href: string;
  /** The row's picture, or the colour of its brand; absent in tables without pictures. */
  picture?: { src?: string | undefined; brand: string };
  /** Facts below the title. */
  children: ReactNode;
}

/** The first cell of a row: a link to its item, with facts below. */
export function LeadCell({ title, href, picture, children }: LeadProps) {
  const words = (
    <div className={styles.words}>
      <Anchor href={href} className={styles.name}>
        {title}
      </Anchor>
      <Meta>{children}</Meta>
    </div>
  );
  if (!picture) return words;
  return (
    <div className={styles.lead}>
      {picture.src ? (
        <Shot src={picture.src} ratio="3/2" className={styles.shot} />
      ) : (
        <span className={styles.shot} data-brand={picture.brand}>
          <Icon name="points" />
        </span>
      )}
      {words}
    </div>
  );
}

/** A quieter second line of a cell. */
export const More = ({ children }: { children: ReactNode }) => (
  <span className={styles.more}>{children}</span>
);
