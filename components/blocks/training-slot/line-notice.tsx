'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { changeLineNotice } from '@/api/trainings/queries';
import { runAct } from '@/components/blocks/refusal/run-act';
import { Hidden } from '@/components/ui/hidden/hidden';
import { useAwake } from '@/components/forms/use-awake';
import { NativeSelect } from '@/components/ui/native-select/native-select';
import { NOTICE_LABEL, NOTICE_OPTIONS, noticeWords } from '@/lib/domain/trainings/notice-words';
import styles from './line-notice.module.css';

interface LineNoticeProps {
  waitingId: string;
  name: string;
  hours: number;
}

async function save(waitingId: string, hours: number): Promise<string> {
  const { myState } = await changeLineNotice(waitingId, hours);
  return myState === 'registered'
    ? 'Место нашлось: вы записаны'
    : `Сообщим о месте не позже чем ${noticeWords(hours)}`;
}

/** How long before the start a waiting person still wants a seat; each choice is saved at once. */
export function LineNotice({ waitingId, name, hours }: LineNoticeProps) {
  const router = useRouter();
  // a choice made before hydration would be lost
  const ready = useAwake();
  const [chosen, setChosen] = useState<number | null>(null);
  const wanted = useRef(hours);
  const sent = useRef(Promise.resolve());
  const send = async (next: number) => {
    // arrow keys pass through several choices: only the last one is sent, after the request under way
    if (wanted.current !== next) return;
    const work = () =>
      save(waitingId, next).catch((error: unknown) => {
        if (wanted.current === next) setChosen(null);
        throw error;
      });
    await runAct(work, () => router.refresh());
  };
  const choose = (next: number) => {
    setChosen(next);
    wanted.current = next;
    sent.current = sent.current.then(() => send(next));
  };
  return (
    <label className={styles.notice} data-script="">
      <span>
        {NOTICE_LABEL}
        <Hidden>: «{name}»</Hidden>
      </span>
      <NativeSelect
        options={NOTICE_OPTIONS}
        disabled={!ready}
        value={String(chosen ?? hours)}
        onChange={({ target }) => choose(Number(target.value))}
      />
    </label>
  );
}
