import { mix, white } from '../../pictures/palettes';
import { svg, type Sheet } from './sheet';

/** A drop of water or gel lying on the surface. */
export function drop(
  s: Sheet,
  x: number,
  y: number,
  r: number,
  colour: string,
  { stretch = 1, alpha = 0.5 } = {},
): void {
  const ry = r * stretch;
  const edge = mix(colour, s.p.deep, 0.35);
  const fill = s.rad(
    { 0: ['#FFFFFF', 0.75], 0.5: [colour, alpha], 0.86: [edge, alpha + 0.12], 1: [edge, alpha + 0.28] },
    0.62,
    0.7,
    0.8,
  );
  const gx = x - r * 0.36;
  const gy = y - ry * 0.42;
  s.add(
    svg`<ellipse cx="${x + r * 0.16}" cy="${y + ry * 0.26}" rx="${r}" ry="${ry}" fill="${s.p.deep}" opacity=".2"
      filter="${s.blur(Math.max(1, r * 0.13))}"/>`,
    svg`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${fill}"/>`,
    svg`<path d="M${x - r * 0.1} ${y + ry * 0.82}A${r * 0.86} ${ry * 0.86} 0 0 0 ${x + r * 0.8} ${y + ry * 0.16}
      A${r * 1.05} ${ry * 1.05} 0 0 1 ${x - r * 0.1} ${y + ry * 0.82}Z" fill="#fff" opacity=".75"
      filter="${s.blur(Math.max(0.6, r * 0.05))}"/>`,
    svg`<ellipse cx="${gx}" cy="${gy}" rx="${r * 0.26}" ry="${ry * 0.15}" transform="rotate(-34 ${gx} ${gy})"
      fill="#fff" opacity=".95"/>`,
    svg`<circle cx="${x - r * 0.64}" cy="${y - ry * 0.08}" r="${r * 0.06}" fill="#fff" opacity=".9"/>`,
  );
}

/** The outline of a falling drop, its round end at the bottom. */
export const dropPath = (x: number, y: number, u: number) =>
  svg`M${x} ${y - u * 2.2}c${u * 2.6} ${u * 2.8} ${u * 1.8} ${u * 4.4} 0 ${u * 4.4}
    s${-u * 2.6} ${-u * 1.6} 0 ${-u * 4.4}z`;

/** A matt ball: an atom, a microbe. */
export function ball(s: Sheet, x: number, y: number, r: number, colour: string): void {
  const fill = s.rad(
    { 0: white(colour, 0.85), 0.35: white(colour, 0.3), 0.75: colour, 1: mix(colour, s.p.deep, 0.45) },
    0.36,
    0.3,
    0.75,
  );
  const gx = x - r * 0.34;
  const gy = y - r * 0.42;
  s.add(
    svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`,
    svg`<ellipse cx="${gx}" cy="${gy}" rx="${r * 0.24}" ry="${r * 0.14}" transform="rotate(-35 ${gx} ${gy})"
      fill="#fff" opacity=".85"/>`,
  );
}

/** A glass dish seen from above, tilted by `tilt` (1 is straight down). */
export function dish(
  s: Sheet,
  x: number,
  y: number,
  r: number,
  tilt: number,
  colour: string,
  fill: string,
): void {
  const ry = r * tilt;
  const glass = s.lin({ 0: ['#FFFFFF', 0.5], 1: [white(colour, 0.6), 0.85] }, 0, 0, 1, 1);
  const content = s.rad({ 0: white(fill, 0.55), 0.7: fill, 1: mix(fill, s.p.deep, 0.18) }, 0.4, 0.35, 0.75);
  s.add(
    svg`<ellipse cx="${x + r * 0.08}" cy="${y + ry * 0.16 + r * 0.08}" rx="${r}" ry="${ry}" fill="${s.p.deep}"
      opacity=".22" filter="${s.blur(r * 0.06)}"/>`,
    svg`<ellipse cx="${x}" cy="${y + r * 0.05}" rx="${r}" ry="${ry}" fill="${white(colour, 0.35)}"
      opacity=".75"/>`,
    svg`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${glass}" stroke="#fff"
      stroke-width="${r * 0.02}"/>`,
    svg`<ellipse cx="${x}" cy="${y + ry * 0.03}" rx="${r * 0.88}" ry="${ry * 0.88}" fill="${content}"/>`,
    svg`<path d="M${x - r * 0.7} ${y - ry * 0.3}A${r * 0.8} ${ry * 0.8} 0 0 1 ${x - r * 0.1} ${y - ry * 0.76}"
      fill="none" stroke="#fff" stroke-width="${r * 0.035}" stroke-linecap="round" opacity=".85"/>`,
  );
}
