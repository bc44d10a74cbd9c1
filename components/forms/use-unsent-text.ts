import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { markBusy } from '@/lib/pwa/busy';
import { followForm, takeForm } from '@/lib/pwa/form-drafts';

type TypedForm = Pick<UseFormReturn<FieldValues>, 'formState' | 'getValues' | 'reset'>;

/** Typed, unsent text delays an update of the portal; text stored before the portal's own reload is restored. */
export function useUnsentText(form: TypedForm, name: string): { onSent: () => void; onInput: () => void } {
  const [sent, setSent] = useState(false);
  const { isDirty, isSubmitting } = form.formState;
  const unsent = (isDirty && !sent) || isSubmitting;
  const now = useRef({ form, unsent });
  useEffect(() => {
    now.current = { form, unsent };
  });

  useEffect(() => (unsent ? markBusy('form') : undefined), [unsent]);

  useEffect(() => {
    const key = `${window.location.pathname}#${name}`;
    const kept = takeForm(key);
    if (kept) {
      const { reset, getValues } = now.current.form;
      reset({ ...getValues(), ...kept }, { keepDefaultValues: true });
    }
    return followForm(key, () => (now.current.unsent ? now.current.form.getValues() : null));
  }, [name]);

  return { onSent: () => setSent(true), onInput: () => setSent(false) };
}
