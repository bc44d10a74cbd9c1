import { PORTAL_NAME } from '@/lib/domain/brands';
import { Anchor } from '@/components/ui/anchor/anchor';
import * as path from '@/lib/routes/path';
import { Drop } from './drop';
import styles from './logo.module.css';

/** The portal's drop and name; leads home. */
export function Logo() {
  return (
    <Anchor href={path.home()} className={styles.logo}>
      <Drop>
        <path d="M16 12v13M9.5 18.5h13" />
      </Drop>
      <span>{PORTAL_NAME}</span>
    </Anchor>
  );
}
