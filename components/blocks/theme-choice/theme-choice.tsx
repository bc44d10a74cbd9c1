import { chosenTheme } from '@/lib/session/theme';
import styles from './theme-choice.module.css';

const CHOICES = [
  { value: null, title: 'Как в системе' },
  { value: 'light', title: 'Светлая' },
  { value: 'dark', title: 'Тёмная' },
] as const;

/** The theme of this device, as a form, so that it needs no script. */
export async function ThemeChoice() {
  const chosen = await chosenTheme();
  return (
    <form method="post" action="/api/session/theme" className={styles.choice} aria-label="Оформление">
      {CHOICES.map(({ value, title }) => (
        <button key={title} name="theme" value={value ?? 'system'} aria-pressed={chosen === value}>
          {title}
        </button>
      ))}
    </form>
  );
}
