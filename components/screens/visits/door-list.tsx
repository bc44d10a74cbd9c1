'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { CallError, isStatus, messageOf } from '@/api/core/call-error';
import { noteVisit, type RegisteredPharmacist } from '@/api/timetable/queries';
import { Badge } from '@/components/ui/badge/badge';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { tellWritten } from '@/lib/browser/written';
import { formatDateTime } from '@/lib/format/date';
import styles from './visits.module.css';

interface Mark {
  at: string;
  by: string | null;
}

const refusalOf = (error: unknown) => (isStatus(error, 0) ? 'Нет сети: визит не отмечен.' : messageOf(error));

/** Marked by somebody else meanwhile is as good: the answer says when. */
function markOf(error: unknown): Mark | null {
  const { visited_at: at, visited_by_name: by } =
    (error instanceof CallError && error.code === 'already-visited' && error.problems[0]?.meta) || {};
  return typeof at === 'string' ? { at, by: typeof by === 'string' ? by : null } : null;
}

/** Everybody who is expected, each with one large button; every mark is said aloud. */
export function DoorList({ people, isOpen }: { people: readonly RegisteredPharmacist[]; isOpen: boolean }) {
  const router = useRouter();
  const [marks, setMarks] = useState<Readonly<Record<string, Mark>>>({});
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState({ text: '', isBad: false });
  const mark = async ({ id, user }: RegisteredPharmacist) => {
    if (busy) return;
    setBusy(id);
    try {
      if (!navigator.onLine) throw new CallError(0);
      const made = await noteVisit(id, crypto.randomUUID());
      setMarks((before) => ({ ...before, [id]: { at: made.visitedAt ?? '', by: made.visitedByName } }));
      setSaid({ text: `${user.fullName}: визит отмечен`, isBad: false });
      tellWritten();
      router.refresh();
    } catch (error) {
      const known = markOf(error);
      if (known) setMarks((before) => ({ ...before, [id]: known }));
      setSaid({ text: `${user.fullName}: ${refusalOf(error)}`, isBad: !known });
    } finally {
      setBusy(null);
    }
  };
  return (
    <>
      <p role={said.isBad ? 'alert' : 'status'} className={styles.said} data-bad={said.isBad || undefined}>
        {said.text}
      </p>
      <ul className={styles.door}>
        {people.map((person) => (
          <Person
            key={person.id}
            person={person}
            mark={marks[person.id] ?? markedAs(person)}
            busy={busy === person.id}
            {...(isOpen ? { onMark: () => void mark(person) } : {})}
          />
        ))}
      </ul>
    </>
  );
}

const markedAs = ({ visitedAt, visitedByName }: RegisteredPharmacist): Mark | null =>
  visitedAt ? { at: visitedAt, by: visitedByName } : null;

interface PersonProps {
  person: RegisteredPharmacist;
  mark: Mark | null;
  busy: boolean;
  onMark?: () => void;
}

function Person({ person: { user, isGuest }, mark, busy, onMark }: PersonProps) {
  const { pharmacy } = user;
  return (
    <li>
      <div>
        <b>{user.fullName}</b>
        <span>
          {[pharmacy?.city?.name, pharmacy?.name, isGuest && 'без кабинета'].filter(Boolean).join(', ')}
        </span>
      </div>
      {mark ? (
        <div className={styles.came}>
          <Badge kind="good" icon="check">
            Пришёл
          </Badge>
          <span>
            {formatDateTime(mark.at)}
            {mark.by && `, ${mark.by}`}
          </span>
        </div>
      ) : (
        onMark && (
          <Button kind="second" loading={busy} data-script="" onClick={onMark}>
            Пришёл<Hidden>: {user.fullName}</Hidden>
          </Button>
        )
      )}
    </li>
  );
}
