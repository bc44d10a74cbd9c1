'use client';

import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { meQuery } from '@/api/me/queries';
import { points } from '@/lib/format/number';
import { openPopup } from '@/components/popups/store';
import { Anchor } from '@/components/ui/anchor/anchor';
import { opensPopup } from '@/components/ui/anchor/pressed';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import styles from './points-pill.module.css';
import * as path from '@/lib/routes/path';

/** Opens the history over the page; without a script it leads to the account's points. */
export const opensHistory = opensPopup(() => openPopup('points-history'));

/** The person's points of all brands together, always as fresh as the page. */
export function PointsPill({ className }: { className?: string }) {
  const { data } = useQuery(meQuery());
  if (!data) return null;
  return (
    <Anchor href={`${path.account()}#points`} className={clsx(styles.pill, className)} {...opensHistory}>
      <Icon name="points" size="s" />
      {points(data.totalPoints)}
      <Hidden>, история начислений</Hidden>
    </Anchor>
  );
}
