'use client';

import { QrCode } from '@/components/blocks/qr-code/qr-code';
import { Button } from '@/components/ui/button/button';
import { PopupShell, useClosePopup } from '../slot';
import type { EntryCodeProps } from '../training-types';
import styles from './entry-code.module.css';

/** The entry code of a booking, as a QR code and as text. */
export function EntryCodePopup({ name, when, code }: EntryCodeProps) {
  const close = useClosePopup();
  return (
    <PopupShell title="Код для входа" size="s" short>
      <p>
        «{name}», {when}. Покажите код ведущему.
      </p>
      <QrCode text={code} label={`Код ${code}`} className={styles.code} />
      <p className={styles.number}>{code}</p>
      <PopupShell.Actions>
        <Button onClick={close}>Закрыть</Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
