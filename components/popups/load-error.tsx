'use client';

import { messageOf } from '@/api/core/call-error';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';

interface LoadErrorProps {
  error: unknown;
  again: () => unknown;
}

/** What a window shows did not come: why, and the way to ask for it once more. */
export function LoadError({ error, again }: LoadErrorProps) {
  return (
    <>
      <Note kind="bad" role="alert">
        {messageOf(error)}
      </Note>
      <div>
        <Button kind="second" onClick={() => void again()}>
          Повторить
        </Button>
      </div>
    </>
  );
}
