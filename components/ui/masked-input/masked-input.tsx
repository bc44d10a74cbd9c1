'use client';

import { useLayoutEffect, useRef, type ChangeEvent, type ComponentProps } from 'react';
import { Input, type InputProps } from '../input/input';
import type { Masking } from './masks';

export type MaskedInputProps = Omit<InputProps, 'onChange' | 'value' | 'ref'> & {
  value: string;
  onChange: (value: string) => void;
  mask: Masking;
  ref?: ComponentProps<'input'>['ref'];
};

const meaning = /[\p{L}\d]/u;

/** The caret position after `count` letters and digits. */
function caretAfter(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index++) {
    if (seen === count) return index;
    if (meaning.test(text[index] ?? '')) seen++;
  }
  return text.length;
}

/** A controlled input that applies a mask and keeps the caret at the typed character. */
export function MaskedInput({ value, onChange, mask, ref, ...rest }: MaskedInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    const place = caret.current;
    caret.current = null;
    if (place !== null && own.current === document.activeElement)
      own.current?.setSelectionRange(place, place);
  });

  function change(event: ChangeEvent<HTMLInputElement>) {
    const written = event.target.value;
    const shown = mask(written);
    const at = event.target.selectionStart ?? written.length;
    const before = [...written.slice(0, at)].filter((letter) => meaning.test(letter)).length;
    const grown = [...shown].filter((letter) => meaning.test(letter)).length;
    const typed = [...written].filter((letter) => meaning.test(letter)).length;
    // A country code that the mask inserts in front shifts the caret.
    if (at < written.length) caret.current = caretAfter(shown, before + Math.max(0, grown - typed));
    onChange(shown);
  }

  function attach(node: HTMLInputElement | null) {
    own.current = node;
    if (typeof ref === 'function') return ref(node);
    if (ref) ref.current = node;
  }

  return <Input {...rest} ref={attach} value={value} onChange={change} />;
}
