import { mix, white } from '../../../pictures/palettes';
import { svg } from '../sheet';
import { green, sprig } from '../sprigs';
import { fall, ground, motif, slope, type Gift } from './gift';

export const tote: Gift = (s, { main, cloth }) => {
  const { p } = s;
  const strap = mix(cloth, p.deep, 0.28);
  const body = s.lin(
    { 0: mix(cloth, p.deep, 0.12), 0.2: white(cloth, 0.6), 0.6: cloth, 1: mix(cloth, p.deep, 0.2) },
    0,
    0,
    1,
    0.2,
  );
  return svg`${ground(s, 24)}
    <path d="M-10 -40C-10 -70 10 -70 10 -40" fill="none" stroke="${strap}" stroke-width="2.2"/>
    <path d="M-22 -43H22L24.5 -2Q24.5 0 22 0H-22Q-24.5 0 -24.5 -2Z" fill="${body}"/>
    <path d="M-8 -44V-36M8 -44V-36" stroke="${strap}" stroke-width="2.2" stroke-linecap="round"/>
    <circle cx="0" cy="-20" r="7.5" fill="${main}"/>${motif(0, -20.6, 4.6, '#FFFFFF')}`;
};

export const towel: Gift = (s, { soft }) => {
  const { p } = s;
  const fold = (at: number, colour: string) => {
    const half = 27 - at * 1.2;
    const y = -13 * (at + 1);
    return svg`<rect x="${-half}" y="${y}" width="${half * 2}" height="13" rx="6" fill="${fall(s, colour)}"/>
      <path d="M20 ${y + 6.4}h-36" stroke="${mix(colour, p.deep, 0.22)}" stroke-width=".6" stroke-linecap="round"
        opacity=".7"/>`;
  };
  const folds = [p.mid, mix(soft, '#FFFFFF', 0.2), '#F6F9FA'].map((colour, at) => fold(at, colour));
  return svg`${ground(s, 26)}${folds}${sprig(s, -16, -40, 36, -12, { colour: green(s) })}`;
};

/** A bib apron hanging from its neck loop. */
export const apron: Gift = (s, { main, cloth }) => {
  const { p } = s;
  const tie = mix(main, p.deep, 0.15);
  const front =
    'M-11 -58H11C12 -48 15 -41 23 -38L24 -5Q24 0 19 0H-19Q-24 0 -24 -5L-23 -38C-15 -41 -12 -48 -11 -58Z';
  return svg`${ground(s, 24)}
    <path d="M-10 -57C-14 -73 14 -73 10 -57" fill="none" stroke="${tie}" stroke-width="2"/>
    <path d="M-23 -36C-34 -34 -31 -25 -35 -17M23 -36C33 -33 30 -24 34 -18" fill="none" stroke="${tie}"
      stroke-width="1.8" stroke-linecap="round"/>
    <path d="${front}" fill="${slope(s, cloth)}"/>
    <path d="M-11 -58H11L11.6 -54H-11.6Z" fill="${main}"/>
    <path d="M-8 -38q-3 16 -7 38M10 -36q1 18 6 36" fill="none" stroke="${mix(cloth, p.deep, 0.2)}"
      stroke-width=".7" opacity=".6"/>
    <path d="M-14 -29H14V-15Q14 -10 9 -10H-9Q-14 -10 -14 -15Z" fill="${slope(s, mix(cloth, main, 0.12))}"
      stroke="${mix(cloth, p.deep, 0.22)}" stroke-width=".5"/>
    <path d="M-14 -29H14V-26H-14Z" fill="${main}" opacity=".85"/><path d="M0 -26V-10" stroke="${p.deep}"
      stroke-width=".5" opacity=".25"/>${motif(0, -46.5, 3.4, main)}`;
};

const sockPath = 'M-7 -56H7V-26C7 -20 10 -17 16 -13C23 -9 23 0 14 0H1C-7 0 -11 -5 -10 -13L-7 -30Z';

/** Three pairs of socks, white, the brand's and grey: of each pair one peeps out from behind the other. */
export const socks: Gift = (s, { main }) => {
  const { p } = s;
  const sock = (x: number, lean: number, colour: string, trim: string) => {
    const inside = s.clip(svg`<path d="${sockPath}"/>`);
    const ribs = Array.from({ length: 6 }, (_, at) => svg`M${-5 + at * 2} -56v7`);
    return svg`<g transform="translate(${x} 0) rotate(${lean})"><path d="${sockPath}" fill="${slope(s, colour)}"/>
      <g clip-path="${inside}"><rect x="-8" y="-56" width="16" height="7.5" fill="${trim}"/>
      <path d="${ribs}" stroke="${mix(trim, p.deep, 0.3)}" stroke-width=".5"/>
      <rect x="-12" y="-43" width="22" height="2.6" fill="${trim}"/>
      <rect x="-12" y="-38.6" width="22" height="1.2" fill="${trim}"/>
      <circle cx="20" cy="-4" r="11" fill="${trim}"/><circle cx="-11" cy="-3" r="8.5" fill="${trim}"/></g></g>`;
  };
  const pair = (x: number, colour: string, trim: string) =>
    svg`<g transform="translate(${x} 0) scale(.78)">${sock(5, 5, mix(colour, p.deep, 0.1), trim)}
      ${sock(-4, -2, colour, trim)}</g>`;
  return svg`${ground(s, 40)}${pair(26, '#B9C3C9', '#8FA0A9')}${pair(0, main, white(p.mid, 0.5))}
    ${pair(-27, white(p.warm, 0.5), main)}`;
};

/** A square cushion with piping. */
export const pillow: Gift = (s, { main, soft }) => {
  const { p } = s;
  const shape =
    'M-31 -50C-14 -46 14 -46 31 -50C27 -34 27 -16 31 -1C14 -5 -14 -5 -31 -1C-27 -16 -27 -34 -31 -50Z';
  const bulge = s.rad(
    { 0: white(soft, 0.75), 0.5: white(soft, 0.15), 1: mix(soft, p.deep, 0.26) },
    0.36,
    0.28,
    0.8,
  );
  const line = mix(soft, p.deep, 0.2);
  return svg`${ground(s, 32)}
    <path d="${shape}" fill="${bulge}" stroke="${main}" stroke-width="1.4" stroke-linejoin="round"/>
    <g fill="none" stroke="${line}" stroke-width=".9" stroke-linecap="round" opacity=".55">
      <path d="M-27 -45q7 4 10 9M27 -45q-7 4 -10 9M-27 -6q7 -3 9 -8M27 -6q-7 -3 -9 -8"/></g>
    <g transform="translate(0 -25.5)">${sprig(s, -13, 4, 27, -14, { colour: main, flat: true, leaves: 7 })}</g>`;
};
