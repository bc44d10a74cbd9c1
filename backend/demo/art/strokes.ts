import { mix, white } from '../../pictures/palettes';
import { svg, type Point, type Sheet } from './sheet';

export interface StrokeLook {
  strands?: number;
  shadow?: boolean;
  taper?: number;
  /** Whether the end is a brush's torn one, not a rounded one. */
  frayed?: boolean;
}

/** A smooth path through the points. */
function path(points: readonly Point[]): string {
  const [first] = points;
  if (!first || points.length < 3) return '';
  const bends = points.slice(1, -1).map(([x, y], at) => {
    const [nx, ny] = points[at + 2] ?? first;
    return svg`Q${x} ${y} ${(x + nx) / 2} ${(y + ny) / 2}`;
  });
  return svg`M${first[0]} ${first[1]}${bends}`;
}

/** How wide the stroke is at `u` of its length. */
function width(u: number, { frayed, taper = 0.42 }: StrokeLook): number {
  if (frayed) return Math.sqrt(Math.min(1, u / 0.16 + 0.02)) * (1 - 0.22 * u + 0.1 * Math.sin(u * 7 + 1));
  return Math.min(1, Math.sin(Math.PI * Math.min(1, Math.max(0, u * 0.94 + 0.045))) ** taper * 1.04);
}

/** Lines running along a spine, `side` from -1 to 1 across it, from `from` to `to` of its length. */
function lane(points: readonly Point[], thick: number, look: StrokeLook) {
  const last = points.length - 1;
  const normals = points.map((point, at): Point => {
    const [ax, ay] = points[at - 1] ?? point;
    const [bx, by] = points[at + 1] ?? point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [-(by - ay) / length, (bx - ax) / length];
  });
  return (side: number, from: number, to: number): Point[] =>
    points.flatMap(([x, y], at): Point[] => {
      const u = at / last;
      const [nx, ny] = normals[at] ?? [0, 0];
      if (u < from || u > to) return [];
      const off = side * thick * width(u, look) * (1 + 0.05 * Math.sin(u * 9 + side * 5));
      return [[x + nx * off, y + ny * off]];
    });
}

type Lane = ReturnType<typeof lane>;

function outline(s: Sheet, line: Lane, frayed: boolean): string {
  const end = frayed ? 0.84 : 1;
  const upper = line(-0.94, 0, end);
  const lower = line(0.94, 0, end).reverse();
  const teeth = Array.from({ length: frayed ? 13 : 0 }, (_, at) =>
    line(-0.85 + (1.7 * at) / 12, 0, end + (at % 2 ? s.r(0.03, 0.13) : s.r(-0.06, 0))).slice(-1),
  ).flat();
  return path([...upper, ...teeth, ...lower, ...upper.slice(0, 2)]);
}

/** Strands whose lightness follows one slow wave across the stroke. */
function strandPaths(s: Sheet, line: Lane, thick: number, colour: string, look: StrokeLook): string[] {
  const { strands = 26, frayed } = look;
  const dark = mix(colour, mix(s.p.deep, s.p.main, 0.55), 0.32);
  const phase = s.r(0, 6);
  const pace = s.r(2.2, 3.4);
  return Array.from({ length: strands }, (_, at) => {
    const t = -0.95 + (1.9 * at) / (strands - 1);
    const wave = Math.sin(t * pace * 2 + phase) * 0.55 + Math.sin(t * pace * 5.3 + phase * 2) * 0.3;
    const light = wave + s.r(-0.3, 0.3);
    const edge = Math.abs(t) > 0.8 ? 0.25 : 0;
    const shade =
      light > 0
        ? white(colour, Math.min(1, light * 0.95))
        : mix(colour, dark, Math.min(1, -light * 0.75 + edge));
    const start = s.r(0, 0.05) * Math.abs(t);
    const d = path(line(t, start, frayed ? s.r(0.8, 1) : 1 - s.r(0, 0.16)));
    return svg`<path d="${d}" stroke="${shade}" stroke-width="${((thick * 2) / strands) * s.r(0.7, 1.5)}"/>`;
  });
}

/** Brushed cream along a spine: shadow, body, strands and a few glints. */
export function smear(
  s: Sheet,
  points: readonly Point[],
  thick: number,
  colour: string,
  look: StrokeLook = {},
): void {
  const { strands = 26, shadow = true, frayed = false } = look;
  const line = lane(points, thick, look);
  const body = outline(s, line, frayed);
  if (shadow) {
    s.add(svg`<path d="${body}" transform="translate(${thick * 0.1} ${thick * 0.2})"
      fill="${mix(s.p.deep, s.p.main, 0.3)}" opacity=".26" filter="${s.blur(thick * 0.14)}"/>`);
  }
  const glints = Array.from({ length: 4 }, () => {
    const side = s.r(-0.7, 0.55);
    const from = s.r(0.06, 0.5);
    const d = path(line(side, from, from + s.r(0.18, 0.42)));
    return svg`<path d="${d}" stroke-width="${((thick * 2) / strands) * s.r(0.35, 0.8)}"/>`;
  });
  s.add(
    svg`<path d="${body}" fill="${colour}"/>`,
    svg`<g fill="none" stroke-linecap="round" opacity=".92">${strandPaths(s, line, thick, colour, look)}</g>`,
    svg`<g fill="none" stroke="#fff" stroke-linecap="round" opacity=".9"
      filter="${s.blur(Math.max(0.5, thick * 0.008))}">${glints}</g>`,
  );
}

/** `count` points of a spine of length `len` centred on (x, y); `bend` gives its height over the chord. */
export function spine(
  [x, y]: Point,
  len: number,
  angle: number,
  bend: (u: number) => number,
  count = 34,
): Point[] {
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  return Array.from({ length: count }, (_, at): Point => {
    const u = at / (count - 1);
    const along = len * (u - 0.5);
    const off = bend(u);
    return [x + along * cos - off * sin, y + along * sin + off * cos];
  });
}

/** The gentle curve of one pull of a spatula. */
export const curve = (at: Point, len: number, angle: number, bend: number, count = 34) =>
  spine(at, len, angle, (u) => bend * Math.sin(u * Math.PI * 1.55 - 0.4), count);
