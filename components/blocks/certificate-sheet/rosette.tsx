interface RosetteProps {
  /** The number of ellipses; each is turned by 180° / petals from the previous one. */
  petals: number;
  className?: string;
}

/** A guilloche as on banknotes: an ellipse rotated about the centre of a 200 × 200 square, which draws two rings. */
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
