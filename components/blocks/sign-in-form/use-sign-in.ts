'use client';

import { useEffect, useRef, useState } from 'react';
import { signInByTurns } from './sign-in-by-turns';
import { signInWords } from './sign-in-words';

export interface Pair {
  email: string;
  password: string;
}
export type SignInErrors = Partial<Record<keyof Pair | 'form', string>>;

/** A delay that ends with the component: resolves with false on unmount. */
function useWait() {
  const [waiting, setWaiting] = useState(false);
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => () => leave.current?.(), []);

  const wait = async (seconds: number): Promise<boolean> => {
    setWaiting(true);
    const isOver = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(() => resolve(true), seconds * 1000);
      leave.current = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
    setWaiting(false);
    return isOver;
  };
  return { waiting, wait };
}

/**
 * Sends a pair and holds its errors; one sending at a time, `busy` until the page is left, `waiting` for a turn when
 * too many people sign in. `onDone` gets the person's id.
 */
export function useSignIn(onDone: (id: string) => void, first: SignInErrors = {}) {
  const [errors, setErrors] = useState<SignInErrors>(first);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const { waiting, wait } = useWait();

  /** Resolves with true when signed in. */
  async function send(pair: Pair): Promise<boolean> {
    if (sending.current) return false;
    sending.current = true;
    setBusy(true);
    setErrors({});
    const problems = await attempt(pair, onDone, wait);
    if (!problems) return true;
    sending.current = false;
    setErrors(problems);
    setBusy(false);
    return false;
  }

  return { errors, busy, waiting, send };
}

async function attempt(
  pair: Pair,
  onDone: (id: string) => void,
  wait: (seconds: number) => Promise<boolean>,
): Promise<SignInErrors | null> {
  try {
    const problems = await check(pair);
    if (problems) return problems;
    onDone((await signInByTurns(pair, wait)).id);
    return null;
  } catch (error) {
    const { text, field = 'form' } = signInWords(error);
    return { [field]: text };
  }
}

/** Validates by the shared rules, loaded on first use. */
async function check(pair: Pair): Promise<SignInErrors | null> {
  const { login } = await import('@/lib/validation/forms/login');
  const read = login.safeParse(pair);
  if (read.success) return null;
  const errors: SignInErrors = {};
  for (const issue of read.error.issues) errors[issue.path[0] as keyof Pair] ??= issue.message;
  return errors;
}
