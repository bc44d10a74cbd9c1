'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PreviewButton, WordsWhereRoom } from '@/components/blocks/editor/editor-bar';
import { useEditorState } from '@/components/blocks/editor/editor-context';
import { openPopup } from '@/components/popups/store';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { isSeenByTakers, type AuthoredKindName, type AuthoredState } from '@/lib/domain/authored-state';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import { fromMoscowLocal } from '@/lib/domain/moscow-local';
import { AUTHORED } from './kinds';

interface AuthoredActsProps {
  kind: AuthoredKindName;
  /** The edited test or survey; null for a new one. */
  of: {
    id: string;
    state: AuthoredState;
    publishedRevision: number | null;
    isPublished: boolean;
    hasDraft: boolean;
  } | null;
  /** The number of people who have sent it. */
  sent: number;
  /** Deletes the draft. */
  onDrop: (id: string) => Promise<void>;
}

/** Buttons of an editor: results, preview, delete the draft, save, publish. */
export function AuthoredActs({ kind, of, sent, onDrop }: AuthoredActsProps) {
  const { send, flush, isBusy, hasDraft, discard } = useEditorState();
  const router = useRouter();
  const isOut = of !== null && of.publishedRevision !== null && of.isPublished;
  const isSeen = of !== null && isSeenByTakers(of.state);
  const due = useWatch({ name: 'dueAt' }) as string | undefined;
  const [openedAt] = useState(() => Date.now());
  const isLater = !isSeen && (fromMoscowLocal(due ?? '')?.getTime() ?? 0) > openedAt;
  const isAhead = Boolean(of?.hasDraft) || hasDraft;
  const preview = () => void flush().then(() => router.push(AUTHORED[kind].preview(of?.id ?? NEW_SUBJECT)));
  const giveUp = (id: string) =>
    openPopup('confirm', {
      title: 'Вернуть опубликованное?',
      text: 'Все правки, которых ещё нет в опубликованном, пропадут.',
      yes: 'Вернуть',
      no: 'Оставить правки',
      danger: true,
      onYes: async () => {
        await onDrop(id);
        discard();
        router.refresh();
      },
    });
  return (
    <>
      {of && sent > 0 && (
        <ButtonLink size="s" kind="quiet" icon="users" href={AUTHORED[kind].results(of.id)}>
          <WordsWhereRoom>Результаты</WordsWhereRoom>
        </ButtonLink>
      )}
      <PreviewButton onClick={preview} />
      {of?.hasDraft && of.publishedRevision !== null && (
        <Button size="s" kind="quiet" disabled={isBusy} onClick={() => giveUp(of.id)}>
          Вернуть опубликованное
        </Button>
      )}
      <Button size="s" kind="second" loading={isBusy} onClick={() => send('save')}>
        {isOut ? 'Сохранить правки' : 'Сохранить черновик'}
      </Button>
      {(!isOut || isAhead) && (
        <Button size="s" loading={isBusy} onClick={() => send('publish')}>
          {isLater ? 'Запланировать' : isOut ? 'Опубликовать изменения' : 'Опубликовать'}
        </Button>
      )}
    </>
  );
}
