import { mix, white } from '../../../pictures/palettes';
import { svg } from '../sheet';
import { fall, ground, motif, slope, type Gift } from './gift';

/** A knitted plaid folded twice, its fringe over the edge. */
export const plaid: Gift = (s, { cloth, main }) => {
  const { p } = s;
  const wool = mix(cloth, '#FFFFFF', 0.35);
  const seam = mix(wool, p.deep, 0.24);
  const layer = (y: number, half: number, colour: string) => {
    const shape = svg`<rect x="${-half}" y="${y}" width="${half * 2}" height="17" rx="8"/>`;
    const rows = Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 22 }, (_at, at) => {
        const x = -half + at * 3.2;
        return svg`M${x} ${y + 2 + row * 3.2}l1.6 1.8l1.6 -1.8`;
      }),
    ).flat();
    return svg`<rect x="${-half}" y="${y}" width="${half * 2}" height="17" rx="8" fill="${fall(s, colour)}"/>
      <g clip-path="${s.clip(shape)}"><path d="${rows}" fill="none" stroke="${seam}" stroke-width=".7"
        stroke-linejoin="round" opacity=".75"/></g>`;
  };
  const fringe = Array.from(
    { length: 15 },
    (_, at) => svg`M${-23 + at * 3.3} -19q${s.r(-1, 1)} 5 ${s.r(-1.4, 1.4)} 10`,
  );
  return svg`${ground(s, 33)}${layer(-17, 34, wool)}${layer(-34, 32, white(wool, 0.2))}
    <path d="M-21 -52H21Q27 -52 27 -46V-19H-27V-46Q-27 -52 -21 -52Z" fill="${slope(s, white(wool, 0.3))}"/>
    <path d="M-27 -45H27M-27 -41H27M-27 -26H27" stroke="${main}" stroke-width="1.6" opacity=".75"/>
    <path d="${fringe}" fill="none" stroke="${mix(wool, p.deep, 0.16)}" stroke-width="1.5" stroke-linecap="round"/>
    ${motif(0, -34, 4, main)}`;
};

/** A horseshoe for the neck: one thick stroke, its light and its seam. */
export const neckPillow: Gift = (s, { main, soft }) => {
  const { p } = s;
  const bend = 'M-20 -14C-27 -60 27 -60 20 -14';
  return svg`${ground(s, 30)}
    <path d="${bend}" fill="none" stroke="${mix(soft, p.deep, 0.3)}" stroke-width="24.5" stroke-linecap="round"/>
    <path d="${bend}" fill="none" stroke="${slope(s, soft)}" stroke-width="23" stroke-linecap="round"/>
    <path d="M-25 -17C-32 -66 32 -66 25 -17" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"
      opacity=".45" filter="${s.blur(1.2)}"/>
    <path d="M-15 -12C-20 -47 20 -47 15 -12" fill="none" stroke="${main}" stroke-width="1" stroke-dasharray="2 1.6"/>
    ${motif(0, -46, 3.6, main)}`;
};

/** A sleeping mask propped up, with stitched lashes and its band behind. */
export const sleepMask: Gift = (s, { main, soft }) => {
  const { p } = s;
  const shape =
    'M-33 -34C-24 -45 24 -45 33 -34C39 -21 29 -7 16 -9C7 -10 5 -18 0 -18C-5 -18 -7 -10 -16 -9C-29 -7 -39 -21 -33 -34Z';
  const lash = (x: number) =>
    svg`<path d="M${x - 8} -27q8 6 16 0M${x - 6} -25l-2 3M${x} -23.5v3.6M${x + 6} -25l2 3" fill="none"
      stroke="${white(main, 0.85)}" stroke-width="1.1" stroke-linecap="round"/>`;
  return svg`${ground(s, 31)}
    <path d="M-33 -30C-44 -60 44 -62 33 -30" fill="none" stroke="${mix(main, p.deep, 0.35)}" stroke-width="4"/>
    <path d="M-33 -30C-43 -58 43 -60 33 -30" fill="none" stroke="${white(main, 0.3)}" stroke-width="1"
      opacity=".6"/>
    <path d="${shape}" fill="${slope(s, main)}" stroke="${white(soft, 0.3)}" stroke-width="1.6"/>
    <path d="M-28 -36C-16 -42 12 -42 24 -37" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"
      opacity=".4" filter="${s.blur(0.8)}"/>${lash(-16)}${lash(16)}`;
};

/** A small humidifier and what it breathes out. */
export const humidifier: Gift = (s, { main, soft }) => {
  const { p } = s;
  const puff = (x: number, y: number, r: number, opacity: number) =>
    svg`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.72}" fill="#fff" opacity="${opacity}" filter="${s.blur(2.4)}"/>`;
  return svg`${ground(s, 20)}
    ${puff(1, -54, 5, 0.85)}${puff(-4, -62, 8, 0.7)}${puff(7, -69, 10, 0.5)}
    <path d="M-17 -40Q-17 -46 -10 -46H10Q17 -46 17 -40L20 -8Q20 0 12 0H-12Q-20 0 -20 -8Z" fill="${slope(s, white(soft, 0.55))}"/>
    <path d="M-20 -11L-20 -8Q-20 0 -12 0H12Q20 0 20 -8L19.7 -11Z" fill="${slope(s, main)}"/>
    <path d="M-6 -46Q-6 -49 0 -49Q6 -49 6 -46Z" fill="${mix(main, p.deep, 0.2)}"/>
    <path d="M-18 -15H18.4" stroke="${white(p.mid, 0.2)}" stroke-width="1.6" opacity=".9"/>
    <path d="M-12 -41Q-14 -28 -14 -17" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" opacity=".7"/>
    ${motif(0, -30, 5, main)}`;
};
