import { dish, drop } from '../drops';
import { surface } from '../ground';
import { mix, white } from '../../../pictures/palettes';
import { svg, type Sheet } from '../sheet';
import { leafShade } from '../sprigs';
import { curve, smear } from '../strokes';
import { flask, rack } from './glass';
import { allTones, type Scene } from './scene';

function pipette(s: Sheet, x: number, y: number, angle: number): void {
  const { m, p } = s;
  const glass = s.lin({ 0: ['#FFFFFF', 0.95], 0.6: [p.mid, 0.7], 1: [p.main, 0.7] });
  const bulb = s.lin({ 0: white(p.main, 0.5), 0.5: p.main, 1: mix(p.main, p.deep, 0.5) });
  s.add(svg`<g transform="translate(${x} ${y}) rotate(${angle}) scale(${m / 100})">
    <rect x="0" y="3" width="62" height="4" rx="2" fill="${p.deep}" opacity=".18" filter="${s.blur(1.2)}"/>
    <path d="M0 0L10 -1.2H42V2.4H10Z" fill="${glass}"/>
    <rect x="42" y="-3" width="18" height="7.2" rx="3.6" fill="${bulb}"/></g>`);
}

/** Dishes seen from above, with cream, colour and a pipette. */
function bench(s: Sheet): void {
  const { w, h, m, p } = s;
  const fx = s.mirror();
  const turned = fx(0) === 1;
  surface(s);
  leafShade(s, 0.12);
  const [x, y] = [w * fx(s.r(0.34, 0.4)), h * s.r(0.54, 0.62)];
  const fills = s.chance() ? [white(p.mid, 0.35), p.skin[0]] : [p.skin[0], white(p.mid, 0.35)];
  dish(s, x, y, m * 0.27, 0.95, p.wall, fills[0] ?? p.mid);
  dish(s, w * fx(0.7), h * s.r(0.3, 0.38), m * s.r(0.15, 0.2), 0.95, p.wall, fills[1] ?? p.mid);
  dish(s, w * fx(0.76), h * s.r(0.7, 0.8), m * s.r(0.1, 0.14), 0.95, p.wall, mix(p.main, p.mid, 0.4));
  const cream = curve([x, y], m * 0.34, s.r(-40, -10), m * 0.03, 22);
  smear(s, cream, m * 0.07, '#F7FAFB', { strands: 16, frayed: true });
  const tip = x + (turned ? -1 : 1) * m * 0.2;
  pipette(s, tip, y - m * 0.03, turned ? s.r(-140, -122) : s.r(-58, -40));
  drop(s, tip - (turned ? -1 : 1) * m * 0.02, y, m * 0.03, p.mid);
}

/** A laboratory: dishes from above, flasks on a table, or a rack of tubes. */
export const lab: Scene = {
  tones: allTones,
  draw: (s) => s.pick([bench, bench, flask, rack])(s),
};
