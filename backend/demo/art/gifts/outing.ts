import { mix, white } from '../../../pictures/palettes';
import { svg } from '../sheet';
import { round } from '../vessels/shape';
import { vessel } from '../vessels/vessel';
import { fall, ground, motif, slope, type Gift } from './gift';

/** An open umbrella resting on its edge and handle. */
export const umbrella: Gift = (s, { main, soft }) => {
  const { p } = s;
  const panel = (from: number, to: number, colour: string) =>
    svg`<path d="M0 -34C${from * 0.8} -30 ${from} -14 ${from} 0Q${(from + to) / 2} -6 ${to} 0
      C${to} -14 ${to * 0.8} -30 0 -34Z" fill="${fall(s, colour)}"/>`;
  const dark = mix(main, p.deep, 0.25);
  return svg`${ground(s, 27)}<g transform="translate(-2 -31) rotate(-12)">
    <rect x="-.9" y="-6" width="1.8" height="36" fill="${round(s, '#DCE3E6', 0.6)}"/>
    <path d="M0 27V31Q0 36 -5 36Q-9 36 -9 32" fill="none" stroke="${mix(p.warm, p.skin[3], 0.7)}"
      stroke-width="2.8" stroke-linecap="round"/>
    <path d="M-36 0Q0 -9 36 0Q0 5 -36 0Z" fill="${mix(main, p.deep, 0.55)}"/>
    ${panel(-36, -20, white(main, 0.2))}${panel(-20, 0, white(soft, 0.2))}${panel(0, 20, main)}
    ${panel(20, 36, mix(dark, soft, 0.2))}<rect x="-.8" y="-38" width="1.6" height="5" rx=".8" fill="${dark}"/>
    <path d="M-30 -8Q-26 -22 -12 -29" fill="none" stroke="#fff" stroke-width="1.2" stroke-linecap="round"
      opacity=".6"/></g>`;
};

/** A quilted pouch with a zip. */
export const cosmeticBag: Gift = (s, { main, soft }) => {
  const { p } = s;
  const shape = 'M-27 -38Q0 -43 27 -38Q34 -20 33 -6Q33 0 27 0H-27Q-33 0 -33 -6Q-34 -20 -27 -38Z';
  const inside = s.clip(svg`<path d="${shape}"/>`);
  const seams = Array.from({ length: 13 }, (_, at) => {
    const x = -60 + at * 10;
    return svg`M${x} 2L${x + 34} -46M${x} -46L${x + 34} 2`;
  });
  return svg`${ground(s, 34)}<path d="${shape}" fill="${fall(s, soft)}"/>
    <g clip-path="${inside}"><path d="${seams}" stroke="${mix(soft, p.deep, 0.22)}" stroke-width=".6"/>
    <path d="${seams}" transform="translate(.5 .7)" stroke="#fff" stroke-width=".5" opacity=".7"/></g>
    <path d="M-28 -37Q0 -42.4 28 -37" fill="none" stroke="${mix(main, p.deep, 0.15)}" stroke-width="3.6"
      stroke-linecap="round"/>
    <path d="M-27 -37.2Q0 -42.4 27 -37.2" fill="none" stroke="#fff" stroke-width=".7" stroke-dasharray=".9 1.1"/>
    <path d="M23 -38q5 -1 5 4l-1 9q-.4 2.6 -2.6 2.2t-1.8 -2.8z" fill="${slope(s, main)}"/>
    <rect x="-12" y="-20" width="18" height="10" rx="2" fill="#fff" opacity=".94"/>${motif(-3, -15.6, 3.2, main)}`;
};

/** Hand creams lying ready in a shallow box. */
export const handCream: Gift = (s, { main }) => {
  const { p } = s;
  const tray = white(p.warm, 0.2);
  return svg`${ground(s, 34)}
    <path d="M-33 -15H33V-30H-33Z" fill="${mix(tray, p.deep, 0.14)}"/>
    ${vessel(s, 'tube', -19.5, -4, 52, { body: 'white', cap: 'main' })}
    ${vessel(s, 'tube', 0.5, -4, 56, { body: main === p.main ? 'main' : 'deep', cap: 'white' })}
    ${vessel(s, 'tube', 20.5, -4, 52, { body: 'mid', cap: 'white' })}
    <path d="M-34 -19H34V-3Q34 0 31 0H-31Q-34 0 -34 -3Z" fill="${fall(s, tray)}"/>
    <rect x="-34" y="-19" width="68" height="1.4" fill="#fff" opacity=".8"/>
    <rect x="-34" y="-12.4" width="68" height="3.4" fill="${main}"/>
    <circle cx="0" cy="-10.7" r="5.4" fill="#fff"/>${motif(0, -11, 3.2, main)}`;
};

const glovePath =
  'M-10 0V-20C-13 -24 -16 -30 -17 -34Q-17.5 -38 -14.5 -38.5Q-12 -38.5 -10.6 -34L-8.4 -29V-50Q-8.4 -53 -6 -53T-3.6 -50V-56Q-3.6 -59 -1.2 -59T1.2 -56V-57Q1.2 -60 3.6 -60T6 -57V-52Q6 -55 8.2 -55T10.4 -52V-22Q11 -12 10 0Z';

/** A tube of hand cream with a pair of cotton gloves laid out beside it. */
export const creamAndGloves: Gift = (s, { main, cloth }) => {
  const { p } = s;
  const glove = (x: number, lean: number, turn: 1 | -1, colour: string) =>
    svg`<g transform="translate(${x} 0) rotate(${lean}) scale(${turn} 1)">
      <path d="${glovePath}" fill="${slope(s, colour)}" stroke="${mix(cloth, p.deep, 0.28)}" stroke-width=".7"
        stroke-linejoin="round"/>
      <path d="M-10 -9H10.4V-3H-10Z" fill="${main}" opacity=".55"/>
      <path d="M-3.6 -50V-36M1.2 -56V-37M6 -52V-36" stroke="${mix(cloth, p.deep, 0.24)}" stroke-width=".7"
        stroke-linecap="round"/></g>`;
  return svg`${ground(s, 38)}${glove(24, 10, -1, mix(white(cloth, 0.5), p.deep, 0.06))}
    ${glove(6, -4, 1, white(cloth, 0.6))}${vessel(s, 'tube', -24, 0, 58, { body: 'white', cap: 'main' })}`;
};
