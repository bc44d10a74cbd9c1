'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PreviewButton } from '@/components/blocks/editor/editor-bar';
import { useEditorState } from '@/components/blocks/editor/editor-context';
import { Button } from '@/components/ui/button/button';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import { fromMoscowLocal } from '@/lib/domain/moscow-local';
import type { PublicationState } from '@/lib/domain/publication-state';
import * as path from '@/lib/routes/path';
import type { ArticleValues } from './article-values';

/** Actions that the item's publication state allows. */
export function PublishActs({ id, state }: { id: string | null; state: PublicationState }) {
  const { send, flush, isBusy } = useEditorState();
  const router = useRouter();
  const day = useWatch<ArticleValues, 'publishedAt'>({ name: 'publishedAt' });
  const [openedAt] = useState(() => Date.now());
  const isLater = (fromMoscowLocal(day)?.getTime() ?? 0) > openedAt;
  const isOut = state === 'published' || state === 'scheduled';
  const preview = () => void flush().then(() => router.push(path.contentPreview(id ?? NEW_SUBJECT)));
  return (
    <>
      <PreviewButton onClick={preview} />
      {id !== null && state !== 'draft' && (
        <Button size="s" kind="quiet" disabled={isBusy} onClick={() => send('draft')}>
          В черновики
        </Button>
      )}
      {id !== null && state !== 'archived' && (
        <Button size="s" kind="quiet" disabled={isBusy} onClick={() => send('archive')}>
          В архив
        </Button>
      )}
      <Button size="s" kind={isOut ? 'main' : 'second'} loading={isBusy} onClick={() => send('save')}>
        {isOut ? 'Сохранить изменения' : 'Сохранить'}
      </Button>
      {!isOut && (
        <Button size="s" loading={isBusy} onClick={() => send('publish')}>
          {isLater ? 'Запланировать' : 'Опубликовать'}
        </Button>
      )}
    </>
  );
}
