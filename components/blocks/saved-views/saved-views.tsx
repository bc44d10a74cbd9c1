'use client';

import { useSyncExternalStore, type FormEvent } from 'react';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Input } from '@/components/ui/input/input';
import { addView, dropView, keptText, onViews, viewsIn } from './kept-views';
import styles from './saved-views.module.css';

interface SavedViewsProps {
  /** Path of the list, without its query. */
  path: string;
  /** Address of the current view of the list. */
  href: string;
}

/** Named filters and order of a list, stored in this browser for the signed-in person. */
export function SavedViews({ path, href }: SavedViewsProps) {
  const text = useSyncExternalStore(
    onViews,
    () => keptText(path),
    () => null,
  );
  if (text === null) return null;
  const views = viewsIn(text);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = (new FormData(form).get('name') as string).trim();
    if (!name) return;
    addView(path, { name, href });
    form.reset();
  };
  return (
    <details key={href} className={styles.views} name="list-menu">
      <summary className={styles.summary}>
        <Icon name="bookmark" size="s" />
        Мои виды{views.length > 0 && ` (${String(views.length)})`}
      </summary>
      <div className={styles.panel}>
        <ul aria-label="Сохранённые виды">
          {views.map((view) => (
            <li key={view.name}>
              <Anchor
                href={view.href}
                scroll={false}
                aria-current={view.href === href ? 'true' : undefined}
                className={styles.link}
              >
                {view.name}
              </Anchor>
              <IconButton
                icon="trash"
                label={`Удалить вид: ${view.name}`}
                onClick={() => {
                  dropView(path, view.name);
                }}
              />
            </li>
          ))}
        </ul>
        <form onSubmit={save} className={styles.form}>
          <label>
            <Hidden>Название вида</Hidden>
            <Input name="name" maxLength={60} required placeholder="Название" autoComplete="off" />
          </label>
          <Button type="submit" size="s">
            Сохранить этот вид
          </Button>
          <p className={styles.note}>Фильтры и порядок сохранятся в этом браузере.</p>
        </form>
      </div>
    </details>
  );
}
