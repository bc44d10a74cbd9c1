import { dish, drop } from '../drops';
import { surface } from '../ground';
import { mix, white } from '../../../pictures/palettes';
import type { Point, Sheet } from '../sheet';
import { leafShade } from '../sprigs';
import { curve, smear } from '../strokes';
import type { Scene } from './scene';

/** Ten steps along every side of a broken line. */
function along(corners: readonly Point[]): Point[] {
  const sides = corners.slice(1).flatMap(([bx, by], at) => {
    const [ax, ay] = corners[at] ?? [bx, by];
    return Array.from({ length: 10 }, (_, step): Point => {
      const t = step / 10;
      return [ax + (bx - ax) * t, ay + (by - ay) * t];
    });
  });
  return [...sides, ...corners.slice(-1)];
}

function four(s: Sheet, x: number, u: number, colour: string): void {
  const y = s.h * 0.56;
  const look = { strands: 16, frayed: true };
  const bar: Point[] = [
    [x - u * 0.72, y + u * 0.3],
    [x, y + u * 0.26],
    [x + u * 0.85, y + u * 0.3],
  ];
  const stem: Point[] = [
    [x + u * 0.36, y - u * 0.4],
    [x + u * 0.4, y + u * 0.3],
    [x + u * 0.36, y + u * 1.15],
  ];
  smear(s, curve([x - u * 0.12, y - u * 0.5], u * 1.75, -58, u * 0.06, 24), u * 0.19, colour, look);
  smear(s, along(bar), u * 0.19, colour, look);
  smear(s, along(stem), u * 0.19, mix(colour, s.p.mid, 0.12), look);
}

/** The missing page: two brushed fours and a dish for the zero. */
export const lost: Scene = {
  tones: ['light'],
  draw: (s) => {
    const { w, h, p } = s;
    const m = Math.min(h, w * 0.5);
    const [x, y] = [w * 0.5, h * 0.56];
    surface(s);
    leafShade(s, 0.12);
    four(s, x - m * 0.58, m * 0.24, white(p.mid, 0.45));
    four(s, x + m * 0.54, m * 0.24, white(p.mid, 0.3));
    dish(s, x, y, m * 0.3, 1, p.wall, white(p.mid, 0.4));
    smear(s, curve([x, y], m * 0.36, -24, m * 0.04, 24), m * 0.085, '#F8FBFC', { strands: 22, frayed: true });
    drop(s, x + m * 0.86, h * 0.25, m * 0.035, p.mid);
    drop(s, x - m * 0.9, h * 0.84, m * 0.05, p.mid);
    drop(s, x - m * 0.82, h * 0.9, m * 0.02, p.mid);
  },
};
