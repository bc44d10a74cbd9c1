import { mix, white } from '../../../pictures/palettes';
import { svg, type Sheet, type Stops } from '../sheet';
import { isVesselKind } from '../vessels/shape';
import { vessel } from '../vessels/vessel';
import { allTones, type Scene } from './scene';

const hot = ['#FFF3D6', '#FFE0A0', '#FFC567'] as const;

function sky({ p, tone }: Sheet): Stops {
  if (tone === 'deep')
    return { 0: p.deep, 0.55: mix(p.deep, p.main, 0.75), 0.75: mix(p.skin[2], hot[1], 0.35) };
  if (tone === 'mid') return { 0: p.mid, 0.5: mix(p.mid, p.wall, 0.55), 0.72: mix(p.air, hot[0], 0.6) };
  if (tone === 'warm') return { 0: mix(p.skin[1], p.wall, 0.4), 0.5: mix(p.skin[0], hot[0], 0.5), 1: hot[0] };
  return { 0: mix(p.wall, p.mid, 0.35), 0.62: mix(p.air, hot[0], 0.7), 1: mix(hot[0], p.warm, 0.5) };
}

function sea(s: Sheet, cx: number, level: number): void {
  const { w, h, m, p } = s;
  const swell = h * s.r(0.014, 0.028);
  const dim = s.deep ? 0.3 : 0;
  [0, 0.07, 0.15].forEach((step, at) => {
    const y = h * (level + step);
    const near = white(p.mid, 0.45 - at * 0.15);
    const far = mix(p.main, p.mid, 0.55 - at * 0.25);
    const fill = s.lin({ 0: mix(near, p.deep, dim), 1: mix(far, p.deep, dim) });
    s.add(svg`<path d="M0 ${y}C${w * 0.2} ${y - swell * 2} ${w * 0.3} ${y + swell} ${w * 0.5} ${y}
      S${w * 0.8} ${y - swell * 1.5} ${w} ${y + swell}V${h}H0Z" fill="${fill}" opacity=".92"/>`);
  });
  const glints = Array.from(
    { length: 9 },
    (_, at) => svg`<ellipse cx="${cx + s.r(-0.1, 0.1) * m}" cy="${h * (level + 0.03 + at * 0.026)}"
      rx="${m * s.r(0.05, 0.2)}" ry="${h * 0.004}"/>`,
  );
  s.add(svg`<g fill="${hot[0]}" opacity=".8">${glints}</g>`);
}

/** Dunes for the pictures without a sea. */
function sand(s: Sheet, level: number): void {
  const { w, h, p } = s;
  [0, 0.09, 0.19].forEach((step, at) => {
    const y = h * (level + step);
    const lift = h * s.r(0.03, 0.07) * (at % 2 ? -1 : 1);
    const base = mix(mix(p.warm, p.skin[1], 0.35 + at * 0.2), p.deep, s.deep ? 0.5 - at * 0.1 : 0);
    s.add(svg`<path d="M0 ${y + lift}C${w * 0.3} ${y - lift} ${w * 0.6} ${y + lift * 1.4} ${w} ${y - lift * 0.6}
      V${h}H0Z" fill="${s.lin({ 0: white(base, s.deep ? 0.1 : 0.5), 0.6: base })}"/>`);
  });
}

function clouds(s: Sheet): void {
  const { w, h, m } = s;
  for (let i = 0; i < 3; i++) {
    const x = w * s.r(0.05, 0.95);
    const y = h * s.r(0.12, 0.4);
    const u = m * s.r(0.03, 0.06);
    s.add(svg`<path d="M${x - u * 2} ${y}a${u} ${u} 0 0 1 ${u * 1.3} ${-u * 0.9}a${u * 1.2} ${u * 1.2} 0 0 1
      ${u * 2.1} ${u * 0.1}a${u * 0.8} ${u * 0.8} 0 0 1 ${u * 0.8} ${u * 0.8}z" fill="#fff"
      opacity="${s.deep ? 0.16 : 0.7}"/>`);
  }
}

/** The sun over water or sand, from morning to dusk. */
export const sun: Scene = {
  tones: allTones,
  draw: (s, o) => {
    const { w, h, m } = s;
    s.flood(s.lin(sky(s)));
    const product = isVesselKind(o.kind) ? o.kind : undefined;
    const fx = product ? (share: number) => share : s.mirror();
    const cx = w * fx(s.r(0.5, 0.66));
    const cy = h * (s.deep ? s.r(0.5, 0.6) : s.r(0.34, 0.48));
    const size = s.r(0.8, 1.1);
    [0.62, 0.48, 0.36].forEach((k, at) => {
      const opacity = [0.16, 0.22, 0.32][at] ?? 0.2;
      s.add(svg`<circle cx="${cx}" cy="${cy}" r="${m * k * size}" fill="${hot[1]}"
        opacity="${s.deep ? opacity * 0.55 : opacity}"/>`);
    });
    const face = s.lin({ 0: hot[0], 0.5: hot[1], 1: hot[2] }, 0.2, 0, 0.7, 1);
    s.add(svg`<circle cx="${cx}" cy="${cy}" r="${m * 0.25 * size}" fill="${face}"/>`);
    if (s.chance(0.45)) clouds(s);
    if (s.deep || s.chance(0.7)) sea(s, cx, s.r(0.66, 0.74));
    else sand(s, s.r(0.64, 0.7));
    if (product) s.add(vessel(s, product, w * 0.3, h * 0.93, m * 0.62, { cap: 'main' }));
  },
};
