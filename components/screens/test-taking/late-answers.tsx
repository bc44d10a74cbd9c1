'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { TestForTaking } from '@/api/tests/queries';
import { draftOf } from '@/components/blocks/test-draft/attempt-of';
import { refuseDraft, waitingDrafts } from '@/components/blocks/test-draft/draft';
import { lateCount, lateWords } from '@/components/blocks/test-draft/late';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { OUTBOX_CHANGED } from '@/lib/pwa/outbox';
import styles from './locked-screen.module.css';

interface LateAnswersProps {
  test: TestForTaking;
  userId: string;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(OUTBOX_CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(OUTBOX_CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

/** Note that answers kept on this device were too late for the result; shown until the person confirms it. */
export function LateAnswers({ test, userId }: LateAnswersProps) {
  const { kind, id } = draftOf(userId, test);
  const find = () => waitingDrafts(userId).filter((draft) => draft.kind === kind && draft.id === id);
  // a string is a stable snapshot; on the server, and when storage fails, the list is empty
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(find()),
    () => '[]',
  );
  const drafts = useMemo(() => JSON.parse(text) as ReturnType<typeof find>, [text]);
  const count = drafts.reduce((sum, { pending, attempt }) => sum + lateCount(pending, attempt, test), 0);
  if (count === 0) return null;
  return (
    <Note kind="warn" role="status">
      <p>{lateWords(count, test)}</p>
      <Button
        kind="quiet"
        size="s"
        className={styles.seen}
        onClick={() => drafts.forEach((draft) => refuseDraft(userId, draft, null))}
      >
        Понятно
      </Button>
    </Note>
  );
}
