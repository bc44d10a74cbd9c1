'use client';

import { useState } from 'react';
import { PopupShell } from '../slot';
import type { PasswordResetProps } from '../types';
import { AskLetter } from './ask-letter';
import { NewPassword } from './new-password';

/** Two ways in: no link yet, so a letter is asked for; a link from the letter, so the new password is. */
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
