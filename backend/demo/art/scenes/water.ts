import { drop } from '../drops';
import { mix, white } from '../../../pictures/palettes';
import { svg, type Sheet, type Stops, type Tone } from '../sheet';
import { allTones, type Scene } from './scene';

function ground({ p, tone }: Sheet): Stops {
  const grounds: Record<Tone, Stops> = {
    light: { 0: p.air, 0.45: p.wall, 1: mix(p.mid, p.main, 0.25) },
    warm: { 0: white(p.warm, 0.4), 0.45: mix(p.warm, p.wall, 0.55), 1: mix(p.mid, p.skin[1], 0.25) },
    mid: { 0: mix(p.mid, p.wall, 0.5), 0.5: p.mid, 1: mix(p.main, p.mid, 0.35) },
    deep: { 0: mix(p.main, p.mid, 0.3), 1: p.deep },
    skin: { 0: p.skin[0], 0.5: mix(p.skin[1], p.wall, 0.4), 1: mix(p.mid, p.skin[2], 0.4) },
  };
  return grounds[tone];
}

/** Rings running out from where a drop has met the water. */
function rings(s: Sheet, cx: number, cy: number, size: number, count: number): void {
  const { m, p } = s;
  const line = s.lin({ 0: ['#FFFFFF', 0.1], 0.5: ['#FFFFFF', 0.95], 1: ['#FFFFFF', 0.1] }, 0, 0, 1, 0);
  for (let i = count; i > 0; i--) {
    const rx = m * 0.018 * (i * i * 0.6 + i * 2.2) * size;
    s.add(
      svg`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.27}" fill="${i % 2 ? '#FFFFFF' : p.main}"
        opacity="${0.05 + (9 - i) * 0.012}"/>`,
      svg`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${rx * 0.27}" fill="none" stroke="${line}"
        stroke-width="${m * (0.004 + i * 0.0007) * size}"/>`,
    );
  }
}

function falling(s: Sheet, x: number, y: number, r: number): void {
  const { p } = s;
  const fill = s.rad(
    { 0: '#FFFFFF', 0.45: white(p.mid, 0.3), 0.85: mix(p.main, p.mid, 0.3), 1: mix(p.main, p.deep, 0.35) },
    0.6,
    0.75,
    0.7,
  );
  const [gx, gy] = [x - r * 0.4, y - r * 0.2];
  s.add(
    svg`<path d="M${x} ${y - r * 2.1}C${x + r * 0.25} ${y - r * 1.2} ${x + r} ${y - r * 0.6} ${x + r} ${y}
      A${r} ${r} 0 0 1 ${x - r} ${y}C${x - r} ${y - r * 0.6} ${x - r * 0.25} ${y - r * 1.2} ${x} ${y - r * 2.1}Z"
      fill="${fill}"/>`,
    svg`<ellipse cx="${gx}" cy="${gy}" rx="${r * 0.14}" ry="${r * 0.36}" transform="rotate(14 ${gx} ${gy})"
      fill="#fff" opacity=".95"/>`,
  );
}

/** Bubbles rising from the rings, none over another. */
function bubbles(s: Sheet, cx: number): void {
  const { h, m, p } = s;
  const placed: [number, number, number][] = [];
  for (let i = 0; i < 26; i++) {
    const [x, y] = [cx + m * s.r(-0.36, 0.36), h * s.r(0.1, 0.62)];
    const r = m * (0.012 + s.r(0, 1) ** 2 * 0.08);
    if (placed.some(([px, py, pr]) => Math.hypot(px - x, py - y) < (pr + r) * 1.15)) continue;
    placed.push([x, y, r]);
    drop(s, x, y, r, p.mid, { alpha: 0.35 });
  }
}

/** Still water: a falling drop, rain of two or three, or bubbles rising. */
export const water: Scene = {
  tones: allTones,
  draw: (s) => {
    const { w, h, m, p } = s;
    s.flood(s.lin(ground(s)));
    const fx = s.mirror();
    const cx = w * fx(s.r(0.38, 0.52));
    const cy = h * s.r(0.58, 0.68);
    const layout = s.pick(['drop', 'drop', 'rain', 'bubbles']);
    rings(s, cx, cy, s.r(0.85, 1.15), 9);
    if (layout === 'rain') rings(s, w * fx(s.r(0.74, 0.84)), h * s.r(0.78, 0.88), 0.4, 6);
    for (let i = 0; i < 16; i++) {
      s.add(svg`<ellipse cx="${s.r(0, w)}" cy="${h * s.r(0.7, 0.99)}" rx="${m * s.r(0.04, 0.16)}" ry="${m * 0.005}"
        fill="#fff" opacity="${s.r(0.1, 0.5)}"/>`);
    }
    if (layout === 'bubbles') {
      bubbles(s, cx);
      return;
    }
    const r = m * s.r(0.085, 0.115);
    s.add(svg`<ellipse cx="${cx}" cy="${cy}" rx="${r * 0.8}" ry="${r * 0.2}" fill="${p.deep}" opacity=".3"
      filter="${s.blur(r * 0.1)}"/>`);
    falling(s, cx, cy - h * s.r(0.24, 0.34), r);
    if (layout === 'rain') falling(s, w * fx(s.r(0.74, 0.84)), h * s.r(0.24, 0.4), r * 0.5);
  },
};
