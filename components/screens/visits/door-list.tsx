'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { messageOf } from '@/api/core/call-error';
import { removeVisit, type RegisteredPharmacist } from '@/api/timetable/queries';
import { CodeEntry } from '@/components/blocks/door/code-entry';
import styles from '@/components/blocks/door/door.module.css';
import { DoorRow, type DoorMark } from '@/components/blocks/door/door-row';
import { KeptMarks } from '@/components/blocks/door/kept-marks';
import { markAtDoor, type Marked } from '@/components/blocks/door/mark';
import { SaveList } from '@/components/blocks/door/save-list';
import { useWaitingMarks } from '@/components/blocks/door/use-waiting-marks';
import { announceWrite } from '@/lib/browser/written';
import { formatTime } from '@/lib/format/date';

interface DoorListProps {
  training: { id: string; name: string };
  people: readonly RegisteredPharmacist[];
  isOpen: boolean;
}

/** List of everybody expected, with a field for codes; every mark is announced. */
export function DoorList({ training, people, isOpen }: DoorListProps) {
  const router = useRouter();
  const [marks, setMarks] = useState<Readonly<Record<string, DoorMark>>>({});
  /** Marks removed here, until the list is reloaded. */
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState({ text: '', isBad: false });
  const waiting = useWaitingMarks(training.id);
  const [offset, setOffset] = useState(0);
  const door = { ...training, offset };
  const hear = (name: string, marked: Marked) => {
    if (marked.kind === 'done') {
      const { id, visitedAt, visitedByName } = marked.visit;
      setMarks((before) => ({ ...before, [id]: { at: visitedAt, by: visitedByName } }));
      announceWrite();
      router.refresh();
    }
    setSaid({ text: wordsOf(name, marked), isBad: marked.kind === 'refused' });
  };
  const press = async ({ id, user }: RegisteredPharmacist) => {
    if (busy) return;
    setBusy(id);
    hear(user.fullName, await markAtDoor(door, { registrationId: id }));
    setBusy(null);
  };
  const takeBack = async ({ id, user }: RegisteredPharmacist, mark: DoorMark) => {
    if (busy) return;
    setBusy(id);
    try {
      await removeVisit(id, SLIP);
      setRemoved((before) => [...before, markKey(id, mark)]);
      setSaid({ text: `${user.fullName}: отметка снята`, isBad: false });
      announceWrite();
    } catch (error) {
      setSaid({ text: `${user.fullName}: ${messageOf(error)}`, isBad: true });
    }
    router.refresh();
    setBusy(null);
  };
  const markOf = (person: RegisteredPharmacist) => {
    const mark = marks[person.id] ?? markedAs(person);
    return mark && removed.includes(markKey(person.id, mark)) ? null : mark;
  };
  const onCode = async (code: string) => hear(`Код ${code}`, await markAtDoor(door, { code }));
  return (
    <>
      {isOpen && <CodeEntry onCode={onCode} />}
      <SaveList trainingId={training.id} isOpen={isOpen} onClock={setOffset} />
      <p role={said.isBad ? 'alert' : 'status'} className={styles.said} data-bad={said.isBad || undefined}>
        {said.text}
      </p>
      <KeptMarks trainingId={training.id} />
      <ul className={styles.door}>
        {people.map((person) => {
          const mark = markOf(person);
          return (
            <DoorRow
              key={person.id}
              name={person.user.fullName}
              place={placeOf(person)}
              mark={mark}
              isKept={waiting.ids.has(person.id)}
              busy={busy === person.id}
              onMark={isOpen ? () => void press(person) : undefined}
              onTakeBack={mark && person.canTakeBack ? () => void takeBack(person, mark) : undefined}
            />
          );
        })}
      </ul>
    </>
  );
}

const SLIP = 'Отмечен по ошибке';
const markKey = (id: string, { at }: DoorMark) => `${id} ${at}`;

/** Outcome in words; a visit that somebody else has marked counts as well, with its time and author. */
function wordsOf(name: string, marked: Marked): string {
  if (marked.kind === 'refused') return `${name}: ${marked.words}`;
  if (marked.kind === 'kept') return `${name}: отметка на устройстве, уйдёт с сетью`;
  const { fullName, isNew, visitedAt, visitedByName } = marked.visit;
  if (isNew) return `${fullName}: визит отмечен`;
  return `${fullName}: уже отмечен ${[formatTime(visitedAt), visitedByName].filter(Boolean).join(', ')}`;
}

const markedAs = ({ visitedAt, visitedByName }: RegisteredPharmacist): DoorMark | null =>
  visitedAt ? { at: visitedAt, by: visitedByName } : null;

const placeOf = ({ user: { pharmacy }, isGuest }: RegisteredPharmacist) =>
  [pharmacy?.city?.name, pharmacy?.name, isGuest && 'без кабинета'].filter(Boolean).join(', ');
