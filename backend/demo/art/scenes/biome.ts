import { ball, dish } from '../drops';
import { surface } from '../ground';
import { mix, white } from '../../../pictures/palettes';
import { svg, type Sheet } from '../sheet';
import { allTones, type Scene } from './scene';

interface Plate {
  x: number;
  y: number;
  r: number;
}

function rod(s: Sheet, x: number, y: number, r: number, colour: string): void {
  const long = r * s.r(1.5, 2);
  const thick = r * 0.62;
  const fill = s.lin({ 0: white(colour, 0.7), 0.5: colour, 1: mix(colour, s.p.deep, 0.35) });
  s.add(svg`<rect x="${x - long / 2}" y="${y - thick / 2}" width="${long}" height="${thick}" rx="${thick / 2}"
    transform="rotate(${s.r(0, 180)} ${x} ${y})" fill="${fill}"/>`);
}

/** Two balls and three: a coccus just divided. */
function chain(s: Sheet, x: number, y: number, r: number, colour: string): void {
  const angle = s.r(0, Math.PI);
  const [dx, dy] = [Math.cos(angle) * r * 0.6, Math.sin(angle) * r * 0.6];
  ball(s, x - dx, y - dy, r * 0.48, colour);
  ball(s, x + dx, y + dy, r * 0.48, colour);
}

function colony(s: Sheet, plate: Plate, count: number): void {
  const { p } = s;
  const colours = [p.main, p.mid, white(p.mid, 0.3), p.skin[2], p.skin[1]] as const;
  const placed: Plate[] = [];
  for (let i = 0; i < count * 8 && placed.length < count; i++) {
    const x = plate.x + s.r(-1, 1) * plate.r;
    const y = plate.y + s.r(-1, 1) * plate.r;
    const r = plate.r * s.r(0.055, 0.15);
    const inside = Math.hypot(x - plate.x, y - plate.y) < plate.r * 0.8 - r * 0.3;
    if (!inside || placed.some((other) => Math.hypot(other.x - x, other.y - y) < other.r + r)) continue;
    placed.push({ x, y, r });
    const form = s.pick([ball, ball, rod, rod, chain]);
    form(s, x, y, r * 0.85, s.pick(colours));
  }
}

/** The skin's microbes in a dish: one large, or one and its small neighbours. */
export const biome: Scene = {
  tones: allTones,
  draw: (s) => {
    const { w, h, m, p } = s;
    surface(s);
    const fx = s.mirror();
    const layout = s.pick(['one', 'two', 'close'] as const);
    const plates: Record<typeof layout, Plate[]> = {
      one: [{ x: w * fx(s.r(0.44, 0.5)), y: h * 0.51, r: m * 0.42 }],
      two: [
        { x: w * fx(0.38), y: h * s.r(0.5, 0.58), r: m * 0.34 },
        { x: w * fx(0.76), y: h * s.r(0.28, 0.36), r: m * 0.18 },
      ],
      close: [{ x: w * fx(s.r(0.5, 0.62)), y: h * s.r(0.56, 0.62), r: m * 0.58 }],
    };
    plates[layout].forEach((plate, at) => {
      const fill = s.pick([mix(p.air, p.wall, 0.6), mix(p.air, p.wall, 0.6), p.skin[0]]);
      dish(s, plate.x, plate.y, plate.r, 0.95, mix(p.wall, p.mid, 0.3), fill);
      colony(s, plate, at ? 12 : Math.round(s.r(24, 44)));
    });
  },
};
