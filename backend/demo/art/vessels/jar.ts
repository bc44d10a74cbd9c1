import { svg } from '../sheet';
import type { VesselShape } from './shape';

export const jar: VesselShape = {
  width: 130,
  draw: (s, { body, cap, ink, band }) => svg`
    <path d="M-65 -60v44q0 16 16 16h98q16 0 16 -16v-44z" fill="${body}"/>
    <rect x="-66.2" y="-100" width="132.4" height="40" rx="6" fill="${cap}"/>
    <rect x="-65" y="-60.8" width="130" height="3" fill="${s.p.deep}" opacity=".16"/>
    <ellipse cx="0" cy="-98" rx="59.8" ry="1.8" fill="#fff" opacity=".65"/>
    <rect x="-26" y="-40" width="52" height="5.5" rx="2" fill="${ink}" opacity=".85"/>
    <rect x="-18.2" y="-29" width="36.4" height="2.8" rx="1.4" fill="${ink}" opacity=".45"/>
    ${band ? svg`<rect x="-11.7" y="-20" width="23.4" height="7" rx="3.5" fill="${band}"/>` : ''}`,
};
