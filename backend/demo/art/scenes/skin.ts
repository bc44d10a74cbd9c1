import { drop } from '../drops';
import { windowLight } from '../ground';
import { mix, white } from '../../../pictures/palettes';
import { svg, type Sheet, type Stops } from '../sheet';
import { absorb, barrier } from './barrier';
import { allTones, type Scene } from './scene';

export type Wave = (x: number, depth: number) => number;

function air({ p, tone }: Sheet): Stops {
  if (tone === 'deep') return { 0: p.deep, 1: mix(p.main, p.mid, 0.2) };
  if (tone === 'mid') return { 0: mix(p.mid, p.wall, 0.4), 1: p.mid };
  if (tone === 'warm') return { 0: white(p.warm, 0.5), 1: mix(p.warm, p.wall, 0.4) };
  return { 0: p.air, 1: mix(p.wall, p.mid, 0.3) };
}

function layers(s: Sheet, top: number, wave: Wave): void {
  const { w, h, p } = s;
  const band = (level: number, depth: number) => {
    const edge = Array.from({ length: 25 }, (_, at) => {
      const x = (w * at) / 24;
      return svg`L${x} ${h * level + wave(x, depth)}`;
    });
    return svg`M0 ${h}V${h * level + wave(0, depth)}${edge}V${h}Z`;
  };
  const film = band(top, 0);
  s.add(
    svg`<path d="${film}" transform="translate(0 ${-h * 0.012})" fill="${p.mid}" opacity=".75"/>`,
    svg`<path d="${film}" transform="translate(0 ${-h * 0.02})" fill="none" stroke="#fff"
      stroke-width="${h * 0.006}" opacity=".8"/>`,
  );
  [0, 0.09, 0.22, 0.36].forEach((step, depth) => {
    const colour = p.skin[depth] ?? p.skin[3];
    s.add(
      svg`<path d="${band(top + step, depth)}" fill="${s.lin({ 0: white(colour, 0.25), 0.5: colour })}"/>`,
    );
  });
}

function cells(s: Sheet, top: number, wave: Wave): void {
  const { w, h, p } = s;
  const flat: string[] = [];
  const round: string[] = [];
  for (let row = 0; row < 3; row++) {
    const step = w / 17;
    const fill = white(p.skin[0], 0.55 - row * 0.12);
    for (let i = -1; i < 18; i++) {
      const x = (i + (row % 2) * 0.5) * step;
      const y = h * (top + 0.016 + row * 0.027) + wave(x + step / 2, 0);
      flat.push(svg`<rect x="${x + 2}" y="${y}" width="${step - 4}" height="${h * 0.02}" rx="${h * 0.01}"
        fill="${fill}" opacity=".95"/>`);
    }
    for (let i = 0; i < 22; i++) {
      const x = (i + (row % 2) * 0.5) * (w / 21);
      const y = h * (top + 0.122 + row * 0.038) + wave(x, 1) + s.r(-0.004, 0.004) * h;
      const r = h * 0.0135;
      round.push(svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${white(p.skin[1], 0.4)}" opacity=".8"/>
        <circle cx="${x}" cy="${y}" r="${r * 0.4}" fill="${p.skin[3]}" opacity=".55"/>`);
    }
  }
  s.add(...flat, ...round);
}

function fibres(s: Sheet, top: number): void {
  const { w, h, p } = s;
  for (let i = 0; i < 14; i++) {
    const x = s.r(-0.1, 0.8) * w;
    const y = h * s.r(top + 0.26, 0.98);
    s.add(svg`<path d="M${x} ${y}q${w * 0.08} ${-h * 0.04} ${w * 0.16} 0t${w * 0.16} 0" fill="none"
      stroke="${white(p.skin[3], 0.35)}" stroke-width="${h * 0.006}" opacity=".55" stroke-linecap="round"/>`);
  }
}

/** A follicle with its hair, running down into the dermis. */
function follicles(s: Sheet, top: number, wave: Wave): void {
  const { w, h, p } = s;
  const count = s.pick([2, 3]);
  for (let i = 0; i < count; i++) {
    const x = w * ((i + 0.5) / count + s.r(-0.08, 0.08));
    const y = h * top + wave(x, 0);
    const deep = h * s.r(0.26, 0.36);
    s.add(
      svg`<path d="M${x - w * 0.018} ${y}C${x - w * 0.008} ${y + deep * 0.4} ${x - w * 0.014} ${y + deep * 0.8}
        ${x - w * 0.022} ${y + deep}a${w * 0.022} ${w * 0.022} 0 0 0 ${w * 0.044} 0C${x + w * 0.014}
        ${y + deep * 0.8} ${x + w * 0.008} ${y + deep * 0.4} ${x + w * 0.018} ${y}Z"
        fill="${mix(p.skin[2], p.skin[3], 0.4)}" opacity=".85"/>`,
      svg`<path d="M${x} ${y + deep}C${x} ${y + deep * 0.3} ${x + w * 0.01} ${y - h * 0.1} ${x + w * 0.04}
        ${y - h * 0.24}" fill="none" stroke="${s.deep ? mix(p.mid, p.skin[1], 0.4) : mix(p.deep, p.skin[3], 0.3)}" stroke-width="${w * 0.006}"
        stroke-linecap="round"/>`,
    );
  }
}

/** A cut through the skin: film, horny layer, living cells, fibres. */
export const skin: Scene = {
  tones: allTones,
  draw: (s) => {
    const { w, h, m, p } = s;
    s.flood(s.lin(air(s)));
    windowLight(s, 0.6);
    const phase = s.r(0, 6);
    const pace = s.r(3.6, 6.4);
    const top = s.r(0.38, 0.52);
    const wave: Wave = (x, depth) =>
      Math.sin((x / w) * pace + phase) * h * 0.022 * (1 - depth * 0.4) +
      Math.sin((x / w) * pace * 2.1 + phase * 2) * h * 0.007;
    const view = s.pick(['film', 'film', 'barrier', 'barrier', 'follicle', 'absorb'] as const);
    if (view === 'barrier') {
      barrier(s, wave);
      return;
    }
    layers(s, top, wave);
    cells(s, top, wave);
    fibres(s, top);
    if (view === 'follicle') follicles(s, top, wave);
    if (view === 'absorb') absorb(s, top);
    if (view !== 'film') return;
    const spots = [0.2, 0.34, 0.5, 0.66, 0.8];
    spots.forEach((x, at) => {
      const r = at === 2 ? s.r(0.06, 0.09) : s.r(0.022, 0.055);
      drop(s, w * (x + s.r(-0.05, 0.05)), h * s.r(0.14, top - 0.12), m * r, p.mid, { alpha: 0.4 });
    });
  },
};
