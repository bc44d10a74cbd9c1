'use client';

import { encode } from 'uqr';
import { Button } from '@/components/ui/button/button';
import { PopupShell, useClosePopup } from '../slot';
import type { EntryCodeProps } from '../training-types';
import styles from './entry-code.module.css';

/** The booking's own code for the door, drawn here: it works without a network and lies at no address. */
export function EntryCodePopup({ name, when, code }: EntryCodeProps) {
  const close = useClosePopup();
  return (
    <PopupShell title="Код для входа" size="s">
      <p>
        «{name}», {when}. Покажите код ведущему.
      </p>
      <Squares code={code} />
      <p className={styles.number}>{code}</p>
      <PopupShell.Actions>
        <Button onClick={close}>Закрыть</Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}

function Squares({ code }: { code: string }) {
  const { data, size } = encode(code, { border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`Код ${code}`}>
      <path d={path} />
    </svg>
  );
}
