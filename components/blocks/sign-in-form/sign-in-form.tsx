'use client';

import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { describe } from '@/components/ui/field/describe';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/input/input';
import { Note } from '@/components/ui/note/note';
import { PasswordInput } from '@/components/ui/password-input/password-input';
import styles from './sign-in-form.module.css';
import type { Pair, SignInErrors } from './use-sign-in';

export interface SignInFormProps {
  /** Target of the form without a script. */
  to?: string;
  email?: string;
  errors: SignInErrors;
  busy: boolean;
  /** Too many people are signing in: the form will retry by itself. */
  waiting: boolean;
  onSend: (pair: Pair) => void;
  formRef?: RefObject<HTMLFormElement | null>;
  /** Shown beside the button. */
  actions?: ReactNode;
}

export function pairOf(form: HTMLFormElement): Pair {
  const data = new FormData(form);
  return { email: String(data.get('email') ?? ''), password: String(data.get('password') ?? '') };
}

/**
 * E-mail and password. The fields are uncontrolled: values filled by a password manager before the script ran are kept,
 * and without a script the form posts itself.
 */
export function SignInForm({
  to = '/',
  email,
  errors,
  busy,
  waiting,
  onSend,
  formRef,
  actions,
}: SignInFormProps) {
  const id = useId();
  const own = useRef<HTMLFormElement>(null);
  const form = formRef ?? own;

  useEffect(() => {
    if (errors.email || errors.password)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, form]);

  return (
    <form
      ref={form}
      className={styles.form}
      action="/api/session"
      method="post"
      noValidate
      aria-label="Вход"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(pairOf(event.currentTarget));
      }}
    >
      <input type="hidden" name="from" value={to} />
      {errors.form && (
        <Note kind="bad" role="alert">
          {errors.form}
        </Note>
      )}
      {waiting && <Note role="status">Входит много людей, повторяем…</Note>}
      <Field id={`${id}-email`} label="Электронная почта" error={errors.email}>
        <Input
          {...describe(`${id}-email`, { error: errors.email })}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          autoCapitalize="none"
          required
          defaultValue={email}
        />
      </Field>
      <Field id={`${id}-password`} label="Пароль" error={errors.password}>
        <PasswordInput
          {...describe(`${id}-password`, { error: errors.password })}
          name="password"
          autoComplete="current-password"
          required
        />
      </Field>
      <button
        type="button"
        className={styles.forgot}
        onClick={() => openPopup('password-reset', form.current ? { email: pairOf(form.current).email } : {})}
      >
        Забыли пароль?
      </button>
      <Button type="submit" wide loading={busy}>
        Войти
      </Button>
      {actions}
    </form>
  );
}
