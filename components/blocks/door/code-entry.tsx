'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/input/input';
import { loadPage } from '@/lib/routes/load-page';
import styles from './door.module.css';
import type { Decode } from './read-frame';
import { Scanner } from './scanner';

const SCAN = '#scan';

const never = () => () => undefined;
/** Whether the page was loaded for scanning. */
const isAsked = () => location.hash === SCAN;

/** Whether the document was loaded at this path: the policy that allows the camera comes with the document. */
function hasCameraPolicy(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  if (!entry) return true;
  const { pathname } = new URL(entry.name, location.href);
  return pathname === location.pathname;
}

interface CodeEntryProps {
  onCode: (text: string) => Promise<void>;
  /** See `Scanner`. */
  decode?: Decode;
}

/** Reads the code of a booking with the camera or from a field. */
export function CodeEntry({ onCode, decode }: CodeEntryProps) {
  const asked = useSyncExternalStore(never, isAsked, () => false);
  const [chosen, setOn] = useState<boolean | null>(null);
  const isOn = chosen ?? asked;
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const scan = () => {
    if (hasCameraPolicy()) setOn(true);
    else loadPage(`${location.pathname}${location.search}${SCAN}`);
  };
  const send = async () => {
    setBusy(true);
    await onCode(text);
    setBusy(false);
    setText('');
  };
  return (
    <div className={styles.codes} data-script="">
      <form
        className={styles.entry}
        aria-label="Код для входа"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) void send();
        }}
      >
        <Field id="door-code" label="Код с экрана участника">
          <Input
            id="door-code"
            value={text}
            maxLength={64}
            autoCapitalize="characters"
            placeholder="7K3M-9QWT-4HZB-2CDE"
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" kind="second" loading={busy}>
          Отметить
        </Button>
        <Button kind={isOn ? 'quiet' : 'second'} onClick={isOn ? () => setOn(false) : scan}>
          {isOn ? 'Выключить камеру' : 'Сканировать'}
        </Button>
      </form>
      {isOn && <Scanner onText={onCode} decode={decode} />}
    </div>
  );
}
