import { mix, white } from '../../../pictures/palettes';
import { svg } from '../sheet';
import { label } from './label';
import type { VesselShape } from './shape';

export const spray: VesselShape = {
  width: 27,
  draw: (s, dress) => {
    const { main, deep } = s.p;
    const belt = s.lin(
      { 0: mix(main, deep, 0.3), 0.2: white(main, 0.5), 0.6: main, 1: mix(main, deep, 0.35) },
      0,
      0,
      1,
      0,
    );
    return svg`
      <path d="M-13.5 -78C-13.5 -83 -9.7 -83 -9.7 -84H9.7C9.7 -83 13.5 -83 13.5 -78V-2q0 2 -2 2H-11.5q-2 0 -2 -2z"
        fill="${dress.body}"/>
      <path d="M-10 -83.5V-94C-10 -102 10 -102 10 -94V-83.5Z" fill="${dress.cap}"/>
      <rect x="-13.5" y="-22" width="27" height="10" fill="${belt}"/>
      ${label(-58, 25.6, { ...dress, band: undefined })}`;
  },
};
