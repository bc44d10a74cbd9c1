'use client';

import { useEffect, useRef } from 'react';
import { hideOverlay, showOverlay } from '@/components/blocks/loading-overlay/overlay-state';
import { SignInForm } from '@/components/blocks/sign-in-form/sign-in-form';
import { useSignIn, type Pair, type SignInErrors } from '@/components/blocks/sign-in-form/use-sign-in';
import { isPopupOpen, openPopup } from '@/components/popups/store';
import { forgetEnded } from '@/lib/pwa/end-account';
import { loadPage } from '@/lib/routes/load-page';
import { DEMO_PASSWORD, type DemoAccount } from './demo-accounts';
import { DemoList } from './demo-list';
import { watchSignIn } from './watch-sign-in';

export interface LoginScreenProps {
  /** Address to open after signing in. */
  to: string;
  errors: SignInErrors;
  /** From a letter's link: the new password is asked for at once. */
  reset: { email: string; token: string } | null;
  demo: readonly DemoAccount[];
}

function fill(form: HTMLFormElement | null, pair: Pair): void {
  for (const name of ['email', 'password'] as const) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = pair[name];
  }
}

export function LoginScreen({ to, errors: first, reset, demo }: LoginScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, busy, waiting, send } = useSignIn(() => {
    // a full page load: no state of the guest's page is carried into the session
    loadPage(to);
  }, first);

  useEffect(() => {
    void forgetEnded();
    return watchSignIn(() => loadPage(to));
  }, [to]);
  useEffect(() => {
    if (reset && !isPopupOpen('password-reset')) openPopup('password-reset', reset);
  }, [reset]);

  // the overlay would cover the text about waiting
  useEffect(() => {
    if (waiting) hideOverlay();
  }, [waiting]);

  const sendWithOverlay = async (pair: Pair) => {
    showOverlay();
    if (!(await send(pair))) hideOverlay();
  };

  return (
    <>
      <SignInForm
        to={to}
        errors={errors}
        busy={busy}
        waiting={waiting}
        onSend={(pair) => void sendWithOverlay(pair)}
        formRef={form}
      />
      {demo.length > 0 && (
        <DemoList
          accounts={demo}
          to={to}
          onPick={({ email }) => {
            const pair = { email, password: DEMO_PASSWORD };
            fill(form.current, pair);
            void sendWithOverlay(pair);
          }}
        />
      )}
    </>
  );
}
