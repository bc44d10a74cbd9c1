import { mix, white } from '../../../pictures/palettes';
import { svg } from '../sheet';
import { round } from '../vessels/shape';
import { fall, ground, motif, slope, type Gift } from './gift';
import { mug } from './table';

/** A bag that keeps a lunch cold. */
export const coolerBag: Gift = (s, { main, soft }) => {
  const { p } = s;
  const dark = mix(main, p.deep, 0.25);
  return svg`${ground(s, 32)}
    <path d="M-13 -45C-13 -64 13 -64 13 -45" fill="none" stroke="${dark}" stroke-width="4"/>
    <path d="M-29 -40Q-29 -47 -22 -47H22Q29 -47 29 -40L31 -5Q31 0 26 0H-26Q-31 0 -31 -5Z" fill="${slope(s, soft)}"/>
    <path d="M-29 -40Q-29 -47 -22 -47H22Q29 -47 29 -40L29.3 -34H-29.3Z" fill="${slope(s, main)}"/>
    <path d="M-29 -34H29" stroke="#fff" stroke-width=".9" stroke-dasharray="1 1.1"/>
    <path d="M20 -34q5 0 4.6 4l-.6 7q-.4 2.4 -2.4 2t-1.6 -2.4z" fill="${dark}"/>
    <path d="M-20 -25H14V-6Q14 -4 12 -4H-18Q-20 -4 -20 -6Z" fill="${fall(s, white(soft, 0.35))}"
      stroke="${mix(soft, p.deep, 0.2)}" stroke-width=".7"/>
    ${motif(-3, -15, 4.6, main)}
    <path d="M-25 -43H10" stroke="#fff" stroke-width="1.6" stroke-linecap="round" opacity=".45"/>`;
};

/** A cup with a lid, for the way. */
export const lidMug: Gift = (s, { main, soft }) => {
  const { p } = s;
  return svg`${ground(s, 17)}
    <path d="M-16 -50H16L12.5 -3Q12.3 0 9 0H-9Q-12.3 0 -12.5 -3Z" fill="${round(s, white(soft, 0.4), 0.6)}"/>
    <path d="M-14.8 -34H14.8L13.4 -15H-13.4Z" fill="${round(s, main, 0.6)}"/>
    <path d="M-18 -51Q-18 -57 -13 -57H13Q18 -57 18 -51V-49H-18Z" fill="${round(s, mix(main, p.deep, 0.35), 0.6)}"/>
    <rect x="-5" y="-60" width="9" height="3.6" rx="1.6" fill="${mix(main, p.deep, 0.5)}"/>
    ${motif(0, -24.6, 4.6, '#FFFFFF')}
    <path d="M-11 -46L-9 -6" stroke="#fff" stroke-width="1.8" stroke-linecap="round" opacity=".6"/>`;
};

/** A packet of coffee beside its cup. */
export const coffeeSet: Gift = (s, look) => {
  const { p } = s;
  const paper = mix(p.warm, p.skin[2], 0.4);
  return svg`<g transform="translate(-15 0)">${ground(s, 16)}
      <path d="M-16 -54H16L18 -3Q18 0 15 0H-15Q-18 0 -18 -3Z" fill="${slope(s, paper)}"/>
      <path d="M-16 -61H16V-52H-16Z" fill="${fall(s, mix(paper, p.deep, 0.16))}"/>
      <path d="M-16 -54.6H16" stroke="#fff" stroke-width=".8" opacity=".6"/>
      <rect x="-11" y="-40" width="22" height="26" rx="3" fill="#fff" opacity=".94"/>${motif(0, -29, 6, look.main)}
      <path d="M-6 -18H6" stroke="${look.main}" stroke-width="1.4" stroke-linecap="round"/></g>
    <g transform="translate(17 1) scale(.72)">${mug(s, look)}</g>`;
};
