'use client';

import { useFormContext, type FieldErrors } from 'react-hook-form';
import { Note } from '@/components/ui/note/note';
import styles from './editor.module.css';

interface Wrong {
  name: string;
  text: string;
}

/** Every error of a form, of arrays too, in the order of the names. */
export function wrongFields(errors: FieldErrors, names: readonly string[]): Wrong[] {
  const found: Wrong[] = [];
  const look = (error: unknown, name: string): void => {
    if (typeof error !== 'object' || error === null) return;
    const { message } = error as { message?: unknown };
    if (typeof message === 'string' && message) found.push({ name, text: message });
    else
      for (const [key, inner] of Object.entries(error)) {
        if (key !== 'ref') look(inner, `${name}.${key}`);
      }
  };
  for (const name of names) look(errors[name], name);
  return found;
}

/** «Главы, 2»: the label of the field, with the place of the row. */
function labelOf(name: string, labels: Readonly<Record<string, string>>): string {
  const [field = '', ...rest] = name.split('.');
  const rows = rest.filter((part) => /^\d+$/.test(part)).map((at) => String(Number(at) + 1));
  return [labels[field], ...rows].join(', ');
}

/** What is wrong, each a way to its field; words for the whole form stand here too. */
export function ErrorSummary({ labels }: { labels: Readonly<Record<string, string>> }) {
  const { formState, setFocus } = useFormContext();
  const wrong = wrongFields(formState.errors, Object.keys(labels));
  const whole = formState.errors.root?.message;
  if (wrong.length === 0 && !whole) return null;
  /** What is wrong with a list as a whole leads to the button under it. */
  const lead = (name: string) => {
    const lists = [...document.querySelectorAll<HTMLElement>('[data-rows]')];
    const list = lists.find(({ dataset }) => dataset.rows === name.replace(/\.root$/, ''));
    if (list) list.querySelector<HTMLElement>(':scope > [data-add]')?.focus();
    else setFocus(name);
  };
  return (
    <Note kind="bad" role="alert">
      {whole && <p>{whole}</p>}
      {wrong.length > 0 && (
        <>
          <p>Исправьте, чтобы сохранить:</p>
          <ul className={styles.errors}>
            {wrong.map(({ name, text }) => (
              <li key={name}>
                <button type="button" onClick={() => lead(name)}>
                  {labelOf(name, labels)}
                </button>
                : {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  );
}
