'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useNewestRun } from '@/api/runs/queries';
import { RunProgress } from '@/components/blocks/run-progress/run-progress';
import { Note } from '@/components/ui/note/note';
import { isOpen } from '@/lib/domain/run';

/** Run that pays a regrade or undoes one: its initiator sees the progress, others only that it is under way. */
export function RegradeRun({ id }: { id: string }) {
  const router = useRouter();
  const own = [useNewestRun('test-regrade', null, id), useNewestRun('test-regrade-undo', null, id)];
  const run = own.find((one) => one !== null && isOpen(one.status)) ?? null;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (run) hasBegun.current = true;
    else if (hasBegun.current) router.refresh();
  }, [run, router]);
  if (run) return <RunProgress run={run} name="Пересчёт" />;
  return <Note>Баллы этого теста пересчитываются. Обновите страницу через минуту.</Note>;
}
