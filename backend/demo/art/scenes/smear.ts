import { drop } from '../drops';
import { surface } from '../ground';
import { mix, white } from '../../../pictures/palettes';
import type { Sheet } from '../sheet';
import { leafShade } from '../sprigs';
import { smear as brush, spine } from '../strokes';
import { allTones, creams, type Scene } from './scene';

export function creamColour(s: Sheet, cream: (typeof creams)[number]): string {
  const { p } = s;
  return {
    cream: '#F6F9FA',
    skin: p.skin[0],
    gel: white(p.mid, 0.25),
    main: mix(p.main, p.mid, 0.5),
  }[cream];
}

/** One wide pull, or two to three short swatches side by side. */
function pulls(s: Sheet, colours: readonly string[]): void {
  const { w, h, m } = s;
  const angle = s.r(10, 22) * (s.chance(0.7) ? -1 : 1) + (s.chance() ? 180 : 0);
  const many = colours.length;
  colours.forEach((colour, at) => {
    const row = many === 1 ? 0.5 : 0.24 + (0.52 * at) / (many - 1);
    const wave = s.r(0.1, 0.15) * m * (many === 1 ? 1 : 0.35);
    const len = w * (many === 1 ? s.r(0.78, 0.88) : s.r(0.56, 0.68));
    const centre = [w * (0.5 + (many === 1 ? 0 : s.r(-0.07, 0.07))), h * row] as const;
    const pace = s.r(1.7, 2.3);
    const points = spine(
      centre,
      len,
      angle,
      (u) => wave * Math.sin(u * Math.PI * pace + 0.3) * (1 - u * 0.35),
      48,
    );
    const thick = m * (many === 1 ? s.r(0.17, 0.22) : 0.25 / many);
    brush(s, points, thick, colour, { strands: many === 1 ? 42 : 24, frayed: true });
  });
}

/** Cream, gel or colour pulled over the table by a spatula. */
export const smear: Scene = {
  tones: allTones,
  draw: (s, o) => {
    const { w, h, m, p } = s;
    surface(s);
    leafShade(s, 0.12);
    const first =
      o.cream ?? s.pick(s.tone === 'warm' ? creams : (['cream', 'cream', 'gel', 'main'] as const));
    const others = creams.filter((cream) => cream !== first);
    const swatches = s.chance(0.55) ? [first] : [first, ...others.slice(0, s.chance() ? 1 : 2)];
    pulls(
      s,
      swatches.map((cream) => creamColour(s, cream)),
    );
    for (let i = 0; i < 4; i++) {
      const y = i % 2 ? s.r(0.86, 0.94) : s.r(0.07, 0.16);
      drop(s, w * s.r(0.1, 0.9), h * y, m * s.r(0.012, 0.034), p.mid);
    }
  },
};
