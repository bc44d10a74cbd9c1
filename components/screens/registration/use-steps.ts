import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { hashOf, STEPS, stepOf, stepWith } from './steps';

/**
 * Which step a phone shows. Each one ahead is an entry of history, so that the browser's back shows the step before
 * with what was typed there; a reload begins anew, as nothing typed is kept.
 */
export function useSteps() {
  const { trigger, formState } = useFormContext();
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

  // what was refused may stand on a step before
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
