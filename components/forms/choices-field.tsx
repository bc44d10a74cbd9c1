'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/field/field';
import { Input } from '@/components/ui/input/input';
import { Checkbox } from '@/components/ui/tick/tick';
import { foldLetters } from '@/lib/domain/fold-letters';
import styles from './form.module.css';
import { useFormField, type FormFieldProps } from './use-form-field';

export type ChoicesFieldProps = FormFieldProps & { choices: readonly { value: string; title: string }[] };

/** With more choices than this a search field is shown. */
const MANY = 12;

/** Checkboxes; the form's value is an array of the chosen values in the order of choosing. */
export function ChoicesField({ choices, ...props }: ChoicesFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  const { ref, name, onBlur, id, disabled, ...aria } = control;
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const [asked, setAsked] = useState('');
  const words = foldLetters(asked.trim());
  const shown = choices.filter(({ title }) => foldLetters(title).includes(words));
  return (
    <Field {...shell} group>
      {choices.length > MANY && (
        <Input
          type="search"
          icon="search"
          aria-label={`Найти: ${String(props.label)}`}
          placeholder={chosen.length > 0 ? `Найти, выбрано: ${String(chosen.length)}` : 'Найти'}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
          onKeyDown={(event) => {
            // Enter in the search field must not submit the form
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      )}
      <div
        {...aria}
        aria-invalid={undefined}
        role="group"
        aria-labelledby={`${id}-label`}
        className={styles.choices}
      >
        {shown.map((choice, at) => (
          <Checkbox
            key={choice.value}
            ref={at === 0 ? ref : undefined}
            name={name}
            disabled={disabled}
            label={choice.title}
            checked={chosen.includes(choice.value)}
            aria-invalid={aria['aria-invalid']}
            onBlur={onBlur}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, choice.value] : chosen.filter((one) => one !== choice.value),
              )
            }
          />
        ))}
      </div>
    </Field>
  );
}
