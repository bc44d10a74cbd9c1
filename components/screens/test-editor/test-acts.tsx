'use client';

import { useRouter } from 'next/navigation';
import { dropTestDraft, type AuthoredTest } from '@/api/testing/queries';
import { useEditorState } from '@/components/blocks/editor/editor-context';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import * as path from '@/lib/routes/path';

interface TestActsProps {
  /** Null for a new one. */
  test: AuthoredTest | null;
  onTest: (test: AuthoredTest) => void;
}

/** What may be done with a test: seen as its takers see it, saved, published, given up. */
export function TestActs({ test, onTest }: TestActsProps) {
  const { send, flush, isBusy, hasDraft, discard } = useEditorState();
  const router = useRouter();
  const isOut = test !== null && test.publishedRevision !== null && test.isPublished;
  const isAhead = Boolean(test?.hasDraft) || hasDraft;
  const preview = () => void flush().then(() => router.push(path.testPreview(test?.id ?? NEW_SUBJECT)));
  const giveUp = (id: string) =>
    openPopup('confirm', {
      title: 'Вернуть опубликованное?',
      text: 'Все правки, которых ещё нет в опубликованном тесте, пропадут.',
      yes: 'Вернуть',
      no: 'Оставить правки',
      danger: true,
      onYes: async () => {
        onTest(await dropTestDraft(id));
        discard();
        router.refresh();
      },
    });
  return (
    <>
      <Button size="s" kind="quiet" icon="eye" onClick={preview}>
        Предпросмотр
      </Button>
      {test?.hasDraft && test.publishedRevision !== null && (
        <Button size="s" kind="quiet" disabled={isBusy} onClick={() => giveUp(test.id)}>
          Вернуть опубликованное
        </Button>
      )}
      <Button size="s" kind="second" loading={isBusy} onClick={() => send('save')}>
        {isOut ? 'Сохранить правки' : 'Сохранить черновик'}
      </Button>
      {(!isOut || isAhead) && (
        <Button size="s" loading={isBusy} onClick={() => send('publish')}>
          {isOut ? 'Опубликовать изменения' : 'Опубликовать'}
        </Button>
      )}
    </>
  );
}
