'use client';

import { Field } from '@/components/ui/field/field';
import { MaskedInput } from '@/components/ui/masked-input/masked-input';
import { maskPhone } from '@/components/ui/masked-input/masks';
import { useFormField, type FormFieldProps } from './use-form-field';

/** The form's value is the phone as shown; the `phone` rule converts it to E.164. */
export function PhoneField(props: FormFieldProps) {
  const { control, shell, value, onChange } = useFormField(props);
  return (
    <Field {...shell}>
      <MaskedInput
        {...control}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+7 (___) ___-__-__"
        mask={maskPhone}
        value={maskPhone(String(value ?? ''))}
        onChange={onChange}
      />
    </Field>
  );
}
