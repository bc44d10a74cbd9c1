import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { dropForms, keepForms } from '@/lib/pwa/form-drafts';
import { hashOf, openedStep, STEPS, stepOf, stepWith } from './steps';

/** Whether the page was reloaded; any other load is a new visit, maybe of another person. */
const isReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

const keepNow = () => keepForms();

/**
 * Current step on a phone. Each step forward adds a history entry, so that the browser's back shows the step before
 * with its values. A reload keeps both: the values are stored for it, except passwords and consents.
 */
export function useSteps() {
  const { trigger, formState, getValues, resetField } = useFormContext();
  const { errors, submitCount } = formState;
  const [step, setStep] = useState(0);
  const head = useRef<HTMLParagraphElement>(null);
  const focus = useRef<'head' | 'error' | null>(null);

  const show = (next: number, to: 'head' | 'error') => {
    focus.current = to;
    setStep(next);
  };

  useEffect(() => {
    const onPop = () => show(stepOf(window.location.hash), 'head');
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  useEffect(() => {
    if (!isReloaded()) dropForms();
    // the form restores stored values in its own effect, after this one
    queueMicrotask(() => {
      // text typed before the search selects loaded is no choice; a choice has set `cityName`
      if (!getValues('cityName')) for (const name of STEPS[1].fields) resetField(name);
      const opened = openedStep(stepOf(window.location.hash), getValues());
      if (window.location.hash) window.history.replaceState(null, '', hashOf(opened));
      setStep(opened);
    });
    window.addEventListener('pagehide', keepNow);
    return () => window.removeEventListener('pagehide', keepNow);
  }, [getValues, resetField]);

  // a refused field may be on an earlier step
  const latest = useRef(errors);
  useEffect(() => {
    latest.current = errors;
  });
  useEffect(() => {
    const wrong = stepWith(latest.current);
    if (submitCount > 0 && wrong >= 0) show(wrong, 'error');
  }, [submitCount]);

  useEffect(() => {
    const to = focus.current;
    focus.current = null;
    if (to === 'head') head.current?.focus();
    if (to === 'error')
      head.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [step]);

  async function next(): Promise<void> {
    const fields = STEPS[step]?.fields ?? [];
    if (!(await trigger([...fields], { shouldFocus: true }))) return;
    window.history.replaceState(null, '', hashOf(step));
    window.history.pushState(null, '', hashOf(step + 1));
    show(step + 1, 'head');
  }

  return { step, head, next, back: () => window.history.back() };
}
