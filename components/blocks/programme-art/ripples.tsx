import styles from './ripples.module.css';

/** Radii of the rings; each is fainter than the one within it. */
const RINGS = [118, 176, 246, 330, 430, 550, 690] as const;
/** Drops on the rings: index of the ring, angle in degrees, and size. */
const DROPS = [
  { ring: 1, angle: -148, size: 0.8 },
  { ring: 2, angle: -38, size: 1.1 },
  { ring: 3, angle: 152, size: 0.95 },
  { ring: 4, angle: -122, size: 0.7 },
  { ring: 4, angle: 24, size: 0.85 },
] as const;

const faint = (at: number) => 0.5 / (at + 1) + 0.04;

/** Ripples around the centre of the content, on the programme's deep colour. Decoration. */
export function Ripples() {
  return (
    <svg className={styles.ripples} viewBox="-700 -700 1400 1400" aria-hidden="true" focusable="false">
      {RINGS.map((radius, at) => (
        <circle key={radius} r={radius} opacity={faint(at)} />
      ))}
      {DROPS.map(({ ring, angle, size }) => (
        <path
          key={angle}
          transform={`rotate(${String(angle)}) translate(${String(RINGS[ring])}) rotate(${String(-angle)}) scale(${String(size)}) translate(-16 -18)`}
          d="M16 1.5C24.5 10 28 15 28 19.5A12 12 0 0 1 4 19.5C4 15 7.5 10 16 1.5z"
        />
      ))}
    </svg>
  );
}
