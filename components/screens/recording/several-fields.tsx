'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GroupBody } from '@/api/timetable/queries';
import { loadPharmacists } from '@/components/blocks/training-selects/training-loads';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { useFocusKept } from '@/components/ui/focus/use-focus-kept';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import type { Option } from '@/components/ui/native-select/native-select';
import { RemoteSelect } from '@/components/ui/remote-select/remote-select';
import { RadioGroup } from '@/components/ui/tick/radio-group';
import { counted } from '@/lib/format/number';
import styles from './recording.module.css';

const MOST = 20;
const MODES = [
  { value: 'all', label: 'Всех или никого' },
  { value: 'fitting', label: 'Сколько поместится, остальных в лист ожидания' },
];
const PEOPLE = ['человека', 'человек', 'человек'] as const;

export type Chosen = readonly { value: string; label: string }[];

interface SeveralFieldsProps {
  /** People chosen in a list beforehand. */
  chosen: Chosen;
  /** `names`: names of the people by their ids. */
  send: (body: GroupBody, names: Readonly<Record<string, string>>) => Promise<void>;
}

/** Several people of the portal, chosen one by one and recorded by one press. */
export function SeveralFields({ chosen, send }: SeveralFieldsProps) {
  const cache = useQueryClient();
  const [people, setPeople] = useState<readonly Option[]>(chosen);
  const [mode, setMode] = useState<GroupBody['mode']>('all');
  const [busy, setBusy] = useState(false);
  const kept = useFocusKept<HTMLDivElement>((box) => box.querySelector('input'));
  const add = (person: Option | null) => {
    if (!person || people.length >= MOST || people.some(({ value }) => value === person.value)) return;
    setPeople([...people, person]);
  };
  const record = async () => {
    setBusy(true);
    try {
      const names = Object.fromEntries(people.map(({ value, label }) => [value, String(label)]));
      await send({ userIds: Object.keys(names), mode }, names);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div {...kept} className={styles.several}>
      <Field id="several" label="Добавить фармацевта" hint={`Не больше ${String(MOST)} за раз`}>
        <RemoteSelect
          // a new key empties the field after the person has moved to the list below
          key={people.length}
          id="several"
          aria-describedby="several-hint"
          placeholder="Фамилия, телефон или почта"
          load={loadPharmacists(cache)}
          value={null}
          onChange={add}
        />
      </Field>
      {people.length > 0 && (
        <ul className={styles.chosen} aria-label="Кого записать">
          {people.map(({ value, label }) => (
            <li key={value}>
              {label}
              <IconButton
                icon="close"
                size="s"
                label={`Убрать: ${String(label)}`}
                onClick={() => setPeople(people.filter((person) => person.value !== value))}
              />
            </li>
          ))}
        </ul>
      )}
      <Field id="several-mode" label="Если мест не хватит" group>
        <RadioGroup
          id="several-mode"
          name="several-mode"
          choices={MODES}
          value={mode}
          onChange={(value) => setMode(value as GroupBody['mode'])}
        />
      </Field>
      <div>
        <Button loading={busy} disabled={people.length === 0} onClick={() => void record()}>
          {people.length === 0 ? 'Записать' : `Записать ${counted(people.length, PEOPLE)}`}
        </Button>
      </div>
    </div>
  );
}
