interface RosetteProps {
  /** Half of the ellipses' count: each is turned by the same angle. */
  petals: number;
  className?: string;
}

/** The woven ring of banknotes: one ellipse turned about the middle of a square of 200, and a second ring within. */
export function Rosette({ petals, className }: RosetteProps) {
  const turns = Array.from({ length: petals }, (_, at) => `rotate(${String((180 / petals) * at)} 100 100)`);
  return (
    <svg viewBox="0 0 200 200" className={className} aria-hidden="true" focusable="false">
      {turns.map((turn) => (
        <ellipse key={turn} cx={100} cy={100} rx={98} ry={46} transform={turn} />
      ))}
    </svg>
  );
}
