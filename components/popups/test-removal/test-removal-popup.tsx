'use client';

import { useRouter } from 'next/navigation';
import { messageOf } from '@/api/core/call-error';
import { actOnTests, removeTest } from '@/api/testing/queries';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { toast } from '@/components/ui/toast/toast-store';
import { counted } from '@/lib/format/number';
import * as path from '@/lib/routes/path';
import { PopupShell, useClosePopup } from '../slot';
import type { TestRemovalProps } from '../types';
import { useAnswer } from '../use-answer';

const TIMES = ['раз', 'раза', 'раз'] as const;

/** Takes a test away; one that people have taken goes to the archive, where their results stay. */
export function TestRemovalPopup({ id, title, attempts, isListed = false }: TestRemovalProps) {
  const close = useClosePopup();
  const router = useRouter();
  const isTaken = attempts > 0;
  const { answer, isPending, error } = useAnswer(async () => {
    if (isTaken) await actOnTests([id], 'archive');
    else await removeTest(id);
    toast({ kind: 'good', text: isTaken ? 'Тест в архиве' : 'Тест удалён' });
    if (isListed) router.refresh();
    else router.push(path.tests());
  });
  return (
    <PopupShell title={isTaken ? 'Убрать тест в архив?' : 'Удалить тест?'} size="s">
      <p>
        «{title}».{' '}
        {isTaken
          ? `Его прошли ${counted(attempts, TIMES)}: удалить нельзя, результаты людей останутся.`
          : 'Вернуть его будет нельзя.'}
      </p>
      {error && (
        <Note kind="bad" role="alert">
          {messageOf(error)}
        </Note>
      )}
      <PopupShell.Actions>
        <Button kind="quiet" onClick={close}>
          Нет
        </Button>
        <Button kind={isTaken ? 'main' : 'danger'} loading={isPending} onClick={() => answer()}>
          {isTaken ? 'В архив' : 'Удалить'}
        </Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
