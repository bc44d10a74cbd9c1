'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '@/components/forms/text-field';
import styles from './pharmacy-fields.module.css';

const STEPS = [
  { name: 'cityId', words: 'cityName', label: 'Город', placeholder: 'Начните вводить название' },
  {
    name: 'chainId',
    words: 'chainName',
    label: 'Аптечная сеть',
    placeholder: 'Сначала выберите город',
    disabled: true,
  },
  {
    name: 'pharmacyId',
    words: 'pharmacyName',
    label: 'Аптека',
    placeholder: 'Сначала выберите сеть',
    disabled: true,
  },
] as const;

/**
 * City → chain → pharmacy. The searching selects are heavy: they come when the form around is first touched, and
 * until then the fields only look like them. A choice that a reload has brought back brings them at once.
 * `own`: pharmacies of the viewer's sight alone.
 */
export function PharmacyFields({ own = false }: { own?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const [Steps, setSteps] = useState<ComponentType<{ own?: boolean }> | null>(null);
  const [waiting, setWaiting] = useState(false);
  const { resetField } = useFormContext();
  const isChosen = Boolean(useWatch<{ cityName?: string }>({ name: 'cityName' }));

  useEffect(() => {
    const form = box.current?.closest('form');
    if (Steps || !form) return;
    const load = () => {
      import('./pharmacy-steps').then(
        (module) => {
          // what was typed meanwhile is no choice; what is said of it still holds
          if (!isChosen) for (const { name } of STEPS) resetField(name, { keepError: true });
          setWaiting(!!box.current?.contains(document.activeElement));
          setSteps(() => module.PharmacySteps);
        },
        () => form.addEventListener('focusin', load, { once: true }),
      );
    };
    if (isChosen) load();
    else form.addEventListener('focusin', load, { once: true });
    return () => form.removeEventListener('focusin', load);
  }, [Steps, resetField, isChosen]);

  // whoever was already in the city's field goes on in the real one
  useEffect(() => {
    if (waiting) box.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus();
  }, [waiting]);

  return (
    <div ref={box} className={styles.fields}>
      {Steps ? (
        <Steps own={own} />
      ) : (
        STEPS.map(({ name, words, ...step }) => (
          <TextField key={name} {...step} name={isChosen ? words : name} icon="down" autoComplete="off" />
        ))
      )}
    </div>
  );
}
