import { drop } from '../drops';
import { surface } from '../ground';
import { svg, type Point } from '../sheet';
import { leafShade } from '../sprigs';
import { smear as brush } from '../strokes';
import { allTones, creams, type Scene } from './scene';
import { creamColour } from './smear';

/** Cream wound into a rosette. */
export const swirl: Scene = {
  tones: allTones,
  draw: (s, o) => {
    const { w, h, m, p } = s;
    surface(s);
    leafShade(s, 0.12);
    const colour = creamColour(s, o.cream ?? s.pick(['cream', 'cream', ...creams]));
    const fx = s.mirror();
    const cx = w * fx(s.r(0.4, 0.52));
    const cy = h * s.r(0.49, 0.55);
    const size = s.r(0.26, 0.32);
    const [turns, from, turn] = [s.r(3.4, 4.4), s.r(0, 6.3), s.chance() ? 1 : -1];
    const points = Array.from({ length: 90 }, (_, at): Point => {
      const u = at / 89;
      const angle = turn * (u * Math.PI * turns + from);
      const r = m * size * (1 - u * 0.93);
      return [cx + Math.cos(angle) * r * 1.12, cy + Math.sin(angle) * r * 0.92];
    });
    s.add(svg`<ellipse cx="${cx + m * 0.04}" cy="${cy + m * 0.07}" rx="${m * size * 1.4}" ry="${m * size * 1.2}"
      fill="${p.deep}" opacity=".2" filter="${s.blur(m * 0.04)}"/>`);
    brush(s, points, m * size * 0.35, colour, { strands: 20, taper: 0.3 });
    drop(s, w * fx(0.83), h * 0.24, m * s.r(0.025, 0.045), p.mid);
    drop(s, w * fx(0.87), h * 0.33, m * 0.014, p.mid);
    drop(s, w * fx(0.14), h * s.r(0.7, 0.84), m * s.r(0.016, 0.03), p.mid);
  },
};
