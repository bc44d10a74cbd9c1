'use client';

import { useEffect, useState } from 'react';
import styles from './celebration.module.css';

const DROPS = 16;

/** Drops that fall once at both sides of a popup, behind its text, until a press or a key; none with reduced motion. */
export function Celebration() {
  const [on, setOn] = useState(true);
  useEffect(() => {
    if (!on) return undefined;
    const skip = () => setOn(false);
    document.addEventListener('pointerdown', skip, { capture: true });
    document.addEventListener('keydown', skip, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', skip, { capture: true });
      document.removeEventListener('keydown', skip, { capture: true });
    };
  }, [on]);
  if (!on) return null;
  return (
    <div
      className={styles.celebration}
      aria-hidden="true"
      data-celebration=""
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget.lastChild && setOn(false)}
    >
      {Array.from({ length: DROPS }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  );
}
