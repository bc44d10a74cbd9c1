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

/** Names of lists' rows and of the fields of rows. */
const PARTS: Readonly<Record<string, string>> = {
  ...{ questions: 'Вопрос', options: 'ответ', chapters: 'Глава' },
  ...{ text: 'текст', title: 'название', explanation: 'пояснение', image: 'картинка' },
  ...{ countPoints: 'баллы', startSeconds: 'начало', articleId: 'что прочесть' },
};

/** The place of an error in the words of the page: «Вопрос 2, ответ 1, баллы». */
export function placeOf(name: string, labels: Readonly<Record<string, string>>): string {
  const [field = '', ...rest] = name.split('.');
  const words = [labels[field] ?? ''];
  let list = field;
  for (const part of rest) {
    if (/^\d+$/.test(part))
      words.splice(-1, 1, `${PARTS[list] ?? words.at(-1) ?? ''} ${String(Number(part) + 1)}`);
    else if (PARTS[part]) words.push(PARTS[part]);
    list = part;
  }
  return words.join(', ');
}

/** The errors of a form, each a link to its field, and those of the form as a whole. */
export function ErrorSummary({ labels }: { labels: Readonly<Record<string, string>> }) {
  const { formState, setFocus } = useFormContext();
  const wrong = wrongFields(formState.errors, Object.keys(labels));
  const whole = formState.errors.root?.message;
  if (wrong.length === 0 && !whole) return null;
  /** An error of a list as a whole links to the button under the list. */
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
          <p>Что исправить:</p>
          <ul className={styles.errors}>
            {wrong.map(({ name, text }) => (
              <li key={name}>
                <button type="button" onClick={() => lead(name)}>
                  {placeOf(name, labels)}
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
