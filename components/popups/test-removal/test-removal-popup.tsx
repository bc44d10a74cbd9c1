'use client';

import { useRouter } from 'next/navigation';
import { messageOf } from '@/api/core/call-error';
import { AUTHORED } from '@/components/blocks/authored/kinds';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { toast } from '@/components/ui/toast/toast-store';
import { PopupShell, useClosePopup } from '../slot';
import type { TestRemovalProps } from '../authoring-types';
import { useAnswer } from '../use-answer';

/** Deletes a test or a survey; one that people have sent is archived, so that their results are kept. */
export function TestRemovalPopup({ kind, id, title, sent, isListed = false }: TestRemovalProps) {
  const close = useClosePopup();
  const router = useRouter();
  const { one, named, takenBy, act, remove, list } = AUTHORED[kind];
  const isTaken = sent > 0;
  const { answer, isPending, error } = useAnswer(async () => {
    if (isTaken) await act([id], 'archive');
    else await remove(id);
    toast({ kind: 'good', text: isTaken ? `${named} в архиве` : `${named} удалён` });
    if (isListed) router.refresh();
    else router.push(list());
  });
  return (
    <PopupShell title={isTaken ? `Убрать ${one} в архив?` : `Удалить ${one}?`} size="s" short>
      <p>
        «{title}».{' '}
        {isTaken
          ? `${takenBy(sent)}: удалить нельзя, результаты людей останутся.`
          : 'Вернуть его будет нельзя.'}
      </p>
      {error && (
        <Note kind="bad" role="alert">
          {messageOf(error)}
        </Note>
      )}
      <PopupShell.Actions>
        <Button kind="second" onClick={close}>
          Нет
        </Button>
        <Button kind={isTaken ? 'main' : 'danger'} loading={isPending} onClick={() => answer()}>
          {isTaken ? 'В архив' : 'Удалить'}
        </Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
