import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Reads the choice that was made in the server-rendered form before hydration and reports it as an answer. `ready` is
 * true afterwards: a button pressed earlier would submit the form without a handler.
 */
export function useEarlyChoice(
  chosen: readonly string[],
  onAnswer: (optionIds: string[]) => void,
): { fields: RefObject<HTMLFieldSetElement | null>; ready: boolean } {
  const fields = useRef<HTMLFieldSetElement>(null);
  const first = useRef({ chosen, onAnswer });
  const [ready, setReady] = useState(false);

  useBrowserEffect(() => {
    const { chosen: known, onAnswer: answer } = first.current;
    const ticked = [...(fields.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])];
    const now = ticked.map(({ value }) => value);
    if (now.length !== known.length || now.some((id) => !known.includes(id))) answer(now);
    setReady(true);
  }, []);

  return { fields, ready };
}
