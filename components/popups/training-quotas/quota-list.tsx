'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { dropQuota, type Quotas } from '@/api/quotas/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { Badge } from '@/components/ui/badge/badge';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { toast } from '@/components/ui/toast/toast-store';
import { announceWrite } from '@/lib/browser/written';
import { QUOTA_WORDS } from '@/lib/domain/trainings/quota';
import { formatDateTime } from '@/lib/format/date';
import * as path from '@/lib/routes/path';
import styles from './training-quotas.module.css';

type Quota = Quotas['items'][number];

const addressOf = (code: string) => new URL(`${path.schedule()}?invitation=${code}`, location.href).href;

function copy(code: string): void {
  navigator.clipboard.writeText(addressOf(code)).then(
    () => toast({ text: 'Ссылка скопирована', kind: 'good' }),
    () => toast({ text: 'Скопируйте ссылку из списка', kind: 'bad' }),
  );
}

interface QuotaListProps {
  quotas: readonly Quota[];
  done: () => Promise<void>;
}

/** Quotas of a training: kept and taken seats, with a button that frees the others. */
export function QuotaList({ quotas, done }: QuotaListProps) {
  const router = useRouter();
  /** Id of the quota being freed; further presses are ignored. */
  const [freeing, setFreeing] = useState<string | null>(null);
  if (quotas.length === 0) return null;
  const free = (id: string) => {
    if (freeing !== null) return;
    setFreeing(id);
    void dropQuota(id)
      .then(() => {
        announceWrite();
        toast({ text: 'Места снова для всех', kind: 'good' });
        router.refresh();
        return done();
      })
      .catch(toastRefusal)
      .finally(() => setFreeing(null));
  };
  return (
    <>
      <h3 className={styles.title}>Отложено</h3>
      <ul className={styles.list}>
        {quotas.map((quota) => (
          <li key={quota.id}>
            <About quota={quota} />
            {quota.isEnded ? <Badge>Срок вышел</Badge> : <Acts quota={quota} free={free} />}
          </li>
        ))}
      </ul>
    </>
  );
}

const nameOf = ({ kind, name }: Quota) => name ?? QUOTA_WORDS[kind];

function About({ quota }: { quota: Quota }) {
  const { seats, used, until, note, code, isEnded } = quota;
  const facts = [
    `занято ${String(used)} из ${String(seats)}`,
    until ? `до ${formatDateTime(until)} МСК` : 'до начала',
    note,
  ];
  return (
    <div>
      <b>{nameOf(quota)}</b>
      <span className={styles.more}>{facts.filter(Boolean).join(' · ')}</span>
      {code && !isEnded && <span className={styles.more}>{addressOf(code)}</span>}
    </div>
  );
}

function Acts({ quota, free }: { quota: Quota; free: (id: string) => void }) {
  const { id, code } = quota;
  return (
    <div className={styles.acts}>
      {code && <IconButton icon="share" label="Скопировать ссылку" onClick={() => copy(code)} />}
      <IconButton icon="undo" label={`Освободить места: ${nameOf(quota)}`} onClick={() => free(id)} />
    </div>
  );
}
