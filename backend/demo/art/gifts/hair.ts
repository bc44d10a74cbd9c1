import { mix, white } from '../../../pictures/palettes';
import { svg } from '../sheet';
import { fall, ground, slope, motif, type Gift } from './gift';

/** A massage brush on its bristles, a ring to hold it by. */
export const scalpBrush: Gift = (s, { main, soft }) => {
  const { p } = s;
  const bristles = Array.from({ length: 13 }, (_, at) => {
    const x = -24.5 + at * 4.1;
    return svg`<path d="M${x} -16L${x * 1.04} -1.4" stroke="${fall(s, white(main, 0.35))}" stroke-width="2.6" stroke-linecap="round"/>`;
  });
  return svg`${ground(s, 28)}${bristles}
    <path d="M-30 -15C-30 -30 -16 -36 0 -36C16 -36 30 -30 30 -15Q30 -13 27 -13H-27Q-30 -13 -30 -15Z"
      fill="${slope(s, main)}"/>
    <path d="M-11 -35C-13 -58 13 -58 11 -35" fill="none" stroke="${slope(s, mix(main, p.deep, 0.18))}" stroke-width="7"
      stroke-linecap="round"/>
    <path d="M-30 -17H30" stroke="${white(soft, 0.6)}" stroke-width="1.4" opacity=".8"/>
    <path d="M-22 -24C-17 -31 -8 -33 2 -33" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"
      opacity=".55"/>`;
};

/** A wooden comb out of its case. */
export const comb: Gift = (s, { main, cloth }) => {
  const { p } = s;
  const wood = mix(p.warm, p.skin[3], 0.62);
  const teeth = Array.from({ length: 17 }, (_, at) => {
    const x = -31 + at * 3.9;
    return svg`<path d="M${x} -8L${x + 0.3} 12" stroke="${fall(s, wood)}" stroke-width="2" stroke-linecap="round"/>`;
  });
  return svg`${ground(s, 32)}
    <g transform="translate(3 -9) rotate(5)"><path d="M-33 -11H29Q34 -11 34 -5V4Q34 9 29 9H-33Q-37 9 -37 4V-6Q-37 -11 -33 -11Z"
      fill="${slope(s, cloth)}"/><path d="M-33 -8H31" stroke="${mix(cloth, p.deep, 0.25)}" stroke-width=".8"
      stroke-dasharray="2 1.6"/>${motif(0, -2, 4.4, main)}</g>
    <g transform="translate(-1 -38) rotate(-9)">${teeth}
      <path d="M-35 -6C-33 -17 33 -19 36 -7Q36 -4 33 -4H-32Q-35 -4 -35 -6Z" fill="${slope(s, wood)}"/>
      <path d="M-27 -9C-14 -13 12 -14 26 -10" fill="none" stroke="${mix(wood, p.deep, 0.25)}" stroke-width=".7"
        opacity=".7"/></g>`;
};

/** A towel wound for wet hair, its end tucked under a button. */
export const turban: Gift = (s, { main, soft }) => {
  const { p } = s;
  const towel = white(soft, 0.45);
  const line = mix(towel, p.deep, 0.24);
  return svg`${ground(s, 27)}
    <path d="M-28 -9C-36 -40 -18 -57 5 -56C27 -55 36 -34 28 -9C26 -1 13 0 0 0C-13 0 -26 -1 -28 -9Z" fill="${slope(s, towel)}"/>
    <path d="M-27 -14C-14 -24 -2 -38 4 -55C18 -50 20 -44 14 -34C6 -20 -10 -8 -24 -4Z" fill="${slope(s, white(towel, 0.3))}"/>
    <path d="M26 -18C14 -22 2 -34 -2 -54C-16 -50 -20 -42 -12 -31C-2 -18 14 -9 27 -8Z" fill="${slope(s, mix(towel, main, 0.16))}"/>
    <g fill="none" stroke="${line}" stroke-width=".8" stroke-linecap="round" opacity=".7">
      <path d="M-8 -47Q0 -28 22 -16M-13 -42Q-4 -24 18 -12M24 -40Q27 -28 25 -18M-26 -30Q-29 -20 -26 -12"/></g>
    <circle cx="0" cy="-47" r="4.4" fill="${slope(s, main)}"/><circle cx="-1.2" cy="-47" r=".7" fill="#fff"/>
    <circle cx="1.2" cy="-47" r=".7" fill="#fff"/>`;
};
