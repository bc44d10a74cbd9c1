import { mix, white } from '../../../pictures/palettes';
import { svg, type Sheet } from '../sheet';

/** A gift stands on y = 0, centred on x = 0; 100 is the shorter side of the picture. */
export type Gift = (s: Sheet, look: GiftLook) => string;

/** Colours a seed may choose, so that two mugs of one brand are not the same mug. */
export interface GiftLook {
  main: string;
  soft: string;
  cloth: string;
}

export function giftLook(s: Sheet): GiftLook {
  const { p } = s;
  return {
    main: s.pick([p.main, mix(p.main, p.mid, 0.45), mix(p.main, p.deep, 0.45)]),
    soft: s.pick([white(p.mid, 0.4), white(p.mid, 0.15), mix(p.skin[1], p.warm, 0.4)]),
    cloth: s.pick([white(p.warm, 0.3), white(p.wall, 0.3), mix(p.warm, p.skin[1], 0.5)]),
  };
}

/** The shadow under a thing `rx` wide to each side. */
export const ground = (s: Sheet, rx: number, y = 0) =>
  svg`<path d="M${-rx * 0.7} ${y - 1}L${rx} ${y - 1}L${rx + 22} ${y + 6}L4 ${y + 7}Z" fill="${s.p.deep}"
      opacity=".12" filter="${s.blur(2)}"/>
    <ellipse cx="2" cy="${y}" rx="${rx}" ry="2.5" fill="${s.p.deep}" opacity=".32" filter="${s.blur(1.4)}"/>`;

/** Light from the upper left falling on a soft or flat thing. */
export const slope = (s: Sheet, colour: string) =>
  s.lin({ 0: white(colour, 0.5), 0.45: colour, 1: mix(colour, s.p.deep, 0.24) }, 0, 0, 1, 1);

/** The same as `slope`, from top to bottom. */
export const fall = (s: Sheet, colour: string) =>
  s.lin({ 0: white(colour, 0.5), 0.6: colour, 1: mix(colour, s.p.deep, 0.22) });

/** A drop, the portal's only motif, printed on a thing. */
export const motif = (x: number, y: number, u: number, colour: string) =>
  svg`<path d="M${x} ${y - u}c${u} ${u} ${u * 0.72} ${u * 1.8} 0 ${u * 1.8}s${-u} ${-u * 0.8} 0 ${-u * 1.8}z"
    fill="${colour}"/>`;
