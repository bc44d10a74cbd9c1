import { PORTAL_NAME } from '@/lib/domain/brands';
import { Anchor } from '@/components/ui/anchor/anchor';
import * as path from '@/lib/routes/path';
import styles from './logo.module.css';

/** The portal's drop and name; leads home. */
export function Logo() {
  return (
    <Anchor href={path.home()} className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path d="M16 1.5C24.5 10 28 15 28 19.5A12 12 0 0 1 4 19.5C4 15 7.5 10 16 1.5z" />
        <path d="M16 12v13M9.5 18.5h13" />
      </svg>
      <span>{PORTAL_NAME}</span>
    </Anchor>
  );
}
