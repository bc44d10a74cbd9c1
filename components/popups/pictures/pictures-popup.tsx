'use client';

import { useState, type KeyboardEvent } from 'react';
import { Hidden } from '@/components/ui/hidden/hidden';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { isPlainKey } from '@/lib/browser/plain-key';
import { PopupShell } from '../slot';
import type { PicturesProps } from '../learning-types';
import styles from './pictures.module.css';

/** A gallery; each picture fits the window or is enlarged. Keys: arrows to switch, Enter, `+` and `-` to scale. */
export function PicturesPopup({ title, pictures, at }: PicturesProps) {
  const [place, setPlace] = useState(at);
  const [large, setLarge] = useState(false);
  const current = pictures[place];
  if (!current) return null;
  const go = (step: number) => {
    setLarge(false);
    setPlace((place + step + pictures.length) % pictures.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainKey(event)) return;
    const { key } = event;
    // arrows scroll an enlarged picture
    if (key === 'ArrowRight' && !large) go(1);
    if (key === 'ArrowLeft' && !large) go(-1);
    if (key === '+' || key === '=') setLarge(true);
    if (key === '-') setLarge(false);
  };
  return (
    <PopupShell title={title} hideTitle size="l">
      <div className={styles.box} onKeyDown={onKeyDown}>
        <div
          className={styles.frame}
          tabIndex={0}
          role="group"
          aria-label={current.name}
          data-large={large || undefined}
          onClick={() => setLarge(!large)}
          onKeyDown={({ key }) => key === 'Enter' && setLarge(!large)}
        >
          <img src={current.original} alt={current.name} />
        </div>
        <div className={styles.bar}>
          <IconButton kind="line" icon="left" label="Предыдущее изображение" onClick={() => go(-1)} />
          <p role="status">
            {current.name}
            <Hidden>
              , {place + 1} из {pictures.length}
            </Hidden>
          </p>
          <IconButton
            kind="line"
            icon={large ? 'minus' : 'plus'}
            label={large ? 'Уменьшить' : 'Увеличить'}
            onClick={() => setLarge(!large)}
          />
          <IconButton kind="line" icon="right" label="Следующее изображение" onClick={() => go(1)} />
        </div>
      </div>
    </PopupShell>
  );
}
