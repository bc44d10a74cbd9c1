'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '@/api/core/call-error';
import { pointsHistoryQuery } from '@/api/points/queries';
import { marksQuery } from '@/api/select/queries';
import { meQuery } from '@/api/me/queries';
import { HistoryList } from '@/components/blocks/points-history/history-list';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { Chip, Chips } from '@/components/ui/chip/chip';
import { Empty } from '@/components/ui/empty/empty';
import { Note } from '@/components/ui/note/note';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { compareMarks, nameIn } from '@/lib/domain/brands';
import { points } from '@/lib/format/number';
import { PopupShell } from '../slot';
import { openPopup } from '../store';
import type { PointsHistoryProps } from '../types';
import styles from './points-history.module.css';
import * as path from '@/lib/routes/path';

/** The ledger of one brand or of all, with a button to transfer points between brands. */
export function PointsHistoryPopup({ brand, id }: PointsHistoryProps) {
  const [mark, setMark] = useState(brand);
  const me = useQuery(meQuery());
  const nameOf = nameIn(useQuery(marksQuery()).data?.items ?? []);
  const balances = me.data?.markPoints ?? {};
  const marks = Object.keys(balances).sort(compareMarks);
  const balance = mark ? (balances[mark] ?? 0) : me.data?.totalPoints;
  return (
    <PopupShell title="История баллов" size="m">
      <div className={styles.top} data-brand={mark}>
        <p className={styles.balance} role="status">
          {balance === undefined ? '' : points(balance)}
          <small>{mark ? nameOf(mark) : 'на счетах всех брендов'}</small>
        </p>
        <Button
          kind="second"
          size="s"
          onClick={() => openPopup('points-transfer', mark ? { brand: mark } : {})}
        >
          Перевести
        </Button>
      </div>
      <Chips scroll label="Бренд">
        <Chip on={!mark} onClick={() => setMark(undefined)}>
          Все
        </Chip>
        {marks.map((slug) => (
          <Chip key={slug} on={mark === slug} onClick={() => setMark(slug)}>
            {nameOf(slug)}
          </Chip>
        ))}
      </Chips>
      <Entries mark={mark} {...(id === undefined ? {} : { markedId: id })} />
    </PopupShell>
  );
}

function Entries({ mark, markedId }: { mark: string | undefined; markedId?: string }) {
  const history = useInfiniteQuery(pointsHistoryQuery(mark));
  if (history.isPending) {
    return (
      <div aria-busy="true">
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
        <RowSkeleton />
      </div>
    );
  }
  if (history.isError) {
    return (
      <>
        <Note kind="bad" role="alert">
          {messageOf(history.error)}
        </Note>
        <Button kind="second" onClick={() => void history.refetch()}>
          Повторить
        </Button>
      </>
    );
  }
  const entries = history.data.pages.flatMap((page) => page.items);
  if (entries.length === 0) {
    return (
      <Empty
        level={3}
        title="Баллов пока не было"
        text="Пройдите тест или посмотрите видео: начисление появится здесь."
        action={<ButtonLink href={path.learnings()}>К обучению</ButtonLink>}
      />
    );
  }
  return (
    <>
      <HistoryList entries={entries} {...(markedId === undefined ? {} : { markedId })} />
      {history.hasNextPage && (
        <Button
          kind="second"
          wide
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Показать еще
        </Button>
      )}
    </>
  );
}
