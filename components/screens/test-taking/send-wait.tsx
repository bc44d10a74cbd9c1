import { useEffect, useState, useSyncExternalStore } from 'react';
import { Note } from '@/components/ui/note/note';
import { counted } from '@/lib/format/number';

const SECONDS = ['секунда', 'секунды', 'секунд'] as const;
const left = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Until when the services make a sending wait that came sooner than a person can read. */
export class SendWait {
  private until: number | null = null;
  private readonly listeners = new Set<() => void>();

  readonly begin = (seconds: number): void => {
    this.until = Date.now() + seconds * 1000;
    for (const listener of this.listeners) listener();
  };

  readonly read = (): number | null => this.until;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** Why the answers are not taken yet, and how long it lasts. The seconds are shown and not announced one by one. */
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
