import { Button } from '@/components/ui/button/button';
import { PopupShell, useClosePopup } from './slot';
import styles from './text-popup.module.css';

interface NumberedPopupProps {
  title: string;
  lines: readonly string[];
  brand?: 'programme';
}

/** Short numbered lines to read, and a button. */
export function NumberedPopup({ lines, ...shell }: NumberedPopupProps) {
  const close = useClosePopup();
  return (
    <PopupShell size="m" {...shell}>
      <div className={styles.text}>
        <ol>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
      <PopupShell.Actions>
        <Button onClick={close}>Понятно</Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
