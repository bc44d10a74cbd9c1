import { mix, white } from '../../pictures/palettes';
import { svg, type Sheet } from './sheet';

const bladePath = (l: number, w: number) =>
  svg`M0 0C${l * 0.25} ${-w} ${l * 0.7} ${-w * 0.9} ${l} 0C${l * 0.7} ${w * 0.9} ${l * 0.25} ${w} 0 0Z`;
const litHalf = (l: number, w: number) =>
  svg`M0 0C${l * 0.25} ${-w} ${l * 0.7} ${-w * 0.9} ${l} 0C${l * 0.6} ${-w * 0.12} ${l * 0.3} ${w * 0.08} 0 0Z`;

export interface SprigLook {
  colour: string;
  leaves?: number;
  /** Whether the twig has one colour without light, for shadows. */
  flat?: boolean;
  slim?: number;
  leaf?: number;
}

/** A twig growing from (x, y) at `angle` degrees. */
export function sprig(s: Sheet, x: number, y: number, len: number, angle: number, look: SprigLook): string {
  const { colour, leaves = 7, flat = false, slim = 0.17, leaf = 0.42 } = look;
  const under = flat ? colour : s.lin({ 0: mix(colour, s.p.deep, 0.4), 1: colour }, 0, 0, 1, 0);
  const over = flat ? colour : s.lin({ 0: white(colour, 0.18), 1: white(colour, 0.5) }, 0, 0, 1, 0);
  const stem = flat ? colour : mix(colour, s.p.deep, 0.25);
  const parts = [
    svg`<path d="M0 0Q${len * 0.5} ${-len * 0.08} ${len} ${len * 0.02}" fill="none" stroke="${stem}"
      stroke-width="${len * 0.012}" stroke-linecap="round"/>`,
  ];
  for (let i = 0; i < leaves; i++) {
    const t = 0.16 + (i / (leaves - 1)) * 0.84;
    const side = i === leaves - 1 ? 0 : i % 2 ? 1 : -1;
    const l = len * leaf * (1 - t * 0.42) * s.r(0.9, 1.08);
    const w = l * slim * 2 * s.r(0.9, 1.1);
    const bow = -len * 0.288 * t * (1 - t) + len * 0.02 * t;
    const light = flat
      ? ''
      : svg`<path d="${litHalf(l, w)}" fill="${over}"/><path d="M0 0L${l * 0.94} 0"
        stroke="${white(colour, 0.55)}" stroke-width="${len * 0.005}" opacity=".7"/>`;
    parts.push(svg`<g transform="translate(${len * t} ${bow}) rotate(${side * s.r(36, 52)})">
      <path d="${bladePath(l, w)}" fill="${under}"/>${light}</g>`);
  }
  return svg`<g transform="translate(${x} ${y}) rotate(${angle})">${parts}</g>`;
}

/** The green of plants, drawn towards the brand. */
export const green = (s: Sheet) => mix('#6FA88C', s.p.main, 0.3);

/** The blurred shadow of leaves outside the frame. */
export function leafShade(s: Sheet, opacity = 0.13): void {
  const { w, h, p } = s;
  const right = s.chance();
  const size = Math.max(w, h);
  const look = { colour: p.deep, flat: true, slim: 0.13, leaf: 0.5 };
  const x = right ? w * 1.03 : -w * 0.03;
  const high = sprig(s, x, h * s.r(0, 0.14), size * 0.62, right ? s.r(146, 164) : s.r(18, 34), {
    ...look,
    leaves: 9,
  });
  const low = sprig(s, x, h * s.r(0.34, 0.5), size * 0.42, right ? s.r(170, 190) : s.r(-10, 12), look);
  s.add(svg`<g opacity="${opacity}" filter="${s.blur(size * 0.011)}">${high}${low}</g>`);
}
