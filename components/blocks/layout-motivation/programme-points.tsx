'use client';

import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '@/api/programme/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Ring } from '@/components/ui/ring/ring';
import { formatNumber } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import styles from './programme-points.module.css';

/** The person's points of the programme, refetched with the page; «—» when the server gave none. */
export function ProgrammePoints() {
  const { data } = useQuery(memberQuery());
  const words = data ? `${formatNumber(data.totalPoints)} из ${formatNumber(data.limit)}` : '—';
  return (
    <Anchor href={`${path.programme()}#points`} className={styles.points}>
      <Ring
        value={data ? (data.totalPoints / data.limit) * 100 : 0}
        size={40}
        stroke={5}
        label={`Мои баллы: ${data ? words : 'сейчас не видны'}`}
      >
        <span className={styles.number}>{data ? formatNumber(data.totalPoints) : '—'}</span>
      </Ring>
      <span className={styles.words} aria-hidden="true">
        <small>Мои баллы</small>
        {words}
      </span>
    </Anchor>
  );
}
