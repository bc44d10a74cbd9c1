'use client';

import { useState } from 'react';
import { markPresent, type Presence } from '@/api/webinars/queries';
import { useAct } from '@/components/blocks/refusal/use-act';
import { Button } from '@/components/ui/button/button';
import { RequestKey } from '@/lib/browser/request-key';
import { counted } from '@/lib/format/number';
import styles from './webinar.module.css';

const PEOPLE = ['человек', 'человека', 'человек'] as const;

/**
 * People who reported «Я на вебинаре»; the leader marks their visits by a press, they are never marked automatically.
 */
export function PresentPeople({ presence }: { presence: Presence }) {
  const { busy, act } = useAct();
  const [request] = useState(() => new RequestKey());
  const confirm = async () => {
    await markPresent(presence.id, request.of(presence.id));
    request.forget();
    return 'Визиты отмечены';
  };
  return (
    <div className={styles.present}>
      <p>
        <b>{counted(presence.present, PEOPLE)}</b> на вебинаре: отметились сами
      </p>
      {presence.canConfirm && presence.unmarked > 0 && (
        <Button
          size="s"
          kind="second"
          icon="check"
          loading={busy}
          data-script=""
          onClick={() => act(confirm)}
        >
          Подтвердить визиты: {presence.unmarked}
        </Button>
      )}
    </div>
  );
}
