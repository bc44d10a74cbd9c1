'use client';

import { useRef, useState } from 'react';
import { signIn } from '@/api/session/sign-in';
import { signInWords } from './sign-in-words';

export interface Pair {
  email: string;
  password: string;
}
export type SignInErrors = Partial<Record<keyof Pair | 'form', string>>;

/** Sending a pair and what came of it; one sending at a time, busy until the page is left. `onDone` gets the id. */
export function useSignIn(onDone: (id: string) => void, first: SignInErrors = {}) {
  const [errors, setErrors] = useState<SignInErrors>(first);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  /** True when signed in. */
  async function send(pair: Pair): Promise<boolean> {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setErrors({});
    const problems = await attempt(pair, onDone);
    if (!problems) return true;
    sending.current = false;
    setErrors(problems);
    setBusy(false);
    return false;
  }

  return { errors, busy, send };
}

async function attempt(pair: Pair, onDone: (id: string) => void): Promise<SignInErrors | null> {
  try {
    const problems = await check(pair);
    if (problems) return problems;
    onDone((await signIn(pair)).id);
    return null;
  } catch (error) {
    const { text, field = 'form' } = signInWords(error);
    return { [field]: text };
  }
}

/** The same rules as everywhere, fetched when they are first needed. */
async function check(pair: Pair): Promise<SignInErrors | null> {
  const { login } = await import('@/lib/validation/forms/login');
  const read = login.safeParse(pair);
  if (read.success) return null;
  const errors: SignInErrors = {};
  for (const issue of read.error.issues) errors[issue.path[0] as keyof Pair] ??= issue.message;
  return errors;
}
