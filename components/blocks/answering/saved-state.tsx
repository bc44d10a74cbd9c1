import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { SAVE_WORDS, type SaveState } from './save-state';
import styles from './saved-state.module.css';

const ICONS: Partial<Record<SaveState, IconName>> = {
  saved: 'check',
  saving: 'repeat',
  offline: 'warn',
  trouble: 'warn',
  session: 'lock',
  closed: 'lock',
  sent: 'check',
};

/** The saving state of answers, announced to screen readers when it changes. */
export function SavedState({ state }: { state: SaveState }) {
  const icon = ICONS[state];
  return (
    <p role="status" className={styles.saved} data-state={state}>
      {icon && <Icon name={icon} size="xs" />}
      <span>{SAVE_WORDS[state]}</span>
    </p>
  );
}
