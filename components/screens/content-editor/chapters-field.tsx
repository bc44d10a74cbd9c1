'use client';

import { RowsField } from '@/components/blocks/editor/rows-field';
import { TextField } from '@/components/forms/text-field';
import { CHAPTER_TITLE, MOST_CHAPTERS } from '@/lib/domain/chapters';
import { LABELS } from './article-values';
import styles from './content-editor.module.css';

const BLANK = { startSeconds: '', title: '' };

/** Parts of a video, in the order they are played. */
export function ChaptersField() {
  return (
    <RowsField
      name="chapters"
      label={LABELS.chapters}
      hint="Под видео: нажатие начинает с этого места"
      row="Глава"
      add="Добавить главу"
      blank={BLANK}
      most={MOST_CHAPTERS}
    >
      {(name) => (
        <div className={styles.chapter}>
          <TextField name={`${name}.startSeconds`} label="Начало" placeholder="1:05" inputMode="numeric" />
          <TextField name={`${name}.title`} label="Название главы" maxLength={CHAPTER_TITLE} />
        </div>
      )}
    </RowsField>
  );
}
