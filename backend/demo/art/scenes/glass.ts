import { drop } from '../drops';
import { disc, studio, windowLight } from '../ground';
import { mix, white } from '../../../pictures/palettes';
import { svg, type Sheet } from '../sheet';
import { leafShade } from '../sprigs';

function shadow(s: Sheet, rx: number): string {
  return svg`<path d="M${-rx * 0.8} -2L${rx} -2L${rx + 34} 9L10 10Z" fill="${s.p.deep}" opacity=".15"
      filter="${s.blur(2)}"/>
    <ellipse cx="1" cy="0" rx="${rx}" ry="1.8" fill="${s.p.deep}" opacity=".36" filter="${s.blur(1)}"/>`;
}

const wall = (s: Sheet) =>
  s.lin(
    { 0: ['#FFFFFF', 0.75], 0.18: ['#FFFFFF', 0.3], 0.7: [s.p.wall, 0.3], 1: ['#FFFFFF', 0.7] },
    0,
    0,
    1,
    0,
  );

const liquid = (s: Sheet, colour: string) =>
  s.lin(
    { 0: mix(colour, s.p.deep, 0.25), 0.2: white(colour, 0.55), 0.6: colour, 1: mix(colour, s.p.deep, 0.3) },
    0,
    0,
    1,
    0,
  );

/** A conical flask 60 high standing on y = 0. */
function cone(s: Sheet, colour: string): string {
  return svg`${shadow(s, 22)}
    <path d="M-5 -58H5V-38L22 -5Q24 0 19 0H-19Q-24 0 -22 -5L-5 -38Z" fill="${wall(s)}" stroke="#fff"
      stroke-width=".8"/>
    <path d="M-13.2 -22H13.2L21 -5.6Q22.6 -1 18.6 -1H-18.6Q-22.6 -1 -21 -5.6Z" fill="${liquid(s, colour)}"
      opacity=".88"/>
    <ellipse cx="0" cy="-22" rx="13.2" ry="2" fill="${white(colour, 0.55)}"/>
    <rect x="-6.4" y="-60" width="12.8" height="3" rx="1.5" fill="#fff"/>
    <path d="M-3 -40L-15 -12" stroke="#fff" stroke-width="1.4" stroke-linecap="round" opacity=".8"/>`;
}

/** A beaker 40 high. */
function beaker(s: Sheet, colour: string): string {
  return svg`${shadow(s, 16)}
    <path d="M-16 -40H16V-4Q16 0 12 0H-12Q-16 0 -16 -4Z" fill="${wall(s)}" stroke="#fff" stroke-width=".8"/>
    <path d="M-15 -22H15V-4.4Q15 -1 11.6 -1H-11.6Q-15 -1 -15 -4.4Z" fill="${liquid(s, colour)}" opacity=".88"/>
    <ellipse cx="0" cy="-22" rx="15" ry="2.4" fill="${white(colour, 0.55)}"/>
    <ellipse cx="0" cy="-40" rx="16" ry="2.4" fill="none" stroke="#fff" stroke-width="1.1"/>
    <path d="M8 -34h5M9.6 -29h3.4M8 -24h5" stroke="#fff" stroke-width=".8" opacity=".9"/>`;
}

const stand = (s: Sheet, x: number, y: number, scale: number, body: string) =>
  s.add(svg`<g transform="translate(${s.w * x} ${s.h * y}) scale(${(s.m / 100) * scale})">${body}</g>`);

/** Two vessels of glass on a table. */
export function flask(s: Sheet): void {
  const { w, h, m, p } = s;
  const fx = s.mirror();
  studio(s, 0.68);
  disc(
    s,
    w * fx(0.48),
    h * 0.44,
    m * 0.36,
    s.deep ? mix(p.main, p.deep, 0.2) : mix(p.mid, p.wall, 0.35),
    0.15,
  );
  windowLight(s, 0.35);
  leafShade(s, 0.1);
  stand(s, fx(0.41), 0.84, 1.08, cone(s, s.pick([p.main, mix(p.main, p.mid, 0.5)])));
  stand(s, fx(0.66), 0.88, 0.92, beaker(s, s.pick([p.skin[2], p.mid, mix(p.mid, p.skin[1], 0.6)])));
  drop(s, w * fx(0.3), h * 0.91, m * 0.025, p.mid, { stretch: 0.6 });
}

function testTube(s: Sheet, x: number, level: number, colour: string): string {
  return svg`<g transform="translate(${x} 0)">
    <path d="M-5 -58V-9a5 5 0 0 0 10 0V-58Z" fill="${wall(s)}" stroke="#fff" stroke-width=".7"/>
    <path d="M-4.4 ${-level}V-9a4.4 4.4 0 0 0 8.8 0V${-level}Z" fill="${liquid(s, colour)}" opacity=".9"/>
    <ellipse cx="0" cy="${-level}" rx="4.4" ry="1" fill="${white(colour, 0.55)}"/>
    <rect x="-6" y="-60" width="12" height="2.6" rx="1.3" fill="#fff"/></g>`;
}

/** Four tubes in a rack. */
export function rack(s: Sheet): void {
  const { w, h, m, p } = s;
  studio(s, 0.68);
  disc(s, w * s.r(0.42, 0.58), h * 0.44, m * 0.37, s.deep ? p.main : mix(p.mid, p.wall, 0.3), 0.2);
  windowLight(s, 0.4);
  const colours = [p.main, mix(p.main, p.mid, 0.6), p.skin[2], p.mid] as const;
  const tubes = [-27, -9, 9, 27].map((x) => testTube(s, x, s.r(20, 46), s.pick(colours)));
  const wood = mix(p.warm, p.skin[2], 0.35);
  const board = (tint: string) => s.lin({ 0: white(tint, 0.55), 1: mix(tint, p.deep, 0.12) });
  const post = s.lin({ 0: white(wood, 0.3), 1: mix(wood, p.deep, 0.15) }, 0, 0, 1, 0);
  stand(
    s,
    0.5,
    0.84,
    1.08,
    svg`${shadow(s, 40)}<rect x="-39" y="-38" width="4" height="36" fill="${post}"/>
      <rect x="35" y="-38" width="4" height="36" fill="${post}"/>
      <rect x="-41" y="-40" width="82" height="3" rx="1" fill="${mix(wood, p.deep, 0.1)}"/>${tubes}
      <rect x="-41" y="-37.4" width="82" height="6" rx="1.2" fill="${board(wood)}"/>
      <rect x="-42" y="-6" width="84" height="6" rx="1.2" fill="${board(wood)}"/>`,
  );
}
