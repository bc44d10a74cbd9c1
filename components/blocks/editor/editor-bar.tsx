'use client';

import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { formatTime } from '@/lib/format/date';
import type { Kept } from './draft-keeper';
import { useEditorState } from './editor-context';
import styles from './editor.module.css';

function keptWords(kept: Kept, isNew: boolean): string {
  switch (kept.kind) {
    case 'same':
      return isNew ? 'Ещё не сохранено' : 'Все изменения сохранены';
    case 'saving':
      return 'Сохраняем черновик…';
    case 'saved':
      return `Черновик сохранён ${formatTime(kept.at)}`;
    case 'local':
      return 'Нет сети: черновик на этом устройстве';
    case 'elsewhere':
      return `Черновик правили в другом месте в ${formatTime(kept.at)}`;
    case 'refused':
      return `Черновик не сохранён: ${kept.text}`;
  }
}

/** The bar over the fields: the state of the material, where the draft is kept, undo, and the actions. */
export function EditorBar({ state, children }: { state: ReactNode; children: ReactNode }) {
  const { kept, history, discard, writeOver, takeOther, isBusy, isNew } = useEditorState();
  const { counts, undo, redo } = history;
  // the words over the fields may be scrolled out of sight
  const failure = useFormState().errors.root?.message;
  return (
    <div className={styles.bar}>
      <div className={styles.state}>
        {state}
        <span role="status" data-kept={kept.kind}>
          {keptWords(kept, isNew)}
        </span>
        {failure && <span data-kept="refused">Не отправлено: {failure}</span>}
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
      <div className={styles.steps}>
        {kept.kind !== 'same' && (
          <Button size="s" kind="quiet" icon="trash" disabled={isBusy} onClick={discard}>
            <WordsWhereRoom>Отбросить правки</WordsWhereRoom>
          </Button>
        )}
        <IconButton
          icon="undo"
          size="s"
          label="Отменить правку"
          title="Отменить правку (Ctrl + Z)"
          disabled={counts.past === 0}
          onClick={undo}
        />
        <IconButton
          icon="redo"
          size="s"
          label="Вернуть правку"
          title="Вернуть правку (Ctrl + Y)"
          disabled={counts.future === 0}
          onClick={redo}
        />
      </div>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}

/** Words of a button with an icon: on a phone they are for screen readers alone. */
export function WordsWhereRoom({ children }: { children: ReactNode }) {
  return <span className={styles.wide}>{children}</span>;
}

/** Link to the page as readers will see it; on a phone only its icon is shown. */
export function PreviewButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="s" kind="quiet" icon="eye" onClick={onClick}>
      <WordsWhereRoom>Предпросмотр</WordsWhereRoom>
    </Button>
  );
}
