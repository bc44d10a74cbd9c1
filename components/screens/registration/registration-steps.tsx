'use client';

import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { FormMessage, SubmitButton } from '@/components/forms/form';
import { useAwake } from '@/components/forms/use-awake';
import { Button } from '@/components/ui/button/button';
import { StepDots } from '@/components/ui/step-dots/step-dots';
import styles from './registration.module.css';
import { STEPS } from './steps';
import { useSteps } from './use-steps';

/** The form, in steps on a phone with scripts; whole on a wider screen and without scripts. */
export function RegistrationSteps({ children }: { children: ReactNode }) {
  const { step, head, next, back } = useSteps();
  const awake = useAwake();
  const ahead = useRef<HTMLButtonElement>(null);
  const words = `Шаг ${String(step + 1)} из ${String(STEPS.length)}`;

  // Enter opens the next step: the submit button is hidden until the last one
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !ahead.current?.offsetParent) return;
    if (event.defaultPrevented || target.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    void next();
  };
  return (
    <div className={styles.steps} data-at={step + 1} onKeyDown={onKeyDown}>
      <div className={styles.progress}>
        <p ref={head} tabIndex={-1}>
          <b>{words}</b> {STEPS[step]?.title}
        </p>
        <span aria-hidden="true">
          <StepDots done={step + 1} total={STEPS.length} label={words} />
        </span>
      </div>
      {children}
      <div className={styles.said}>
        <FormMessage />
      </div>
      <div className={styles.moves}>
        {step > 0 && (
          <Button kind="second" icon="left" className={styles.back} onClick={back}>
            Назад
          </Button>
        )}
        <Button
          ref={ahead}
          className={styles.ahead}
          wide
          disabled={!awake}
          hidden={step === STEPS.length - 1}
          onClick={() => void next()}
        >
          Далее
        </Button>
        <div className={styles.send}>
          <SubmitButton wide>Зарегистрироваться</SubmitButton>
        </div>
      </div>
    </div>
  );
}
