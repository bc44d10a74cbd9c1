'use client';

import { useState, type ComponentProps } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Input } from '../input/input';

/** A password field with a button that shows the typed text. The caller sets `autoComplete`. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <Input
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon="eye"
          label={shown ? 'Скрыть пароль' : 'Показать пароль'}
          on={shown}
          aria-controls={props.id}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
