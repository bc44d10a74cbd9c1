'use client';

import { useState } from 'react';
import { PopupShell } from '../slot';
import type { PasswordResetProps } from '../types';
import { AskLetter } from './ask-letter';
import { NewPassword } from './new-password';

/** Asks for the reset letter; opened by the letter's link (with `token`), asks for the new password. */
export function PasswordResetPopup({ email = '', token }: PasswordResetProps) {
  const [dead, setDead] = useState(false);
  if (token && !dead) {
    return (
      <PopupShell title="Новый пароль" size="s" keep>
        <NewPassword email={email} token={token} onDead={() => setDead(true)} />
      </PopupShell>
    );
  }
  return (
    <PopupShell title={dead ? 'Ссылка больше не действует' : 'Забыли пароль?'} size="s" keep>
      <AskLetter email={email} dead={dead} />
    </PopupShell>
  );
}
