import { apron, pillow, socks, tote, towel } from '../gifts/cloth';
import { giftLook, type Gift } from '../gifts/gift';
import { comb, scalpBrush, turban } from '../gifts/hair';
import { coffeeSet, coolerBag, lidMug } from '../gifts/lunch';
import { cosmeticBag, creamAndGloves, handCream, umbrella } from '../gifts/outing';
import { notebook, pen, planner } from '../gifts/paper';
import { humidifier, neckPillow, plaid, sleepMask } from '../gifts/rest';
import { bottle, candle, lamp, mug, thermos } from '../gifts/table';
import { box, present, set, travelSet } from '../gifts/wrapped';
import { arch, disc, studio, windowLight } from '../ground';
import { mix } from '../../../pictures/palettes';
import { svg } from '../sheet';
import { leafShade } from '../sprigs';
import type { Scene } from './scene';

const gifts = {
  box,
  thermos,
  tote,
  towel,
  notebook,
  mug,
  set,
  present,
  pen,
  umbrella,
  lamp,
  pillow,
  candle,
  bottle,
  apron,
  socks,
  planner,
  'cosmetic-bag': cosmeticBag,
  'hand-cream': handCream,
  'cream-and-gloves': creamAndGloves,
  'travel-set': travelSet,
  plaid,
  'neck-pillow': neckPillow,
  'sleep-mask': sleepMask,
  humidifier,
  'scalp-brush': scalpBrush,
  comb,
  turban,
  'cooler-bag': coolerBag,
  'lid-mug': lidMug,
  'coffee-set': coffeeSet,
} satisfies Record<string, Gift>;

export type GiftKind = keyof typeof gifts;
export const giftKinds = Object.keys(gifts) as GiftKind[];
export const isGiftKind = (kind: string | undefined): kind is GiftKind =>
  giftKinds.some((known) => known === kind);

/** One gift on a table. */
export const gift: Scene = {
  tones: ['light', 'light', 'warm', 'mid'],
  draw: (s, { kind }) => {
    const { w, h, m, p } = s;
    studio(s, 0.68);
    const back = s.deep ? mix(p.main, p.deep, 0.15) : mix(p.mid, p.wall, s.tone === 'mid' ? 0.7 : 0.4);
    const setting = s.pick(['disc', 'disc', 'arch', 'shade']);
    if (setting === 'disc') disc(s, w / 2 + m * s.r(-0.05, 0.05), h * s.r(0.43, 0.47), m * 0.36, back, 0.15);
    if (setting === 'arch') arch(s, w / 2, h * 0.69, m * 0.68, h * 0.58, back);
    if (setting === 'shade') {
      windowLight(s, 0.5);
      leafShade(s, 0.13);
    }
    const body = gifts[isGiftKind(kind) ? kind : 'box'](s, giftLook(s));
    s.add(svg`<g transform="translate(${w / 2} ${h * 0.84}) scale(${m / 100})">${body}</g>`);
  },
};
