import { mix, white } from '../../pictures/palettes';
import { svg, type Sheet, type Tone } from './sheet';

type Pair = readonly [string, string];

/** A wall and a table before it, seen from the front. */
export function studio(s: Sheet, horizon = 0.7): void {
  const { w, h, p } = s;
  const pairs: Record<Tone, Pair> = {
    light: [mix(p.wall, p.air, 0.3), mix(p.wall, p.mid, 0.22)],
    warm: [white(p.warm, 0.25), mix(p.warm, p.skin[1], 0.5)],
    mid: [mix(p.mid, p.wall, 0.35), p.mid],
    deep: [mix(p.deep, p.main, 0.28), p.deep],
    skin: [p.skin[0], mix(p.skin[1], p.skin[2], 0.35)],
  };
  const [top, low] = pairs[s.tone];
  const lit = s.deep ? mix(p.deep, p.main, 0.6) : white(top, 0.8);
  const table = s.lin({ 0: mix(low, lit, 0.55), 0.25: mix(low, lit, 0.35), 1: mix(low, lit, 0.05) });
  s.flood(s.lin({ 0: top, 1: low }));
  s.flood(s.rad({ 0: [lit, 0.95], 1: [lit, 0] }, 0.3, 0.12, 0.85));
  s.add(
    svg`<rect y="${h * horizon}" width="${w}" height="${h * (1 - horizon)}" fill="${table}"/>`,
    svg`<rect y="${h * (horizon - 0.03)}" width="${w}" height="${h * 0.06}" fill="${mix(low, lit, 0.45)}"
      filter="${s.blur(h * 0.02)}" opacity=".8"/>`,
  );
}

/** A table seen from above. */
export function surface(s: Sheet): void {
  const { p } = s;
  const pairs: Record<Tone, Pair> = {
    light: [p.air, mix(p.wall, p.mid, 0.18)],
    warm: [white(p.warm, 0.45), mix(p.warm, p.skin[1], 0.4)],
    mid: [mix(p.mid, p.wall, 0.5), mix(p.mid, p.main, 0.16)],
    deep: [mix(p.deep, p.main, 0.55), p.deep],
    skin: [p.skin[0], p.skin[1]],
  };
  const [from, to] = pairs[s.tone];
  const slope = s.lin({ 0: from, 1: to }, 0, 0, 1, 1);
  s.flood(slope);
  s.flood(s.rad({ 0: ['#FFFFFF', s.deep ? 0.22 : 0.75], 1: ['#FFFFFF', 0] }, 0.22, 0.14, 0.8));
}

/** Three soft bars of daylight falling from the upper left. */
export function windowLight(s: Sheet, opacity = 0.5): void {
  const { w, h } = s;
  const from = s.r(-0.1, 0.3) * w;
  const bars = [0, 1, 2].map(
    (at) => svg`M${from + at * w * 0.24} ${-h * 0.1}l${w * 0.19} 0l${w * 0.42} ${h * 1.3}l${-w * 0.19} 0z`,
  );
  const shown = s.deep ? opacity * 0.3 : opacity;
  s.add(svg`<path d="${bars}" fill="#fff" opacity="${shown}" filter="${s.blur(w * 0.018)}"/>`);
}

export function disc(s: Sheet, x: number, y: number, r: number, colour: string, to = 0): void {
  const fill = s.lin({ 0: colour, 1: [colour, to] }, 0.2, 0, 0.6, 1);
  s.add(svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`);
}

export function arch(s: Sheet, x: number, y: number, w: number, h: number, colour: string): void {
  const side = h - w / 2;
  const fill = s.lin({ 0: white(colour, 0.25), 1: colour }, 0, 0, 0.4, 1);
  s.add(svg`<path d="M${x - w / 2} ${y}v${-side}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${side}z" fill="${fill}"/>`);
}

/** A low round stand; `y` is its top. */
export function plinth(s: Sheet, x: number, y: number, w: number, h: number, colour: string): void {
  const ry = w * 0.13;
  const dark = mix(colour, s.p.deep, 0.3);
  const side = s.lin(
    { 0: mix(colour, dark, 0.35), 0.2: white(colour, 0.35), 0.55: colour, 1: dark },
    0,
    0,
    1,
    0,
  );
  const top = s.lin({ 0: white(colour, 0.5), 1: white(colour, 0.82) });
  s.add(
    svg`<ellipse cx="${x + w * 0.1}" cy="${y + h + ry * 0.7}" rx="${w * 0.62}" ry="${ry * 1.1}"
      fill="${s.p.deep}" opacity=".2" filter="${s.blur(w * 0.04)}"/>`,
    svg`<path d="M${x - w / 2} ${y}v${h}a${w / 2} ${ry} 0 0 0 ${w} 0v${-h}z" fill="${side}"/>`,
    svg`<ellipse cx="${x}" cy="${y}" rx="${w / 2}" ry="${ry}" fill="${top}"/>`,
  );
}

/** A flat river stone centred on (x, y). */
export function pebble(s: Sheet, x: number, y: number, rx: number, ry: number, colour: string): void {
  const fill = s.rad(
    { 0: white(colour, 0.62), 0.55: colour, 1: mix(colour, s.p.deep, 0.45) },
    0.36,
    0.22,
    0.85,
  );
  const at = (dx: number, dy: number) => svg`${x + rx * dx} ${y + ry * dy}`;
  s.add(
    svg`<ellipse cx="${x + rx * 0.12}" cy="${y + ry * 0.95}" rx="${rx * 1.02}" ry="${ry * 0.34}"
      fill="${s.p.deep}" opacity=".26" filter="${s.blur(rx * 0.06)}"/>`,
    svg`<path d="M${at(-1, 0)}C${at(-1, -1.1)} ${at(-0.4, -1.25)} ${at(0.1, -1.1)}
      C${at(0.7, -1)} ${at(1, -0.6)} ${at(1, 0.05)}C${at(1, 0.8)} ${at(0.5, 1)} ${at(0, 1)}
      C${at(-0.6, 1)} ${at(-1, 0.7)} ${at(-1, 0)}Z" fill="${fill}"/>`,
  );
}
