import { svg } from '../sheet';
import { label } from './label';
import type { VesselShape } from './shape';

/** A straight bottle of width `w` whose cap takes `lid` of its 100. */
const cylinder = (w: number, lid: number): VesselShape => ({
  width: w,
  draw: (s, dress) => svg`
    <rect x="${-w / 2}" y="${lid - 100}" width="${w}" height="${100 - lid}" rx="3" fill="${dress.body}"/>
    <rect x="${-w / 2}" y="-100" width="${w}" height="${lid}" rx="3" fill="${dress.cap}"/>
    <rect x="${-w / 2}" y="${lid - 100.6}" width="${w}" height="1.4" fill="${s.p.deep}" opacity=".3"/>
    ${label(-50, w * 0.9, dress)}`,
});

export const serum = cylinder(26, 30);
export const stick = cylinder(24, 36);
