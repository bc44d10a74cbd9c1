'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { answerLine, type RadarLine, type SignalAnswer } from '@/api/representative/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Menu } from '@/components/ui/menu/menu';
import { toast } from '@/components/ui/toast/toast-store';
import { tellWritten } from '@/lib/browser/written';
import styles from './radar.module.css';

/** Why not now, in the words that are kept. */
const REASONS = ['В отпуске', 'Просил(а) позже', 'Уже договорились', 'Другая причина'];

interface AnswerButtonsProps {
  line: Pick<RadarLine, 'id' | 'name' | 'signals'>;
}

/** A line was dealt with, or is not for now: it keeps silent for two weeks. */
export function AnswerButtons({ line: { id, name, signals } }: AnswerButtonsProps) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const answer = async (body: Omit<SignalAnswer, 'kinds'>) => {
    setBusy(true);
    try {
      await answerLine(id, { ...body, kinds: signals.map(({ kind }) => kind) });
      tellWritten();
      toast({ text: `${name}: вернёмся через две недели, если ничего не изменится`, kind: 'good' });
      router.refresh();
    } catch (error) {
      toastRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  const later = (
    <Button kind="quiet" size="s" icon="clock">
      Не сейчас<Hidden>: {name}</Hidden>
    </Button>
  );
  const reasons = REASONS.map((reason) => ({
    key: reason,
    title: reason,
    onPress: () => void answer({ answer: 'later', reason }),
  }));
  return (
    <div className={styles.acts} data-script="">
      <Button
        kind="second"
        size="s"
        icon="check"
        loading={busy}
        onClick={() => void answer({ answer: 'done' })}
      >
        Сделано<Hidden>: {name}</Hidden>
      </Button>
      <Menu trigger={later} groups={[{ caption: 'Почему', items: reasons }]} />
    </div>
  );
}
