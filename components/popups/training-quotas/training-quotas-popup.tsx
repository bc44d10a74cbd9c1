'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { quotasQuery, type Quotas } from '@/api/quotas/queries';
import { Note } from '@/components/ui/note/note';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { counted } from '@/lib/format/number';
import { LoadError } from '../load-error';
import { PopupShell } from '../slot';
import type { TrainingQuotasProps } from '../training-types';
import { QuotaForm } from './quota-form';
import { QuotaList } from './quota-list';

const SEATS = ['место', 'места', 'мест'] as const;

/** Seats of a training that are kept for a chain, a territory or owners of a link; other seats are open to all. */
export function TrainingQuotasPopup({ training: { id, name } }: TrainingQuotasProps) {
  const cache = useQueryClient();
  const found = useQuery(quotasQuery(id));
  const refresh = () => cache.invalidateQueries({ queryKey: quotasQuery(id).queryKey });
  return (
    <PopupShell title="Отложить места" size="m" keep>
      <p>
        «{name}». Отложенные места получают только те, кому они предназначены. Когда срок выйдет, оставшиеся
        достанутся листу ожидания, потом — всем.
      </p>
      {found.isPending ? (
        <RowSkeleton />
      ) : found.error ? (
        <LoadError error={found.error} again={found.refetch} />
      ) : (
        <>
          <Rest {...found.data.meta} trainingId={id} done={refresh} />
          <QuotaList quotas={found.data.items} done={refresh} />
        </>
      )}
    </PopupShell>
  );
}

type RestProps = Quotas['meta'] & { trainingId: string; done: () => Promise<void> };

/** The number of free seats and the form, or the reason why no seats can be kept. */
function Rest({ free, isOpen, trainingId, done }: RestProps) {
  if (!isOpen) return <Note>Запись закрыта: места больше не откладываются.</Note>;
  if (free === null) return <Note>Мест без ограничения: откладывать нечего.</Note>;
  return (
    <>
      <p>Свободно: {counted(free, SEATS)}.</p>
      {free > 0 ? (
        <QuotaForm trainingId={trainingId} done={done} />
      ) : (
        <Note>Свободных мест нет: откладывать нечего.</Note>
      )}
    </>
  );
}
