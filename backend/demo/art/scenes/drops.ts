import { drop } from '../drops';
import { surface } from '../ground';
import { leafShade } from '../sprigs';
import { allTones, type Scene } from './scene';

/** Drops of every size that never touch. */
export const drops: Scene = {
  tones: allTones,
  draw: (s) => {
    const { w, h, m, p } = s;
    surface(s);
    leafShade(s, 0.14);
    const placed: [number, number, number][] = [];
    const put = (x: number, y: number, r: number) => {
      if (!placed.every(([px, py, pr]) => Math.hypot(px - x, py - y) > pr + r + m * 0.012)) return;
      placed.push([x, y, r]);
      drop(s, x, y, r, s.deep ? p.main : p.mid, { stretch: s.r(0.9, 1.06), alpha: 0.38 });
    };
    const fx = s.mirror();
    const big = s.r(0.13, 0.21);
    put(w * fx(s.r(0.5, 0.62)), h * s.r(0.42, 0.56), m * big);
    put(w * fx(s.r(0.24, 0.34)), h * s.r(0.58, 0.74), m * s.r(0.07, 0.13));
    put(w * fx(s.r(0.7, 0.8)), h * s.r(0.2, 0.32), m * s.r(0.06, 0.1));
    const crowd = Math.round(s.r(34, 90));
    for (let i = 0; i < crowd; i++) {
      put(w * s.r(0.04, 0.96), h * s.r(0.06, 0.94), m * (s.r(0, 1) ** 2.4 * 0.075 + 0.009));
    }
  },
};
