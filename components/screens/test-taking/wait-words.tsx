import { useEffect, useState, useSyncExternalStore } from 'react';
import { Note } from '@/components/ui/note/note';
import { counted } from '@/lib/format/number';
import type { SendWait } from './send-wait';

const SECONDS = ['секунда', 'секунды', 'секунд'] as const;
const left = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Why the answers are not accepted yet, and for how long. The seconds are shown but not announced one by one. */
export function WaitWords({ wait }: { wait: SendWait }) {
  const until = useSyncExternalStore(wait.subscribe, wait.read, wait.read);
  return until === null ? null : <Countdown key={until} until={until} />;
}

function Countdown({ until }: { until: number }) {
  const [seconds, setSeconds] = useState(() => left(until));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <Note kind="warn" role="status">
      Ответы даны очень быстро: портал примет их чуть позже. Отправим сами, закрывать окно не нужно.{' '}
      <b aria-hidden="true">{seconds > 0 ? `Осталось: ${counted(seconds, SECONDS)}.` : 'Отправляем…'}</b>
    </Note>
  );
}
