import { mix, white } from '../../../pictures/palettes';
import { svg } from '../sheet';
import { label } from './label';
import { round, type VesselShape } from './shape';

const bottle =
  'M-18 -3.5V-50C-18 -58 -8.6 -58 -7.2 -63H7.2C8.6 -58 18 -58 18 -50V-3.5q0 3.5 -3.5 3.5H-14.5q-3.5 0 -3.5 -3.5z';

export const dropper: VesselShape = {
  width: 36,
  draw: (s, dress) => {
    const { p } = s;
    const liquid = mix(p.main, p.mid, 0.25);
    const glass = s.lin(
      {
        0: mix(liquid, p.deep, 0.45),
        0.12: white(liquid, 0.45),
        0.26: white(liquid, 0.12),
        0.7: mix(liquid, p.deep, 0.08),
        0.92: mix(liquid, p.deep, 0.5),
        1: white(liquid, 0.35),
      },
      0,
      0,
      1,
      0,
    );
    const gloss = s.lin({ 0: ['#FFFFFF', 0.6], 0.3: ['#FFFFFF', 0.05], 1: [p.deep, 0.25] });
    return svg`
      <path d="${bottle}" fill="${glass}"/><path d="${bottle}" fill="${gloss}"/>
      <rect x="-1.2" y="-60" width="2.4" height="42" rx="1" fill="#fff" opacity=".32"/>
      <rect x="-9" y="-74" width="18" height="12" rx="1.2" fill="${dress.cap}"/>
      <path d="M-6.1 -74V-90C-6.1 -102 6.1 -102 6.1 -90V-74Z" fill="${round(s, '#F2F5F7', 0.34)}"/>
      <rect x="-13" y="-40" width="26" height="30" rx="1" fill="#fff" opacity=".9"/>
      ${label(-34.5, 25.9, { ...dress, ink: p.deep, band: p.main }, 2)}`;
  },
};
