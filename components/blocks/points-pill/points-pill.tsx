'use client';

import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { meQuery } from '@/api/me/queries';
import { points } from '@/lib/format/number';
import { opensPlainPopup } from '@/components/popups/plain';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import styles from './points-pill.module.css';
import * as path from '@/lib/routes/path';

/**
 * The person's total points of all brands, refetched with the page. Opens the history as a popup; without a script it
 * links to the points in the account.
 */
export function PointsPill({ className }: { className?: string }) {
  const { data } = useQuery(meQuery());
  if (!data) return null;
  return (
    <Anchor
      href={`${path.account()}#points`}
      className={clsx(styles.pill, className)}
      {...opensPlainPopup('points-history')}
    >
      <Icon name="points" size="s" />
      {points(data.totalPoints)}
      <Hidden>, история начислений</Hidden>
    </Anchor>
  );
}
