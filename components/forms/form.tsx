'use client';

import { useMemo, type ReactNode } from 'react';
import {
  FormProvider,
  useForm,
  useFormContext,
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { CallError, isCodeLost } from '@/api/core/call-error';
import { Button, type ButtonLook } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import styles from './form.module.css';
import { lazyResolver, type SchemaSource } from './lazy-resolver';
import { showOn } from './show-on';
import { useAwake } from './use-awake';
import { useEarlyInput } from './use-early-input';
import { useFirstError } from './use-first-error';
import { useResumedSession } from './use-resumed-session';
import { useUnsentText } from './use-unsent-text';

type Shape = z.ZodType<FieldValues, FieldValues>;

export type FormProps<S extends Shape> = {
  /** A schema, or a function that imports it to keep the rules out of the first load. */
  schema: SchemaSource<S>;
  defaults: DefaultValues<z.input<S>>;
  /** May throw: a service's problems are shown at their fields, the others by `<FormMessage>`. */
  onSubmit: (
    values: z.output<S>,
    form: UseFormReturn<z.input<S>, unknown, z.output<S>>,
  ) => Promise<unknown> | unknown;
  /** The form's name for screen readers. */
  label?: string;
  id?: string;
  children: ReactNode;
  className?: string;
};

/** A form that validates on submit, shows errors at their fields, keeps typed text and focuses the first error. */
export function Form<S extends Shape>({
  schema,
  defaults,
  onSubmit,
  label,
  id,
  children,
  className,
}: FormProps<S>) {
  const { warm, resolve } = useMemo(() => lazyResolver(schema), [schema]);
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver: resolve as never,
    defaultValues: defaults,
    shouldFocusError: false,
  });
  const { onSent, onInput } = useUnsentText(form as never, label ?? id ?? '');
  useResumedSession(form as never);
  const { element, failed } = useFirstError();
  useEarlyInput(element);

  const refuse = (error: unknown) => {
    showOn(form)(error);
    failed();
    if (!(error instanceof CallError) && !isCodeLost(error)) reportError(error);
  };
  const send = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values, form);
      onSent();
    } catch (error) {
      refuse(error);
    }
  }, failed);

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        id={id}
        // before hydration a browser would submit the fields, passwords included, in the address
        method="post"
        // the browser must not store typed text in the tab's history: the next person could read it after «Назад».
        // Fields with their own `autocomplete` (a name, an address) are still filled in by the browser
        autoComplete="off"
        noValidate
        aria-label={label}
        className={className ?? styles.form}
        data-says-unsent=""
        onInput={onInput}
        onFocus={() => void warm().catch(() => undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!form.formState.isSubmitting) void send(event).catch(refuse); // loading the rules may fail: see `lazyResolver`
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}

/** The error of the whole form, which belongs to no field. */
export function FormMessage() {
  const { formState } = useFormContext();
  const problem = formState.errors.root?.message;
  return problem ? (
    <Note kind="bad" role="alert">
      {problem}
    </Note>
  ) : null;
}

/** The submit button: loading while its form is being submitted, disabled before hydration. */
export function SubmitButton({ children, ...look }: ButtonLook & { children: ReactNode }) {
  const { formState } = useFormContext();
  const awake = useAwake();
  return (
    <Button {...look} type="submit" disabled={!awake} loading={formState.isSubmitting}>
      {children}
    </Button>
  );
}
