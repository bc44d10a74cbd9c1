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
 * City → chain → pharmacy. The searching selects are heavy: they are loaded on the first focus within the form, and
 * until then plain fields stand in. A choice restored by a reload loads them at once. `own`: only pharmacies in the
 * viewer's sight.
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
          // text typed during loading is no choice and is cleared; its error stays
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

  // focus that was in the placeholder of the city moves to the real field
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
