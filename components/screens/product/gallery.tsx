'use client';

import { useState, type KeyboardEvent } from 'react';
import { openPopup } from '@/components/popups/store';
import { opensPopup, whenPressed } from '@/components/ui/anchor/pressed';
import { Icon } from '@/components/ui/icon/icon';
import { isPlainKey } from '@/lib/browser/plain-key';
import styles from './gallery.module.css';

export interface GalleryPicture {
  name: string;
  preview: string;
  original: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * Pictures of a product: a large one and the rest beside it. Arrows go from one to the next; a press opens it larger.
 * Without scripts every picture is a link to its file.
 */
export function Gallery({ title, pictures }: { title: string; pictures: readonly GalleryPicture[] }) {
  const [at, setAt] = useState(0);
  const current = pictures[at];
  if (!current) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || pictures.length < 2 || !isPlainKey(event)) return;
    event.preventDefault();
    setAt((at + step + pictures.length) % pictures.length);
  };
  return (
    <div className={styles.gallery} role="group" aria-label="Изображения" onKeyDown={onKeyDown}>
      <a
        href={current.original}
        className={styles.main}
        aria-label={`Увеличить: ${current.name}`}
        {...opensPopup(() => openPopup('pictures', { title, pictures, at }))}
      >
        <img
          src={current.preview}
          srcSet={`${current.preview} 640w, ${current.original} 960w`}
          sizes="(max-width: 767px) 134vw, 830px"
          alt={current.name}
          fetchPriority={at === 0 ? 'high' : undefined}
        />
        <span className={styles.zoom}>
          <Icon name="search" />
        </span>
      </a>
      {pictures.length > 1 && (
        <div className={styles.thumbs}>
          {pictures.map(({ name, preview, original }, place) => (
            <a
              key={original}
              href={original}
              aria-label={`Показать: ${name}`}
              aria-current={place === at || undefined}
              {...whenPressed(() => setAt(place))}
            >
              <img src={preview} alt="" loading="lazy" decoding="async" />
            </a>
          ))}
        </div>
      )}
    </div>
  );
}
