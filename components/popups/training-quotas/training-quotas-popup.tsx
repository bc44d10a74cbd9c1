'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { quotasQuery } from '@/api/quotas/queries';
import { Note } from '@/components/ui/note/note';
import { RowSkeleton } from '@/components/ui/skeleton/skeleton';
import { counted } from '@/lib/format/number';
import { PopupShell } from '../slot';
import type { TrainingQuotasProps } from '../training-types';
import { refusalWords } from '../use-booking';
import { QuotaForm } from './quota-form';
import { QuotaList } from './quota-list';

const SEATS = ['место', 'места', 'мест'] as const;

/** Seats of a training that are kept for a chain, a territory or whoever has a link; the rest is everybody's. */
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
        <Note kind="bad">{refusalWords(found.error)}</Note>
      ) : (
        <>
          {found.data.meta.free === null ? (
            <Note>Мест без ограничения: откладывать нечего.</Note>
          ) : (
            <>
              <p>Свободно: {counted(found.data.meta.free, SEATS)}.</p>
              {found.data.meta.free > 0 && <QuotaForm trainingId={id} done={refresh} />}
            </>
          )}
          <QuotaList quotas={found.data.items} done={refresh} />
        </>
      )}
    </PopupShell>
  );
}
