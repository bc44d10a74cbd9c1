'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { formatTime } from '@/lib/format/date';
import type { Kept } from './draft-keeper';
import { useEditorState } from './editor-context';
import styles from './editor.module.css';

function keptWords(kept: Kept): string {
  switch (kept.kind) {
    case 'same':
      return 'Все изменения сохранены';
    case 'saving':
      return 'Сохраняем черновик…';
    case 'saved':
      return `Сохранено ${formatTime(kept.at)}`;
    case 'local':
      return 'Нет сети: черновик на этом устройстве';
    case 'elsewhere':
      return `Черновик правили в другом месте в ${formatTime(kept.at)}`;
    case 'refused':
      return `Черновик не сохранён: ${kept.text}`;
  }
}

/** Over the fields: the state of the material, where the draft is kept, undo, and what may be done. */
export function EditorBar({ state, children }: { state: ReactNode; children: ReactNode }) {
  const { kept, history, discard, writeOver, takeOther, isBusy } = useEditorState();
  const { counts, undo, redo } = history;
  return (
    <div className={styles.bar}>
      <div className={styles.state}>
        {state}
        <span role="status" data-kept={kept.kind}>
          {keptWords(kept)}
        </span>
        {kept.kind === 'elsewhere' && (
          <>
            <Button size="s" kind="quiet" onClick={takeOther}>
              Открыть тот
            </Button>
            <Button size="s" kind="quiet" onClick={writeOver}>
              Оставить этот
            </Button>
          </>
        )}
      </div>
      <div className={styles.tools}>
        <Button size="s" kind="quiet" disabled={counts.past === 0} onClick={undo} title="Ctrl+Z">
          Отменить
        </Button>
        <Button size="s" kind="quiet" disabled={counts.future === 0} onClick={redo} title="Ctrl+Y">
          Повторить
        </Button>
        {kept.kind !== 'same' && (
          <Button size="s" kind="quiet" disabled={isBusy} onClick={discard}>
            Отбросить правки
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
