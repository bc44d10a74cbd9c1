import { svg } from '../sheet';
import { label } from './label';
import type { VesselShape } from './shape';

export const shampoo: VesselShape = {
  width: 40,
  draw: (s, dress) => svg`
    <rect x="-10.8" y="-100" width="21.6" height="15" rx="1.8" fill="${dress.cap}"/>
    <rect x="-10.8" y="-87" width="21.6" height=".6" fill="${s.p.deep}" opacity=".25"/>
    <path d="M-18.4 -3C-20.8 -30 -20.8 -55 -19.2 -70C-17.6 -82 -12.8 -83 -10 -86H10C12.8 -83 17.6 -82 19.2 -70
      C20.8 -55 20.8 -30 18.4 -3q0 3 -4 3H-14.4q-4 0 -4 -3z" fill="${dress.body}"/>
    ${label(-56, 30.4, dress)}`,
};
