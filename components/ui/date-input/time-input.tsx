'use client';

import { MaskedInput, type MaskedInputProps } from '../masked-input/masked-input';
import { maskTime } from './moments';

export type TimeInputProps = Omit<MaskedInputProps, 'mask' | 'type' | 'inputMode' | 'placeholder'>;

/** A time typed as hh:mm; the focus selects the value, so that typing replaces it. */
export function TimeInput(props: TimeInputProps) {
  return (
    <MaskedInput
      {...props}
      mask={maskTime}
      inputMode="numeric"
      placeholder="чч:мм"
      autoComplete="off"
      onFocus={(event) => event.target.select()}
    />
  );
}
