import decodeQR from 'qr/decode.js';
import { useEffect, useState } from 'react';
import { CodeEntry } from '@/components/blocks/door/code-entry';
import { codeHash, entryCode } from '@/components/blocks/door/code-hash';
import styles from '@/components/blocks/door/door.module.css';
import { DoorRow, type DoorMark } from '@/components/blocks/door/door-row';
import { KeptMarks } from '@/components/blocks/door/kept-marks';
import { markAtDoor } from '@/components/blocks/door/mark';
import { useWaitingMarks } from '@/components/blocks/door/use-waiting-marks';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/input/input';
import { Note } from '@/components/ui/note/note';
import { foldLetters } from '@/lib/domain/fold-letters';
import { formatDateTime } from '@/lib/format/date';
import type { DoorCopy, DoorPerson } from '@/lib/pwa/door-copy';
import { loadPage } from '@/lib/routes/load-page';
import { openWhenThere } from './open-when-there';

const markedAs = ({ visitedAt, visitedByName }: DoorPerson): DoorMark | null =>
  visitedAt ? { at: visitedAt, by: visitedByName } : null;

/** The door of a training without a network: the stored list, codes, and visit marks that wait to be sent. */
export function SavedDoor({ copy }: { copy: DoorCopy }) {
  const { address: id, name, when, savedAt, offset, people } = copy;
  const [search, setSearch] = useState('');
  const [said, setSaid] = useState({ text: '', isBad: false });
  const waiting = useWaitingMarks(id);
  const door = { id, name, offset };
  // the reloaded page sends the waiting marks
  useEffect(() => openWhenThere(() => loadPage(location.href)), []);
  useEffect(() => {
    document.title = `Визиты: ${name} — ПроЭксперт`;
  }, [name]);

  const mark = async (person: DoorPerson, scanned = false) => {
    if (markedAs(person) || waiting.ids.has(person.id)) {
      setSaid({ text: `${person.name}: уже отмечен`, isBad: false });
      return;
    }
    const marked = await markAtDoor(door, { registrationId: person.id, scanned });
    if (marked.kind === 'refused') setSaid({ text: marked.words, isBad: true });
    else setSaid({ text: `${person.name}: отмечен на этом устройстве`, isBad: false });
  };
  const onCode = async (text: string) => {
    const code = entryCode(text);
    if (code === null)
      return setSaid({ text: 'Это не код тренинга. Найдите человека в списке.', isBad: true });
    const hash = await codeHash(code);
    const person = people.find((one) => one.codeHash === hash);
    if (person) return mark(person, true);
    const marked = await markAtDoor(door, { code });
    const words = 'Нет в списке на этом устройстве. Код сохранён: решится, когда появится сеть.';
    setSaid(marked.kind === 'refused' ? { text: marked.words, isBad: true } : { text: words, isBad: true });
  };
  const came = people.filter((one) => markedAs(one) || waiting.ids.has(one.id)).length;
  const shown = people.filter((one) => foldLetters(one.name).includes(foldLetters(search.trim())));
  return (
    <div className={styles.stack}>
      <h1>Визиты</h1>
      <Note role="status">
        Нет сети. Список на устройстве с {formatDateTime(savedAt)}: отметки сохранятся и уйдут сами.
      </Note>
      <p>
        «{name}», {when}. Пришли {came} из {people.length}
      </p>
      <CodeEntry onCode={onCode} decode={decodeQR} />
      <p role={said.isBad ? 'alert' : 'status'} className={styles.said} data-bad={said.isBad || undefined}>
        {said.text}
      </p>
      <KeptMarks trainingId={id} />
      <Field id="door-search" label="Поиск по участникам">
        <Input
          id="door-search"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </Field>
      <ul className={styles.door}>
        {shown.map((person) => (
          <DoorRow
            key={person.id}
            name={person.name}
            place={person.place}
            mark={markedAs(person)}
            isKept={waiting.ids.has(person.id)}
            onMark={() => void mark(person)}
          />
        ))}
      </ul>
    </div>
  );
}
