import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const MOST = 50;
/** Typing without a pause of this length is undone in one step. */
const PAUSE_MS = 500;

/** Undo and redo of the whole form; a rich text has its own while the caret is in it. */
export function useHistory<V extends FieldValues>({ subscribe, getValues, reset }: UseFormReturn<V>) {
  const past = useRef<string[]>([]);
  const future = useRef<string[]>([]);
  const last = useRef('');
  const typed = useRef({ at: 0, name: '' });
  const [counts, setCounts] = useState({ past: 0, future: 0 });

  useEffect(() => {
    last.current = JSON.stringify(getValues());
    return subscribe({
      formState: { values: true },
      callback: ({ values, name = '', type }) => {
        const text = JSON.stringify(values);
        if (text === last.current) return;
        // typing in one field continues a step; adding, removing or moving a row is a step of its own
        const isTyping = type === 'change' && name === typed.current.name;
        const goesOn = isTyping && Date.now() - typed.current.at < PAUSE_MS && past.current.length > 0;
        if (!goesOn) past.current = [...past.current, last.current].slice(-MOST);
        typed.current = { at: Date.now(), name: type === 'change' ? name : '' };
        last.current = text;
        future.current = [];
        setCounts({ past: past.current.length, future: 0 });
      },
    });
  }, [subscribe, getValues]);

  function go(from: typeof past, to: typeof future): void {
    const text = from.current.pop();
    if (text === undefined) return;
    to.current.push(last.current);
    last.current = text;
    typed.current = { at: 0, name: '' };
    reset(JSON.parse(text) as V, { keepDefaultValues: true, keepErrors: true });
    setCounts({ past: past.current.length, future: future.current.length });
  }

  return { counts, undo: () => go(past, future), redo: () => go(future, past) };
}
