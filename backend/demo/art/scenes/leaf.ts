import { drop } from '../drops';
import { surface, windowLight } from '../ground';
import { mix, white } from '../../../pictures/palettes';
import { svg, type Sheet } from '../sheet';
import { green, sprig } from '../sprigs';
import type { Scene } from './scene';

interface Twig {
  x: number;
  y: number;
  len: number;
  angle: number;
  leaves: number;
  slim: number;
  leaf: number;
}

/** Where the twigs grow from: one across the picture, two crossing, or three rising from below. */
function twigs(s: Sheet): Twig[] {
  const fx = s.mirror();
  const turned = fx(0) === 1;
  const lean = (angle: number) => (turned ? 180 - angle : angle);
  const look = () => ({
    leaves: Math.round(s.r(7, 11)),
    slim: s.pick([0.1, 0.15, 0.17, 0.22]),
    leaf: s.r(0.36, 0.46),
  });
  const layout = s.pick(['one', 'one', 'two', 'three']);
  if (layout === 'two') {
    return [
      { x: fx(0.02), y: 0.96, len: 0.72, angle: lean(s.r(-44, -34)), ...look() },
      { x: fx(1), y: 0.3, len: 0.5, angle: lean(s.r(166, 186)), ...look() },
    ];
  }
  if (layout === 'three') {
    return [0.22, 0.48, 0.74].map((x, at) => ({
      x: fx(x + s.r(-0.04, 0.04)),
      y: 1.02,
      len: [0.5, 0.62, 0.46][at] ?? 0.5,
      angle: lean(-90 + (at - 1) * 12 + s.r(-8, 8)),
      ...look(),
    }));
  }
  const low = s.chance();
  return [
    { x: fx(0.06), y: low ? 0.82 : 0.2, len: 0.8, angle: lean(low ? s.r(-30, -20) : s.r(14, 26)), ...look() },
  ];
}

/** A plant on a table, wet with dew. */
export const leaf: Scene = {
  tones: ['warm', 'light', 'mid', 'deep'],
  draw: (s) => {
    const { w, h, m, p } = s;
    const size = Math.max(w, h);
    surface(s);
    windowLight(s, 0.4);
    const natural = green(s);
    const leafy = s.pick([natural, mix(natural, p.main, 0.4), white(natural, 0.22)]);
    const colour = s.deep ? white(leafy, 0.25) : leafy;
    twigs(s).forEach(({ x, y, len, angle, ...look }) => {
      const at = [w * x, h * y, size * len, angle] as const;
      s.add(
        svg`<g opacity=".2" filter="${s.blur(size * 0.012)}" transform="translate(${size * 0.02} ${size * 0.035})">
          ${sprig(s, ...at, { ...look, colour: p.deep, flat: true })}</g>`,
        sprig(s, ...at, { ...look, colour }),
      );
    });
    for (const r of [0.05, 0.035, 0.07, 0.03]) {
      drop(s, w * s.r(0.2, 0.88), h * s.r(0.25, 0.85), m * r, p.mid, { alpha: 0.3 });
    }
  },
};
