import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Drop } from '@/components/blocks/logo/drop';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { PORTAL_NAME } from '@/lib/domain/brands';
import styles from './certificate-sheet.module.css';
import { Rosette } from './rosette';

interface CertificateSheetProps {
  brandName: string;
  children: ReactNode;
  className?: string;
}

/** The sheet of a certificate in its brand's colours: a woven edge, a background rosette, portal and brand on top. */
export function CertificateSheet({ brandName, children, className }: CertificateSheetProps) {
  return (
    <article className={clsx(styles.sheet, className)}>
      <span className={styles.ground} aria-hidden="true">
        <Rosette petals={36} className={styles.rosette} />
      </span>
      <svg className={styles.edge} aria-hidden="true" focusable="false">
        <rect className={styles.rule} />
        <rect className={styles.beads} />
        <rect className={styles.holes} />
        <rect className={styles.dots} />
        <rect className={styles.inner} />
      </svg>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Drop>
            <path d="M16 12v13M9.5 18.5h13" />
          </Drop>
          {PORTAL_NAME}
        </span>
        {brandName !== PORTAL_NAME && <DropTag kind="name">{brandName}</DropTag>}
      </div>
      {children}
    </article>
  );
}
