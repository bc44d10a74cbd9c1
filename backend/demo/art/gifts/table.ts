import { mix, white } from '../../../pictures/palettes';
import { svg } from '../sheet';
import { round } from '../vessels/shape';
import { ground, motif, type Gift } from './gift';

export const thermos: Gift = (s, { main }) => svg`${ground(s, 14)}
  <rect x="-10.5" y="-52" width="21" height="52" rx="5" fill="${round(s, main, 0.45)}"/>
  <rect x="-8.5" y="-66" width="17" height="15" rx="2.5" fill="${round(s, '#DCE3E6', 0.5)}"/>
  <rect x="-10.5" y="-53" width="21" height="2" rx=".8" fill="${round(s, '#C9D3D8', 0.5)}"/>
  <circle cx="0" cy="-27" r="3.2" fill="none" stroke="#fff" stroke-width=".8" opacity=".9"/>`;

const steam = (x: number) => svg`<path d="M${x} -42c-3 -4 3 -6 0 -11"/>`;

export const mug: Gift = (s, { soft, main }) => {
  const { p } = s;
  return svg`${ground(s, 20)}
    <path d="M14 -30C32 -32 32 -6 14 -8" fill="none" stroke="${mix(soft, p.deep, 0.12)}" stroke-width="3.6"/>
    <path d="M-18 -36H18V-8Q18 0 10 0H-10Q-18 0 -18 -8Z" fill="${round(s, soft, 0.35)}"/>
    <ellipse cx="0" cy="-36" rx="18" ry="3.4" fill="${white(soft, 0.6)}"/>
    <ellipse cx="0" cy="-35.4" rx="16" ry="2.6" fill="${mix(p.deep, p.skin[3], 0.5)}"/>
    ${motif(0, -18.6, 4.6, main)}
    <g fill="none" stroke="#fff" stroke-width="1" stroke-linecap="round" opacity=".8">${steam(-5)}${steam(4)}</g>`;
};

/** A slim bottle for water, half full. */
export const bottle: Gift = (s, { main }) => {
  const { p } = s;
  const shape =
    'M-12 -4V-40C-12 -47 -6.6 -48 -6.6 -54H6.6C6.6 -48 12 -47 12 -40V-4Q12 0 8 0H-8Q-12 0 -12 -4Z';
  const inside = s.clip(svg`<path d="${shape}"/>`);
  const glass = s.lin(
    { 0: [p.mid, 0.8], 0.1: ['#FFFFFF', 0.75], 0.3: [p.wall, 0.5], 0.8: [p.mid, 0.55], 1: [p.main, 0.6] },
    0,
    0,
    1,
    0,
  );
  const water = s.lin(
    { 0: white(p.mid, 0.35), 0.3: white(p.mid, 0.6), 1: mix(p.mid, p.main, 0.45) },
    0,
    0,
    1,
    0,
  );
  return svg`${ground(s, 14)}<path d="${shape}" fill="${white(p.wall, 0.4)}" opacity=".75"/>
    <g clip-path="${inside}"><rect x="-12" y="-30" width="24" height="30" fill="${water}" opacity=".9"/>
    <ellipse cx="0" cy="-30" rx="12" ry="1.8" fill="#fff" opacity=".7"/></g>
    <path d="${shape}" fill="${glass}" opacity=".55"/>
    <rect x="-12" y="-25" width="24" height="16" fill="${round(s, main, 0.4)}"/>${motif(0, -18, 4, '#FFFFFF')}
    <rect x="-7.6" y="-61" width="15.2" height="9" rx="1.6" fill="${round(s, main, 0.5)}"/>
    <path d="M-5 -61C-5 -69 5 -69 5 -61" fill="none" stroke="${mix(main, p.deep, 0.3)}" stroke-width="1.8"/>
    <path d="M-8.6 -40V-28" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".85"/>`;
};

/** A candle burning in a glass. */
export const candle: Gift = (s, { main, soft }) => {
  const { p } = s;
  const wax = white(p.warm, 0.45);
  const flame = s.lin({ 0: '#FFC567', 0.6: '#FFE0A0', 1: '#FFF7E6' });
  const halo = s.rad({ 0: ['#FFE7B0', 0.75], 1: ['#FFE7B0', 0] });
  return svg`${ground(s, 21)}<circle cx="0" cy="-48" r="25" fill="${halo}"/>
    <path d="M-18 -38H18V-5Q18 0 13 0H-13Q-18 0 -18 -5Z" fill="${round(s, white(soft, 0.25), 0.3)}"/>
    <path d="M-17 -32H17V-8H-17Z" fill="${round(s, wax, 0.18)}" opacity=".5"/>
    <ellipse cx="0" cy="-38" rx="18" ry="3.8" fill="${white(soft, 0.7)}"/>
    <ellipse cx="0" cy="-37.2" rx="16.2" ry="3" fill="${mix(wax, '#FFE0A0', 0.4)}"/>
    <path d="M0 -37V-42" stroke="${p.deep}" stroke-width=".9" stroke-linecap="round"/>
    <path d="M0 -57C5 -50 4.4 -41 0 -41S-5 -50 0 -57Z" fill="${flame}"/>
    <rect x="-11" y="-27" width="22" height="18" rx="1.2" fill="#fff" opacity=".92"/>${motif(0, -20, 3.6, main)}
    <rect x="-6" y="-14.6" width="12" height="1.2" rx=".6" fill="${p.deep}" opacity=".6"/>`;
};

/** A table lamp and the warm light under its shade. */
export const lamp: Gift = (s, { main }) => {
  const { p } = s;
  const glow = s.rad({ 0: ['#FFEBC0', 0.9], 0.5: ['#FFE7B0', 0.4], 1: ['#FFE7B0', 0] }, 0.5, 0.3, 0.6);
  return svg`${ground(s, 19)}<ellipse cx="0" cy="-26" rx="36" ry="26" fill="${glow}"/>
    <rect x="-1.3" y="-42" width="2.6" height="40" fill="${round(s, '#DCE3E6', 0.6)}"/>
    <path d="M-14 0Q-14 -5 -8 -5H8Q14 -5 14 0Z" fill="${round(s, main, 0.45)}"/>
    <ellipse cx="0" cy="-38" rx="21.4" ry="3.6" fill="#FFF3D6"/>
    <ellipse cx="0" cy="-39.4" rx="5" ry="4" fill="#FFFFFF"/>
    <path d="M-11 -66H11L22 -38C14 -41.2 -14 -41.2 -22 -38Z" fill="${round(s, main, 0.4)}"/>
    <path d="M-22 -38C-14 -41.2 14 -41.2 22 -38" fill="none" stroke="#FFF3D6" stroke-width="1"/>
    <ellipse cx="0" cy="-66" rx="11" ry="1.6" fill="${mix(main, p.deep, 0.35)}"/>
    <path d="M13 -40V-25" stroke="${mix(p.deep, p.mid, 0.4)}" stroke-width=".5"/>
    <circle cx="13" cy="-24" r="1.3" fill="${p.warm}" stroke="${mix(p.deep, p.mid, 0.4)}" stroke-width=".4"/>`;
};
