'use client';

import { messageOf } from '@/api/core/call-error';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';

interface LoadErrorProps {
  error: unknown;
  again: () => unknown;
}

/** The error of a popup's failed request, with a retry button. */
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
