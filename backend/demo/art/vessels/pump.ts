import { svg } from '../sheet';
import { label } from './label';
import type { VesselShape } from './shape';

export const pump: VesselShape = {
  width: 36,
  draw: (_, dress) => svg`
    <rect x="-1.8" y="-90" width="3.6" height="12" fill="${dress.cap}"/>
    <path d="M7.5 -98.5q2.5 0 2.5 2.5v5h-17q-10 0 -13 4l-2.5 -2q3 -7 12 -8.2z" fill="${dress.cap}"/>
    <rect x="-7.5" y="-79" width="15" height="7" rx="1.2" fill="${dress.cap}"/>
    <rect x="-5.5" y="-73" width="11" height="8" fill="${dress.body}"/>
    <path d="M-18 -3V-60C-18 -69 -10.8 -71 -5.8 -72.5H5.8C10.8 -71 18 -69 18 -60V-3q0 3 -3 3H-15q-3 0 -3 -3z"
      fill="${dress.body}"/>
    ${label(-47, 28.8, dress)}`,
};
