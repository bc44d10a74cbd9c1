'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { markPresent, type Presence } from '@/api/webinars/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { tellWritten } from '@/lib/browser/written';
import { counted } from '@/lib/format/number';
import styles from './webinar.module.css';

const PEOPLE = ['человек', 'человека', 'человек'] as const;

/** Who has said «Я на вебинаре»; their visits are marked by a press of the leader, never by themselves. */
export function PresentPeople({ presence, isOpen }: { presence: Presence; isOpen: boolean }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await markPresent(presence.id);
      tellWritten();
      toast({ text: 'Визиты отмечены', kind: 'good' });
      router.refresh();
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.present}>
      <p>
        <b>{counted(presence.present, PEOPLE)}</b> на вебинаре: отметились сами
      </p>
      {isOpen && presence.unmarked > 0 && (
        <Button
          size="s"
          kind="second"
          icon="check"
          loading={busy}
          data-script=""
          onClick={() => void confirm()}
        >
          Подтвердить визиты: {presence.unmarked}
        </Button>
      )}
    </div>
  );
}
