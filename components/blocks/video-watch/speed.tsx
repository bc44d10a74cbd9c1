'use client';

import { useId, useState } from 'react';
import styles from './speed.module.css';

/** Faster than this a whole viewing would not make up 70 % by the server's clock. */
const RATES = [0.75, 1, 1.25] as const;

/** How fast the video plays. */
export function Speed({ setRate }: { setRate: (rate: number) => void }) {
  const [chosen, choose] = useState(1);
  const id = useId();
  return (
    <div className={styles.speed} role="group" aria-labelledby={id} data-script="">
      <span id={id}>Скорость</span>
      {RATES.map((rate) => (
        <button
          key={rate}
          type="button"
          aria-pressed={rate === chosen}
          onClick={() => {
            choose(rate);
            setRate(rate);
          }}
        >
          {rate.toLocaleString('ru-RU')}×
        </button>
      ))}
    </div>
  );
}
