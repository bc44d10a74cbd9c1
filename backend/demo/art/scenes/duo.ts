import { disc, plinth, studio, windowLight } from '../ground';
import { mix } from '../../../pictures/palettes';
import { leafShade } from '../sprigs';
import type { VesselKind } from '../vessels/shape';
import { vessel } from '../vessels/vessel';
import { allTones, type Scene } from './scene';

const families = [
  ['pump', 'tube', 'jar'],
  ['tube', 'dropper', 'jar'],
  ['dropper', 'jar'],
  ['shampoo', 'dropper'],
  ['spray', 'tube', 'stick'],
  ['pump', 'jar', 'serum'],
] as const satisfies readonly VesselKind[][];

/** A family of products; for a banner push it aside with `cx`. */
export const duo: Scene = {
  tones: allTones,
  draw: (s, o) => {
    const { w, h, m, p } = s;
    const cx = w * (o.cx ?? 0.5);
    const side = o.cx === undefined && s.chance() ? -1 : 1;
    studio(s, 0.68);
    const glow = s.deep ? mix(p.main, p.deep, 0.2) : mix(p.mid, p.wall, 0.3);
    disc(s, cx + side * m * 0.05, h * s.r(0.4, 0.45), m * s.r(0.36, 0.42), glow, 0.1);
    if (!s.deep) windowLight(s, 0.35);
    leafShade(s, 0.12);
    const [tall, second, small] = o.kinds ?? s.pick(families);
    plinth(s, cx + side * m * 0.24, h * 0.78, m * 0.36, h * 0.3, mix(p.wall, p.mid, 0.4));
    if (tall) {
      const height = m * (tall === 'jar' ? 0.28 : 0.68);
      s.add(vessel(s, tall, cx - side * m * 0.14, h * 0.86, height, { body: o.body, cap: o.cap }));
    }
    if (second) {
      const height = m * (second === 'jar' ? 0.22 : 0.5);
      s.add(vessel(s, second, cx + side * m * 0.24, h * 0.785, height, { cap: 'main', mark: 'drop' }));
    }
    if (small) {
      const height = m * (small === 'jar' ? 0.17 : 0.34);
      s.add(vessel(s, small, cx + side * m * 0.03, h * 0.93, height, { body: 'mid', mark: 'bars' }));
    }
  },
};
