import styles from './still-water.module.css';

/** Half-axes of the rings a drop leaves on the water. */
const RINGS = [96, 190, 310, 450, 590];
const FLATNESS = 0.2;

/** The programme's banner where there is nothing to do: a drop over still water. Decoration. */
export function StillWater() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1440 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.air} width="1440" height="560" />
      <circle className={styles.disc} cx="720" cy="236" r="176" />
      <rect className={styles.water} y="312" width="1440" height="248" />
      {RINGS.map((rx) => (
        <ellipse key={rx} className={styles.ring} cx="720" cy="432" rx={rx} ry={rx * FLATNESS} />
      ))}
      <ellipse className={styles.glint} cx="720" cy="432" rx="46" ry="9" />
      <g transform="translate(650 92) scale(4.4)">
        <path
          className={styles.drop}
          d="M16 1.5C24.5 10 28 15 28 19.5A12 12 0 0 1 4 19.5C4 15 7.5 10 16 1.5z"
        />
        <path className={styles.light} d="M8.6 20.6a7.6 7.6 0 0 0 5 7" />
      </g>
    </svg>
  );
}
