import { ball } from '../drops';
import { surface } from '../ground';
import { mix, white } from '../../../pictures/palettes';
import { svg, type Point, type Sheet } from '../sheet';
import { allTones, type Scene } from './scene';

/** Rings by their place in a honeycomb. */
const skeletons = [
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [1, -1],
    [-1, 1],
  ],
  [
    [0, 0],
    [-1, 0],
    [0, -1],
    [1, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [-1, 0],
  ],
  [
    [0, 0],
    [1, -1],
    [-1, 1],
  ],
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, -1],
    [-1, 0],
  ],
] as const satisfies readonly Point[][];

interface Atom {
  at: Point;
  arm: boolean;
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

class Molecule {
  atoms: Atom[] = [];
  bonds: (readonly [Point, Point])[] = [];

  constructor(
    private readonly s: Sheet,
    private readonly centre: Point,
    public radius: number,
  ) {}

  grow(): void {
    const rings = this.s.pick(skeletons);
    const turn = this.s.r(-Math.PI, Math.PI);
    const places = rings.map(([q, r]): Point => [Math.sqrt(3) * (q + r / 2), 1.5 * r]);
    const middle = [0, 1].map(
      (axis) => places.reduce((sum, place) => sum + (place[axis] ?? 0), 0) / places.length,
    );
    places.forEach(([x, y]) => this.ring([x - (middle[0] ?? 0), y - (middle[1] ?? 0)], turn));
    [...this.atoms].forEach((atom) => {
      if (this.s.chance()) this.arm(atom.at);
    });
  }

  /** Centres the molecule on the sheet and shrinks one that leaves its inner 76 %. */
  fit(): void {
    const { w, h } = this.s;
    const range = (axis: 0 | 1) => {
      const values = this.atoms.map(({ at }) => at[axis]);
      return [Math.min(...values), Math.max(...values)] as const;
    };
    const [[left, right], [top, bottom]] = [range(0), range(1)];
    const scale = Math.min(1, (w * 0.76) / (right - left), (h * 0.76) / (bottom - top));
    const move = ([x, y]: Point): Point => [
      w / 2 + (x - (left + right) / 2) * scale,
      h / 2 + (y - (top + bottom) / 2) * scale,
    ];
    this.atoms = this.atoms.map(({ at, arm }) => ({ at: move(at), arm }));
    this.bonds = this.bonds.map(([from, to]) => [move(from), move(to)]);
    this.radius *= scale;
  }

  private ring([rx, ry]: Point, turn: number): void {
    const corners = Array.from({ length: 6 }, (_, at) => {
      const angle = (Math.PI / 3) * at + Math.PI / 6;
      const x = this.radius * (rx + Math.cos(angle));
      const y = this.radius * (ry + Math.sin(angle));
      const [cx, cy] = this.centre;
      return this.atom([
        cx + x * Math.cos(turn) - y * Math.sin(turn),
        cy + x * Math.sin(turn) + y * Math.cos(turn),
      ]);
    });
    corners.forEach((corner, at) => this.bond(corner, corners[(at + 1) % 6] ?? corner));
  }

  private atom(at: Point): Point {
    const known = this.atoms.find((atom) => distance(atom.at, at) < 4);
    if (!known) this.atoms.push({ at, arm: false });
    return known?.at ?? at;
  }

  private bond(from: Point, to: Point): void {
    const same = this.bonds.some(([a, b]) => (a === from && b === to) || (a === to && b === from));
    if (!same) this.bonds.push([from, to]);
  }

  /** A side group pointing outwards, where there is room for it. */
  private arm([x, y]: Point): void {
    const [cx, cy] = this.centre;
    const angle = Math.atan2(y - cy, x - cx) + this.s.r(-0.2, 0.2);
    const end: Point = [x + Math.cos(angle) * this.radius * 1.05, y + Math.sin(angle) * this.radius * 1.05];
    if (this.atoms.some((atom) => distance(atom.at, end) < this.radius * 0.85)) return;
    this.atoms.push({ at: end, arm: true });
    this.bond([x, y], end);
  }
}

function background(s: Sheet): void {
  const { w, h, m, p } = s;
  const spots = Array.from(
    { length: 9 },
    () => svg`<circle cx="${s.r(0, w)}" cy="${s.r(0, h)}" r="${m * s.r(0.02, 0.07)}"
      fill="${s.deep ? p.main : p.mid}" opacity="${s.r(0.2, 0.5)}"/>`,
  );
  s.add(svg`<g filter="${s.blur(m * 0.02)}">${spots}</g>`);
}

/** A ball-and-stick molecule; which one, the seed decides. */
export const molecule: Scene = {
  tones: allTones,
  draw: (s) => {
    const { w, h, m, p } = s;
    surface(s);
    background(s);
    const made = new Molecule(s, [w / 2, h / 2], m * s.r(0.12, 0.135));
    made.grow();
    made.fit();
    const { radius } = made;
    const shadows = made.atoms.map(
      ({ at: [x, y] }) => svg`<circle cx="${x + m * 0.03}" cy="${y + m * 0.07}" r="${radius * 0.32}"/>`,
    );
    const bonds = [...made.bonds].map(([[ax, ay], [bx, by]]) => svg`M${ax} ${ay}L${bx} ${by}`);
    s.add(
      svg`<g fill="${p.deep}" opacity=".2" filter="${s.blur(m * 0.02)}">${shadows}</g>`,
      svg`<path d="${bonds}" stroke="${mix(p.mid, p.deep, 0.2)}" stroke-width="${radius * 0.17}"
        stroke-linecap="round"/>`,
      svg`<path d="${bonds}" stroke="#fff" stroke-width="${radius * 0.06}" stroke-linecap="round" opacity=".75"
        transform="translate(${-radius * 0.03} ${-radius * 0.03})"/>`,
    );
    const plain = white(p.mid, s.deep ? 0.4 : 0.15);
    const accent = s.pick([p.skin[2], p.skin[2], p.main, white(p.main, 0.3)]);
    made.atoms.forEach(({ at: [x, y], arm }) => {
      const size = arm ? s.r(0.3, 0.4) : s.r(0.22, 0.28);
      ball(s, x, y, radius * size, arm ? s.pick([p.main, accent, p.main]) : plain);
    });
  },
};
