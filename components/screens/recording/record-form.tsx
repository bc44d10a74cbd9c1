'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CallError } from '@/api/core/call-error';
import { recordOn, type RecordBody } from '@/api/timetable/queries';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { RadioGroup } from '@/components/ui/tick/radio-group';
import { toast } from '@/components/ui/toast/toast-store';
import { RequestKey } from '@/lib/browser/request-key';
import { tellWritten } from '@/lib/browser/written';
import { staffSeatMessage } from '@/lib/domain/trainings/messages';
import { GuestFields } from './guest-fields';
import { KnownFields } from './known-fields';
import styles from './recording.module.css';

const WHO = [
  { value: 'known', label: 'Есть на портале' },
  { value: 'guest', label: 'Новый участник' },
];

interface Refusal {
  message: string;
  /** What may be asked once more, and with what. */
  next?: { title: string; body: RecordBody };
}

/** What a refusal leaves open: the line, both trainings at once, or the account that is there. */
function refusalOf(error: CallError, body: RecordBody): Refusal {
  const { message } = staffSeatMessage(error.code, error.message);
  if (error.code === 'no-places') {
    return { message, next: { title: 'В лист ожидания', body: { ...body, waiting: true } } };
  }
  if (error.code === 'overlaps') {
    return { message, next: { title: 'Записать всё равно', body: { ...body, confirmOverlap: true } } };
  }
  const known = error.problems[0]?.meta?.user as { id?: unknown } | undefined;
  if (error.code === 'person-known' && typeof known?.id === 'string') {
    return { message, next: { title: 'Записать участника портала', body: { userId: known.id } } };
  }
  return { message };
}

/** Who is recorded: somebody of the portal, or a new person by what they have said. */
export function RecordForm({ trainingId }: { trainingId: string }) {
  const router = useRouter();
  const [who, setWho] = useState('known');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [round, setRound] = useState(0);
  const [request] = useState(() => new RequestKey());

  /** Throws what belongs to fields; says the rest and what can be done about it. */
  async function send(body: RecordBody): Promise<void> {
    setRefusal(null);
    try {
      const { user, state, waitingPosition } = await recordOn(trainingId, body, request.of(body));
      const done = state === 'waiting' ? `в очереди: ${String(waitingPosition ?? 1)}` : 'место занято';
      tellWritten();
      toast({ text: `${user.fullName}: ${done}`, kind: 'good' });
      request.forget();
      setRound(round + 1);
      router.refresh();
    } catch (error) {
      if (!(error instanceof CallError) || (error.status !== 409 && error.status !== 404)) throw error;
      setRefusal(refusalOf(error, body));
    }
  }
  const { next } = refusal ?? {};
  return (
    <section className={styles.who} aria-labelledby="who-title" data-script="">
      <h2 id="who-title" className={styles.title}>
        <span id="who-label">Кого записать</span>
      </h2>
      <RadioGroup
        id="who"
        name="who"
        value={who}
        choices={WHO}
        onChange={(value) => {
          setWho(value);
          setRefusal(null);
        }}
      />
      {who === 'known' ? <KnownFields key={round} send={send} /> : <GuestFields key={round} send={send} />}
      {refusal && (
        <Note kind="warn" role="alert">
          {refusal.message}{' '}
          {next && (
            <Button kind="quiet" size="s" onClick={() => void send(next.body)}>
              {next.title}
            </Button>
          )}
        </Note>
      )}
    </section>
  );
}
