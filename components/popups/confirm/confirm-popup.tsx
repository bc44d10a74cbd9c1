'use client';

import { messageOf } from '@/api/core/call-error';
import { Button } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { PopupShell, useClosePopup } from '../slot';
import type { ConfirmProps } from '../types';
import { useAnswer } from '../use-answer';

/** Asks for confirmation of an action; stays open with the error when the action fails. */
export function ConfirmPopup({
  title = 'Подтверждение',
  text,
  note,
  no = 'Нет',
  yes = 'Да',
  danger,
  brand,
  needsNetwork = true,
  offline = 'Нет сети: сделаем это сами, когда она появится.',
  onYes,
  failed,
  onNo,
  better,
}: ConfirmProps) {
  const close = useClosePopup();
  const run = useAnswer(onYes, needsNetwork);
  const refuse = () => {
    close();
    onNo?.();
  };
  return (
    <PopupShell
      title={title}
      size="s"
      short
      {...(brand ? { brand } : {})}
      {...(onNo ? { onClose: onNo } : {})}
    >
      {text && <div>{text}</div>}
      {run.isPaused && (
        <Note kind="warn" role="status">
          {offline}
        </Note>
      )}
      {note}
      {run.error && (
        <Note kind="bad" role="alert">
          {messageOf(run.error, failed)}
        </Note>
      )}
      <PopupShell.Actions>
        {!better && (
          <Button kind="second" onClick={refuse}>
            {no}
          </Button>
        )}
        <Button
          kind={better ? 'second' : danger ? 'danger' : 'main'}
          loading={run.isPending}
          onClick={() => run.answer()}
        >
          {yes}
        </Button>
        {better && (
          <Button
            onClick={() => {
              close();
              better.act();
            }}
          >
            {better.title}
          </Button>
        )}
      </PopupShell.Actions>
    </PopupShell>
  );
}
