'use client';

import { answerLine, type RadarLine, type SignalAnswer } from '@/api/representative/queries';
import { useAct } from '@/components/blocks/refusal/use-act';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Menu } from '@/components/ui/menu/menu';
import styles from './radar.module.css';

/** Reasons to postpone, in the words that are stored. */
const REASONS = ['В отпуске', 'Попросили позже', 'Уже договорились', 'Другая причина'];

interface AnswerButtonsProps {
  line: Pick<RadarLine, 'id' | 'name' | 'signals'>;
}

/** Marks a line as dealt with or postponed, which hides it for two weeks. */
export function AnswerButtons({ line: { id, name, signals } }: AnswerButtonsProps) {
  const { busy, act } = useAct();
  const answer = (body: Omit<SignalAnswer, 'kinds'>) =>
    act(async () => {
      await answerLine(id, { ...body, kinds: signals.map(({ kind }) => kind) });
      return `${name}: вернёмся через две недели, если ничего не изменится`;
    });
  const later = (
    <Button kind="quiet" size="s" icon="clock">
      Не сейчас<Hidden>: {name}</Hidden>
    </Button>
  );
  const reasons = REASONS.map((reason) => ({
    key: reason,
    title: reason,
    onPress: () => answer({ answer: 'later', reason }),
  }));
  return (
    <div className={styles.acts} data-script="">
      <Button kind="second" size="s" icon="check" loading={busy} onClick={() => answer({ answer: 'done' })}>
        Сделано<Hidden>: {name}</Hidden>
      </Button>
      <Menu trigger={later} groups={[{ caption: 'Почему', items: reasons }]} />
    </div>
  );
}
