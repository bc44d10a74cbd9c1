import { drop } from '../drops';
import { surface } from '../ground';
import { mix, white } from '../../../pictures/palettes';
import { svg, type Sheet } from '../sheet';
import { isVesselKind } from '../vessels/shape';
import { vessel } from '../vessels/vessel';
import type { Scene } from './scene';

const natural = ['#8A5A3C', '#C79A6B', '#4A342A', '#A8743F', '#2F2A2C', '#9C4A2C'] as const;

/** The lock's colour: mostly a natural one, now and then the brand's own. */
function colours(s: Sheet): { body: string; light: string; dark: string } {
  const { p } = s;
  if (s.chance(0.25)) {
    const body = s.deep ? p.mid : p.main;
    return { body, light: white(p.mid, 0.25), dark: mix(body, p.deep, 0.85) };
  }
  const body = s.deep ? s.pick(['#C79A6B', '#DDB98C', '#A8743F']) : s.pick(natural);
  return { body, light: mix(body, '#FFE9CF', 0.5), dark: mix(body, '#22140F', 0.6) };
}

function lock(s: Sheet, fx: (share: number) => number): string[] {
  const { w, h, m } = s;
  const { body, light, dark } = colours(s);
  const bend = s.r(-0.16, 0.24);
  const from = s.r(-0.16, -0.02);
  const spread = s.r(0.52, 0.7);
  const pace = s.r(7, 11);
  return Array.from({ length: 110 }, (_, at) => {
    const t = at / 109;
    const x = from + t * spread;
    const end = 0.2 + t * 0.62;
    const wave = Math.sin(t * pace + 1) * 0.5 + Math.sin(t * pace * 2.6) * 0.3 + s.r(-0.2, 0.2);
    const colour = wave > 0 ? mix(body, light, Math.min(1, wave)) : mix(body, dark, Math.min(1, -wave));
    const points = [x + 0.02, end - 0.02, end + s.r(0.08, 0.14)].map((share) => w * fx(share));
    return svg`<path d="M${w * fx(x)} ${-h * 0.06}C${points[0] ?? 0} ${h * (0.35 + bend)} ${points[1] ?? 0}
      ${h * (0.3 - bend)} ${points[2] ?? 0} ${h * 1.08}" stroke="${colour}"
      stroke-width="${m * s.r(0.006, 0.014)}"/>`;
  });
}

/** A lock of hair falling across the picture. */
export const hair: Scene = {
  tones: ['warm', 'light', 'mid', 'deep'],
  draw: (s, o) => {
    const { w, h, m, p } = s;
    surface(s);
    const product = isVesselKind(o.kind) ? o.kind : undefined;
    const fx = product ? (share: number) => share : s.mirror();
    const strands = lock(s, fx);
    const shine = [-0.1, 0.2, 0.5, 0.9].map((share) => w * fx(share)) as [number, number, number, number];
    const [a, b, c, d] = shine;
    s.add(
      svg`<g fill="none" stroke-linecap="round" filter="${s.blur(m * 0.02)}" opacity=".22"
        transform="translate(${m * 0.05} ${m * 0.05})">${strands.filter((_, at) => at % 5 === 0)}</g>`,
      svg`<g fill="none" stroke-linecap="round">${strands}</g>`,
      svg`<path d="M${a} ${h * 0.3}C${b} ${h * 0.24} ${c} ${h * 0.5} ${d} ${h * 0.46}L${d} ${h * 0.54}
        C${c} ${h * 0.62} ${b} ${h * 0.36} ${a} ${h * 0.42}Z" fill="#fff" opacity=".28"
        filter="${s.blur(m * 0.04)}"/>`,
    );
    if (product) {
      s.add(vessel(s, product, w * 0.72, h * 0.93, m * 0.74, { cap: 'main' }));
      return;
    }
    const spots = [
      [0.84, 0.24, 0.07],
      [0.9, 0.4, 0.03],
      [0.76, 0.14, 0.025],
    ] as const;
    spots.forEach(([x, y, r]) =>
      drop(s, w * fx(x), h * (y + s.r(-0.06, 0.06)), m * r, p.mid, { alpha: 0.3 }),
    );
  },
};
