import type { FocusEventHandler, Ref } from 'react';
import { sameChoice } from '@/lib/validation/checks';
import { Radio } from './tick';

export type Choice = { value: string; label: string; disabled?: boolean };

export type RadioGroupProps = {
  /** Id of the field; the group takes its name from `${id}-label`. */
  id: string;
  name: string;
  choices: Choice[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
};

/** Radio buttons; values are compared case-insensitively (specification, section 5). */
export function RadioGroup({
  id,
  name,
  choices,
  value,
  onChange,
  onBlur,
  disabled,
  ref,
  ...aria
}: RadioGroupProps) {
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={aria['aria-describedby']}
      id={id}
    >
      {choices.map((choice, index) => (
        <Radio
          key={choice.value}
          ref={index === 0 ? ref : undefined}
          name={name}
          label={choice.label}
          value={choice.value}
          checked={sameChoice(choice.value, value)}
          disabled={disabled || choice.disabled}
          aria-invalid={aria['aria-invalid']}
          onBlur={onBlur}
          onChange={() => onChange(choice.value)}
        />
      ))}
    </div>
  );
}
