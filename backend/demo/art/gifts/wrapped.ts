import { mix, white } from '../../../pictures/palettes';
import { svg } from '../sheet';
import { round } from '../vessels/shape';
import { vessel } from '../vessels/vessel';
import { fall, ground, slope, type Gift } from './gift';

const bow = (y: number, fill: string) =>
  svg`<path d="M0 ${y}c-5 -16 -24 -18 -19 -5c2 4.5 11 5 19 5c5 -16 24 -18 19 -5c-2 4.5 -11 5 -19 5z"
    fill="${fill}"/><ellipse cx="0" cy="${y - 1}" rx="3" ry="2.4" fill="${fill}"/>`;

export const box: Gift = (s, { main }) => {
  const { p } = s;
  const paper = s.pick([p.wall, p.wall, white(p.warm, 0.2)]);
  const ribbon = s.lin({ 0: white(main, 0.3), 1: mix(main, p.deep, 0.25) });
  return svg`${ground(s, 28)}
    <rect x="-24" y="-34" width="48" height="34" rx="1.2" fill="${round(s, paper, 0.2)}"/>
    <rect x="-26" y="-42" width="52" height="10" rx="1.2" fill="${round(s, white(paper, 0.4), 0.2)}"/>
    <rect x="-26" y="-32.5" width="52" height="1.2" fill="${p.deep}" opacity=".12"/>
    <rect x="-3.5" y="-42" width="7" height="42" fill="${round(s, main, 0.4)}"/>${bow(-42, ribbon)}`;
};

/** A paper bag with tissue looking out and a tag on a ribbon. */
export const present: Gift = (s, { main, soft }) => {
  const { p } = s;
  const side = mix(soft, p.deep, 0.2);
  const tissue = (x: number, lift: number, colour: string) =>
    svg`<path d="M${x - 8} -42l3 ${-lift}l5 5l4 ${-lift - 2}l4 9z" fill="${fall(s, colour)}"/>`;
  return svg`${ground(s, 27)}
    <path d="M-9 -44C-9 -62 9 -62 9 -44" fill="none" stroke="${mix(main, p.deep, 0.2)}" stroke-width="1.5"/>
    ${tissue(-9, 9, '#FFFFFF')}${tissue(9, 10, white(p.mid, 0.6))}${tissue(1, 12, p.skin[0])}
    <path d="M-23 -44H14V0H-21.4Q-23 0 -23 -1.6Z" fill="${slope(s, soft)}"/>
    <path d="M14 -44L23 -46.5V-3.4L14 0Z" fill="${side}"/>
    <path d="M18.5 -45.2L17.6 -16L14 -12" fill="none" stroke="${mix(soft, p.deep, 0.34)}" stroke-width=".5"/>
    <rect x="-23" y="-30" width="37" height="5.4" fill="${main}"/>
    <path d="M14 -30L23 -32V-26.8L14 -24.6Z" fill="${mix(main, p.deep, 0.35)}"/>
    <path d="M-5 -27l5 5" stroke="${mix(main, p.deep, 0.4)}" stroke-width=".7"/>
    <rect x="-2" y="-23" width="12" height="8" rx="1.4" transform="rotate(12 4 -19)" fill="#fff"/>
    <circle cx="0" cy="-20.4" r=".9" fill="${main}"/>
    <path d="M-9 -44C-9 -66 9 -66 9 -44" fill="none" stroke="${main}" stroke-width="1.7"/>`;
};

export const set: Gift = (s, { main }) => {
  const [tall, second] = s.pick([
    ['pump', 'tube'],
    ['shampoo', 'tube'],
    ['spray', 'dropper'],
  ] as const);
  return svg`${ground(s, 34)}${vessel(s, tall, -18, 0, 58, { cap: 'main' })}
    ${vessel(s, second, 20, 0, 44, { body: 'mid' })}
    ${vessel(s, 'jar', 2, 5, 16, { body: main === s.p.main ? 'main' : 'deep', band: false })}`;
};

/** Small bottles in a clear zipped pouch. */
export const travelSet: Gift = (s, { main }) => {
  const { p } = s;
  const clear = s.lin({ 0: ['#FFFFFF', 0.5], 0.5: [p.wall, 0.16], 1: [p.mid, 0.36] }, 0, 0, 1, 1);
  const zip = Array.from({ length: 27 }, (_, at) => svg`M${-33 + at * 2.5} -47.6v3.2`);
  return svg`${ground(s, 38)}
    ${vessel(s, 'pump', -21, -4, 38, { cap: 'main' })}${vessel(s, 'tube', -3, -4, 33, { body: 'mid' })}
    ${vessel(s, 'shampoo', 13, -4, 34, { body: 'main' })}${vessel(s, 'jar', 28, -4, 8.5, { cap: 'main' })}
    <path d="M-36 -47H36L38 -4Q38 0 34 0H-34Q-38 0 -38 -4Z" fill="${clear}" stroke="#fff" stroke-width=".8"/>
    <path d="M-36.2 -42L-38 -4Q-38 0 -34 0H34Q38 0 38 -4L36.2 -42" fill="none" stroke="${main}"
      stroke-width="1.1" opacity=".8"/>
    <rect x="-37" y="-49" width="74" height="6" rx="2" fill="${fall(s, main)}"/>
    <path d="${zip}" stroke="#fff" stroke-width=".5" opacity=".55"/>
    <path d="M22 -45h4l1 8q0 2 -3 2t-3 -2z" fill="${fall(s, '#DCE3E6')}"/>
    <path d="M-37 -46q-6 6 -4 14" fill="none" stroke="${main}" stroke-width="1.6" stroke-linecap="round"/>
    <path d="M-31 -39L-34 -8" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".75"/>
    <path d="M-27 -39L-28 -29" stroke="#fff" stroke-width="1" stroke-linecap="round" opacity=".6"/>`;
};
