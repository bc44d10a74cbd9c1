import clsx from 'clsx';
import { Rosette } from './rosette';
import styles from './seal.module.css';

/** Teeth of the seal's edge. */
const TEETH = 30;
const STEP = (2 * Math.PI) / TEETH;
const at = (middle: number, side: number) => (middle + side).toFixed(1);
/** Arcs from tooth to tooth in a 200 × 200 square. */
const EDGE = `M${Array.from(
  { length: TEETH },
  (_, tooth) => `${at(100, 74 * Math.cos(STEP * tooth))} ${at(84, 74 * Math.sin(STEP * tooth))}`,
).join('A8 8 0 0 1 ')}A8 8 0 0 1 ${at(100, 74)} ${at(84, 0)}z`;

/** The portal's seal: a scalloped disc on two ribbons, its rosette and the drop in the middle. */
export function Seal({ className }: { className?: string }) {
  return (
    <span className={clsx(styles.seal, className)} aria-hidden="true">
      <svg viewBox="0 0 200 200" focusable="false">
        <path className={styles.ribbon} d="M66 128 44 198 70 186 88 200 104 140z" />
        <path className={styles.ribbon} d="M134 128 156 198 130 186 112 200 96 140z" />
        <path className={styles.disc} d={EDGE} />
        <circle className={styles.ring} cx={100} cy={84} r={66} />
        <circle className={styles.ring} cx={100} cy={84} r={36} />
        <path
          className={styles.drop}
          d="M16 1.5C24.5 10 28 15 28 19.5A12 12 0 0 1 4 19.5C4 15 7.5 10 16 1.5z"
          transform="translate(79 60) scale(1.32)"
        />
        <path className={styles.cross} d="M16 12v13M9.5 18.5h13" transform="translate(79 60) scale(1.32)" />
      </svg>
      <Rosette petals={18} className={styles.rosette} />
    </span>
  );
}
