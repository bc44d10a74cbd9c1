import { mix, white } from '../../../pictures/palettes';
import { svg } from '../sheet';
import { round } from '../vessels/shape';
import { fall, ground, motif, slope, type Gift } from './gift';

export const notebook: Gift = (s, { main }) => {
  const { p } = s;
  const cover = s.lin({ 0: mix(main, p.mid, 0.35), 1: main }, 0, 0, 1, 1);
  return svg`${ground(s, 25)}
    <g transform="rotate(-7 0 -30)">
      <rect x="-20" y="-56" width="40" height="54" rx="2" fill="${mix(p.deep, main, 0.2)}"/>
      <rect x="-19" y="-57" width="40" height="54" rx="2" fill="${cover}"/>
      <rect x="-19" y="-57" width="5" height="54" rx="1.5" fill="${p.deep}" opacity=".18"/>
      <rect x="14" y="-57" width="1.8" height="54" fill="${p.warm}" opacity=".9"/>
      <rect x="-8" y="-44" width="16" height="1.4" rx=".7" fill="#fff" opacity=".9"/>
      <rect x="-8" y="-41" width="10" height="1" rx=".5" fill="#fff" opacity=".6"/></g>
    <g transform="rotate(18 27 0)">
      <rect x="24" y="-50" width="3" height="44" rx="1.5" fill="${round(s, '#F2F5F7', 0.4)}"/>
      <path d="M24 -6.5h3l-1.5 5z" fill="${p.deep}"/></g>`;
};

/** A desk planner standing open: rings, a week, ticks. */
export const planner: Gift = (s, { main, soft }) => {
  const { p } = s;
  const rings = Array.from({ length: 9 }, (_, at) => {
    const x = -26 + at * 6.5;
    return svg`<path d="M${x} -44v-5.4a1.6 1.6 0 0 1 3.2 0v5.4" fill="none" stroke="#B9C4CA" stroke-width="1"/>`;
  });
  const days = Array.from({ length: 15 }, (_, at) => {
    const [x, y] = [-26 + (at % 5) * 10.8, -34 + Math.floor(at / 5) * 9.4];
    const fill = at === 7 ? main : at % 4 === 1 ? white(main, 0.7) : white(soft, 0.65);
    return svg`<rect x="${x}" y="${y}" width="8.8" height="7.4" rx="1.4" fill="${fill}"/>`;
  });
  return svg`${ground(s, 34)}
    <path d="M-30 -45H30L37 0H31L26 -8Z" fill="${mix(main, p.deep, 0.5)}"/>
    <path d="M-31 -47H31V-3Q31 0 28 0H-28Q-31 0 -31 -3Z" fill="${slope(s, mix(main, p.deep, 0.1))}"/>
    <rect x="-29.4" y="-45.4" width="58.8" height="43" rx="1.4" fill="${fall(s, '#FBFCFD')}"/>
    <rect x="-29.4" y="-45.4" width="58.8" height="8.4" rx="1.4" fill="${main}"/>
    <rect x="-25" y="-42" width="17" height="1.8" rx=".9" fill="#fff" opacity=".95"/>
    ${days}<path d="M-2.6 -21.2l1.6 1.7l3 -3.5" fill="none" stroke="#fff" stroke-width="1.1" stroke-linecap="round"
      stroke-linejoin="round"/>${rings}`;
};

/** A metal pen leaning out of its open case. */
export const pen: Gift = (s, { main, soft }) => {
  const { p } = s;
  const metal = round(s, main, 0.5);
  const steel = round(s, '#DCE3E6', 0.55);
  return svg`${ground(s, 31)}
    <path d="M-30 -19L-24 -27H34L30 -19Z" fill="${mix(soft, p.deep, 0.12)}"/>
    <path d="M-25 -20L-21 -25.4H30L27.4 -20Z" fill="${mix(p.deep, main, 0.3)}"/>
    <g transform="translate(-15 -14) rotate(31)">
      <path d="M-2.4 -8L0 0L2.4 -8Z" fill="${steel}"/>
      <rect x="-3" y="-32" width="6" height="24.4" rx=".8" fill="${metal}"/>
      <rect x="-3.3" y="-34.6" width="6.6" height="3.2" rx=".6" fill="${steel}"/>
      <path d="M-3 -34.4V-56Q-3 -59 0 -59Q3 -59 3 -56V-34.4Z" fill="${metal}"/>
      <rect x="-2" y="-62.4" width="4" height="4.4" rx="1.2" fill="${steel}"/>
      <path d="M2.6 -57.4h2.6q1.2 0 1.2 1.4v16.6q0 1.4 -1.2 1.4t-1.2 -1.4V-54.6H2.6z" fill="${steel}"/></g>
    <path d="M-30 -19H30V-3Q30 0 27 0H-27Q-30 0 -30 -3Z" fill="${fall(s, soft)}"/>
    <path d="M30 -19L34 -27V-9L30 -2Z" fill="${mix(soft, p.deep, 0.3)}"/>${motif(0, -9.8, 3.6, main)}`;
};
