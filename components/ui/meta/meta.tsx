import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './meta.module.css';

/** Small facts in a row: `<Meta><DropTag>20 баллов</DropTag><MetaItem>6 минут</MetaItem></Meta>`. */
export function Meta({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx(styles.meta, className)}>{children}</div>;
}

export function MetaItem({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <span className={styles.item}>
      {icon && <Icon name={icon} size="xs" />}
      {children}
    </span>
  );
}
