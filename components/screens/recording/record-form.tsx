'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CallError } from '@/api/core/call-error';
import {
  recordCame,
  recordOn,
  recordSeveral,
  type GroupBody,
  type GroupSeat,
  type RecordBody,
  type RegisteredPharmacist,
} from '@/api/timetable/queries';
import { Button } from '@/components/ui/button/button';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';
import { Note } from '@/components/ui/note/note';
import { RadioGroup } from '@/components/ui/tick/radio-group';
import { toast } from '@/components/ui/toast/toast-store';
import { RequestKey } from '@/lib/browser/request-key';
import { announceWrite } from '@/lib/browser/written';
import { GuestFields } from './guest-fields';
import { KnownFields } from './known-fields';
import styles from './recording.module.css';
import { groupRefusal, leftOut, refusalOf, type Refusal } from './refusal';
import { SeveralFields, type Chosen } from './several-fields';

const WHO = [
  { value: 'known', label: 'Есть на портале' },
  { value: 'guest', label: 'Новый участник' },
];
const SEVERAL = { value: 'several', label: 'Несколько сразу' };

/** Returns a 409 or 404, which are shown beside the form; throws others, which belong to fields. */
function answered(error: unknown): CallError {
  if (!(error instanceof CallError) || (error.status !== 409 && error.status !== 404)) throw error;
  return error;
}

const doneWords = ({ user, state, waitingPosition, visited }: RegisteredPharmacist) => {
  if (visited) return `${user.fullName}: визит отмечен`;
  const place = state === 'waiting' ? `в очереди: ${String(waitingPosition ?? 1)}` : 'запись сделана';
  return `${user.fullName}: ${place}`;
};
const groupWords = (seats: readonly GroupSeat[]) => {
  const count = (state: GroupSeat['state']) => String(seats.filter((seat) => seat.state === state).length);
  return `Записаны: ${count('registered')}, в очереди: ${count('waiting')}`;
};

interface RecordFormProps {
  trainingId: string;
  /** The door is open: the named person has come without a booking. */
  door: boolean;
  /** People chosen in a list beforehand. */
  chosen: Chosen;
}

/** Records a person with an account, a new person, or several people at once. */
export function RecordForm({ trainingId, door, chosen }: RecordFormProps) {
  const router = useRouter();
  const [who, setWho] = useState(!door && chosen.length > 0 ? 'several' : 'known');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [round, setRound] = useState(0);
  const [request] = useState(() => new RequestKey());
  // the next person gets a new form: the sent one is removed together with its focused button
  const kept = useFocusKept<HTMLElement>((box) => box.querySelector('h2'));

  const done = (text: string) => {
    announceWrite();
    toast({ text, kind: 'good' });
    request.forget();
    setRound(round + 1);
    router.refresh();
  };
  /** Throws errors of fields; shows any other refusal and what can be done about it. */
  async function send(body: RecordBody): Promise<void> {
    setRefusal(null);
    try {
      done(doneWords(await (door ? recordCame : recordOn)(trainingId, body, request.of(body))));
    } catch (error) {
      setRefusal(refusalOf(answered(error), body));
    }
  }
  async function sendSeveral(body: GroupBody, names: Readonly<Record<string, string>>): Promise<void> {
    setRefusal(null);
    try {
      const { items } = await recordSeveral(trainingId, body, request.of(body));
      done(groupWords(items));
      setRefusal(leftOut(items, names));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(groupRefusal(error, names));
    }
  }
  return (
    <section {...kept} className={styles.who} aria-labelledby="who-title" data-script="">
      <h2 id="who-title" tabIndex={-1} className={styles.title}>
        <span id="who-label">{door ? 'Визит без записи' : 'Кого записать'}</span>
      </h2>
      {door && <p>Визит будет отмечен сразу, места это не занимает.</p>}
      <RadioGroup
        id="who"
        name="who"
        value={who}
        choices={door ? WHO : [...WHO, SEVERAL]}
        onChange={(value) => {
          setWho(value);
          setRefusal(null);
        }}
      />
      {who === 'known' && <KnownFields key={round} send={send} />}
      {who === 'guest' && <GuestFields key={round} send={send} />}
      {who === 'several' && (
        <SeveralFields key={round} chosen={round === 0 ? chosen : []} send={sendSeveral} />
      )}
      {refusal && <Refused refusal={refusal} onNext={(body) => void send(body)} />}
    </section>
  );
}

function Refused({ refusal, onNext }: { refusal: Refusal; onNext: (body: RecordBody) => void }) {
  const { message, lines = [], next } = refusal;
  return (
    <Note kind="warn" role="alert">
      {message}{' '}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {next && (
        <Button kind="quiet" size="s" onClick={() => onNext(next.body)}>
          {next.title}
        </Button>
      )}
    </Note>
  );
}
