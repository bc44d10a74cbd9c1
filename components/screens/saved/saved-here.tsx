'use client';

import { useEffect, useState } from 'react';
import { pageOwner } from '@/api/core/page-owner';
import { OutboxList } from '@/components/blocks/outbox/outbox-list';
import { SavedList } from '@/components/blocks/saved-list/saved-list';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { readAccount } from '@/lib/pwa/account';
import { listSaved, type SavedItem } from '@/lib/pwa/saved-reading';
import { SAVED_CHANGED } from '@/lib/pwa/wipe-saved';
import * as path from '@/lib/routes/path';
import styles from './saved.module.css';

interface Here {
  userId: string;
  items: SavedItem[];
}

/** Loads the saved items of the person; none in a browser without storage. */
async function lookHere(): Promise<Here | null> {
  const userId = pageOwner() ?? readAccount();
  if (userId === null) return null;
  const items = typeof indexedDB === 'undefined' ? [] : await listSaved(userId).catch(() => []);
  return { userId, items };
}

const STEPS = [
  ['Откройте материал', 'Статью или интерактивный модуль, пока есть сеть.'],
  ['Нажмите «Скачать для чтения без сети»', 'Текст и картинки останутся на этом устройстве.'],
  ['Читайте где угодно', 'Пройденное и отметки уйдут сами, когда сеть вернётся.'],
] as const;

function NothingSaved() {
  return (
    <>
      <Empty
        picture="/art/empty-offline.svg"
        title="Пока ничего не скачано"
        text="Здесь будет то, что откроется в метро и на складе. Последние прочитанные страницы останутся сами."
        action={
          <span className={styles.acts}>
            <ButtonLink href={path.news()}>К статьям</ButtonLink>
            <ButtonLink href={`${path.learnings()}?type=interactive_module`} kind="second">
              К модулям
            </ButtonLink>
          </span>
        }
      />
      <ol className={styles.steps} aria-label="Как скачать">
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Lists stored on this device. `data-outbox` hides the bar over the page, as the page itself shows what waits. */
export function SavedHere() {
  const [here, setHere] = useState<Here | null>(null);
  useEffect(() => {
    const look = () => void lookHere().then(setHere);
    look();
    window.addEventListener(SAVED_CHANGED, look);
    return () => window.removeEventListener(SAVED_CHANGED, look);
  }, []);
  return (
    <div data-outbox="" className={styles.lists}>
      <OutboxList />
      {here && here.items.length === 0 && <NothingSaved />}
      {here && here.items.length > 0 && <SavedList {...here} />}
    </div>
  );
}
