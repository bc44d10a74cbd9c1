import { svg } from '../sheet';

/** Hair behind the head and over the forehead, on the portrait's grid of 100. */
export interface Hair {
  /** Whether a beard may go with it. */
  beard?: boolean;
  draw: (colour: string, dark: string) => { back: string; front: string };
}

const fringe = (d: string, colour: string) => svg`<path d="${d}" fill="${colour}"/>`;
const sideSwept =
  'M35 43C32 26 42 20 51 20C62 20 68 29 65 43C63.6 37 61 33 56 30C51 35 42 36 38 36.4C36 38 35.4 40 35 43Z';
const parted = 'M34.6 44C33 27 42 20 50 20S67 27 65.4 44C63 36 57 33 50 26C43 33 37 36 34.6 44Z';

const short: Hair = {
  beard: true,
  draw: (colour) => ({
    back: fringe('M34.4 46C32 26 40 18 51 18S68 26 65.6 46Z', colour),
    front: fringe(
      'M34.6 44C33 25 42 19 50 19C61 18 68 27 65.4 44C64 37 62.6 34 60 31C53 34 43 34 39.4 32C37 35 35.6 38 34.6 44Z',
      colour,
    ),
  }),
};

const quiff: Hair = {
  beard: true,
  draw: (colour, dark) => ({
    back: fringe('M35 46C33 28 40 22 50 22S67 28 65 46Z', dark),
    front: fringe(
      'M36 37C33 22 44 14 56 16C64 16 68 24 64.6 38C63 32 60 29 54 29C48 31 40 30 37.4 33Z',
      colour,
    ),
  }),
};

const crop: Hair = {
  beard: true,
  draw: (colour) => ({
    back: fringe('M35 44C34 27 41 21.6 50 21.6S66 27 65 44Z', colour),
    front: fringe(
      'M35.2 41C35 28 42 22 50 22S65 28 64.8 41C63 35 61 30.6 57 29.6H43C39 30.6 37 35 35.2 41Z',
      colour,
    ),
  }),
};

const bob: Hair = {
  draw: (colour, dark) => ({
    back: fringe('M31 60C27 32 37 18 50 18S73 32 69 60Q66 65 60 64H40Q34 65 31 60Z', dark),
    front: fringe(
      `${parted}M34.6 40C30 48 30 58 34 62C37 58 36 48 36 40ZM65.4 40C70 48 70 58 66 62C63 58 64 48 64 40Z`,
      colour,
    ),
  }),
};

const long: Hair = {
  draw: (colour, dark) => ({
    back: fringe('M32 84C26 60 28 18 50 18S74 60 68 84Q60 88 50 88T32 84Z', dark),
    front: fringe(
      `${sideSwept}M35.4 38C29 50 31 68 28 80C35 80 39 70 37.4 56C36 50 35.6 44 36 38ZM65 38C71 50 69 68 72 80C65 80 61 70 62.6 56C64 50 64.4 44 64 38Z`,
      colour,
    ),
  }),
};

const bun: Hair = {
  draw: (colour, dark) => ({
    back: svg`<circle cx="50" cy="15.4" r="8" fill="${dark}"/>${fringe('M34.6 47C32 28 40 19 50 19S68 28 65.4 47Z', dark)}`,
    front: svg`<path d="${parted}" fill="${colour}"/><path d="M44.6 13.4q4.6 -4.4 9.6 -1.6" fill="none"
      stroke="${colour}" stroke-width="1.6" stroke-linecap="round"/>`,
  }),
};

const tail: Hair = {
  draw: (colour, dark) => ({
    back: svg`${fringe('M60 22C76 24 77 44 74 60C73 68 70 72 67 74C69 62 69 48 62 34Z', dark)}
      ${fringe('M34.6 47C32 28 40 19 50 19S68 28 65.4 47Z', dark)}`,
    front: fringe(sideSwept, colour),
  }),
};

const curls = [
  [34, 40, 7],
  [33, 50, 7],
  [36, 31, 7],
  [43, 24, 7.4],
  [51, 21.6, 7.6],
  [59, 25, 7.4],
  [65, 32, 7],
  [67, 41, 7],
  [67, 51, 7],
] as const;

const curly: Hair = {
  draw: (colour, dark) => ({
    back: svg`${curls.map(([x, y, r]) => svg`<circle cx="${x}" cy="${y}" r="${r + 1.4}" fill="${dark}"/>`)}`,
    front: svg`${curls.slice(2, 7).map(([x, y, r]) => svg`<circle cx="${x}" cy="${y + 1}" r="${r - 0.6}" fill="${colour}"/>`)}`,
  }),
};

const bangs: Hair = {
  draw: (colour, dark) => ({
    back: fringe('M31 72C27 40 33 18 50 18S73 40 69 72Q60 76 50 76T31 72Z', dark),
    front: fringe(
      'M34.6 56C30 32 38 19.4 50 19.4S70 32 65.4 56C65 48 64.6 42 63.6 37.6Q50 33.4 36.4 37.6C35.4 42 35 48 34.6 56Z',
      colour,
    ),
  }),
};

export const hairs = [short, bob, bun, long, quiff, curly, tail, crop, bangs] as const;
