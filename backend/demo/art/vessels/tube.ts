import { mix } from '../../../pictures/palettes';
import { svg } from '../sheet';
import { label } from './label';
import type { VesselShape } from './shape';

const ribs = Array.from({ length: 22 }, (_, at) => svg`M${-19 + (38 * (at + 0.5)) / 22} -99.4v4.2`);

export const tube: VesselShape = {
  width: 38,
  draw: (s, dress) => svg`
    <path d="M-13.5 -15Q-14.7 -21 -14.9 -25L-19 -94V-100H19V-94L14.9 -25Q14.7 -21 13.5 -15Z"
      fill="${dress.body}"/>
    <rect x="-19" y="-100" width="38" height="5.5" fill="${mix(dress.tint, s.p.deep, 0.1)}" opacity=".55"/>
    <path d="${ribs}" stroke="#fff" stroke-width=".4" opacity=".7"/>
    <rect x="-13.9" y="-15" width="27.8" height="15" rx="1.6" fill="${dress.cap}"/>
    <rect x="-13.9" y="-15" width="27.8" height=".6" fill="${s.p.deep}" opacity=".18"/>
    ${label(-66, 29.6, dress)}`,
};
