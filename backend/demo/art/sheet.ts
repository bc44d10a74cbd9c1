import { palettes, type Brand, type Palette } from '../../pictures/palettes';
import { hash, random } from './random';

export const tones = ['light', 'warm', 'mid', 'deep', 'skin'] as const;
export type Tone = (typeof tones)[number];
export type Point = readonly [x: number, y: number];
/** Colours of a gradient by offset, each with an opacity where it is not 1. */
export type Stops = Readonly<Record<number, string | readonly [colour: string, opacity: number]>>;

type Cell = string | number | readonly string[];

function text(cell: Cell): string {
  if (typeof cell === 'number') return String(+cell.toFixed(Math.abs(cell) < 10 ? 2 : 1));
  return typeof cell === 'string' ? cell : cell.join('');
}

/** SVG text: numbers are rounded, lists joined, line breaks of the template folded. */
export function svg(parts: TemplateStringsArray, ...cells: Cell[]): string {
  return parts
    .map((part, at) => part.replace(/\s*\n\s*/g, ' ') + text(cells[at] ?? ''))
    .join('')
    .replaceAll('> <', '><')
    .trim();
}

/** One picture being drawn: its size, colours, seeded chance, shared definitions and body. */
export class Sheet {
  readonly p: Palette;
  readonly m: number;
  readonly deep: boolean;
  private readonly next: () => number;
  private readonly key: string;
  private readonly defs: string[] = [];
  private readonly body: string[] = [];
  private readonly blurs = new Map<string, string>();

  constructor(
    readonly w: number,
    readonly h: number,
    brand: Brand,
    seed: string,
    readonly tone: Tone,
  ) {
    this.p = palettes[brand];
    this.m = Math.min(w, h);
    this.deep = tone === 'deep';
    this.next = random(brand + seed);
    this.key = `a${hash(`${brand}${seed}${tone}${w}x${h}`).toString(36)}`;
  }

  /** A number in [from, to). */
  r(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  chance(share = 0.5): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    const [chosen] = list.slice(Math.floor(this.next() * list.length));
    if (chosen === undefined) throw new RangeError('Nothing to pick from');
    return chosen;
  }

  /** Either `share` or its mirror, so that a composition may lean left or right. */
  mirror(): (share: number) => number {
    return this.chance() ? (share) => 1 - share : (share) => share;
  }

  lin(stops: Stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const inner = this.stops(stops);
    return this.def(
      (id) =>
        svg`<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${inner}</linearGradient>`,
    );
  }

  rad(stops: Stops, cx = 0.5, cy = 0.5, r = 0.5): string {
    const inner = this.stops(stops);
    return this.def(
      (id) => svg`<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${inner}</radialGradient>`,
    );
  }

  blur(deviation: number): string {
    const size = text(deviation);
    const known = this.blurs.get(size);
    if (known) return known;
    const made = this.def(
      (id) => svg`<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%">
        <feGaussianBlur stdDeviation="${size}"/></filter>`,
    );
    this.blurs.set(size, made);
    return made;
  }

  clip(shape: string): string {
    return this.def((id) => svg`<clipPath id="${id}">${shape}</clipPath>`);
  }

  add(...parts: string[]): void {
    this.body.push(...parts);
  }

  /** A rectangle over the whole sheet. */
  flood(fill: string): void {
    this.add(svg`<rect width="${this.w}" height="${this.h}" fill="${fill}"/>`);
  }

  out(): string {
    const { w, h } = this;
    const defs = this.defs.join('');
    return svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"
      preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${this.body}</svg>`;
  }

  private def(make: (id: string) => string): string {
    const id = this.key + this.defs.length.toString(36);
    this.defs.push(make(id));
    return `url(#${id})`;
  }

  private stops(stops: Stops): string {
    const offsets = Object.keys(stops).map(Number);
    return offsets
      .sort((a, b) => a - b)
      .map((offset) => {
        const stop = stops[offset] ?? '#FFFFFF';
        const [colour, opacity] = typeof stop === 'string' ? [stop, 1] : stop;
        const shown = opacity === 1 ? '' : svg` stop-opacity="${opacity}"`;
        return `<stop offset="${offset}" stop-color="${colour}" ${shown}/>`.replace(' />', '/>');
      })
      .join('');
  }
}
