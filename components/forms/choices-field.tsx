'use client';

import { Field } from '@/components/ui/field/field';
import { Checkbox } from '@/components/ui/tick/tick';
import styles from './form.module.css';
import { useFormField, type FormFieldProps } from './use-form-field';

export type ChoicesFieldProps = FormFieldProps & { choices: readonly { value: string; title: string }[] };

/** Several of these: an array of their values in the form, in the order they were chosen. */
export function ChoicesField({ choices, ...props }: ChoicesFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  const { ref, name, onBlur, id, disabled, ...aria } = control;
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  return (
    <Field {...shell} group>
      <div
        {...aria}
        aria-invalid={undefined}
        role="group"
        aria-labelledby={`${id}-label`}
        className={styles.choices}
      >
        {choices.map((choice, at) => (
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
