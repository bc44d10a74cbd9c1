import { svg } from '../sheet';
import { mix } from '../../../pictures/palettes';
import { label } from './label';
import { round, type VesselShape } from './shape';

/** A slim bottle of a few drops; its bare metal tip cools and smooths in. */
export const serum: VesselShape = {
  width: 30,
  draw: (s, dress) => svg`
    <path d="M-3.4 -84L-2.6 -96Q0 -100 2.6 -96L3.4 -84Z" fill="${round(s, '#DCE3E6', 0.6)}"/>
    <path d="M-9 -72L-6.4 -85H6.4L9 -72Z" fill="${dress.cap}"/>
    <path d="M-15 -62Q-15 -72 -8 -72H8Q15 -72 15 -62V-4Q15 0 11 0H-11Q-15 0 -15 -4Z" fill="${dress.body}"/>
    ${label(-46, 26, dress)}`,
};

const ribs = Array.from({ length: 12 }, (_, at) => svg`M${-20 + (40 * (at + 0.5)) / 12} -11v8`);

/** A short balm under a round cap, turned up by the wheel at its foot. */
export const stick: VesselShape = {
  width: 42,
  draw: (s, dress) => svg`
    <path d="M-18 -58V-86Q-18 -100 -6 -100H6Q18 -100 18 -86V-58Z" fill="${dress.cap}"/>
    <rect x="-20" y="-58" width="40" height="44" fill="${dress.body}"/>
    <rect x="-20" y="-58.6" width="40" height="1.6" fill="${s.p.deep}" opacity=".25"/>
    <rect x="-21" y="-14" width="42" height="14" rx="2.6" fill="${dress.cap}"/>
    <path d="${ribs}" stroke="${mix(dress.tint, s.p.deep, 0.35)}" stroke-width="1" opacity=".6"/>
    ${label(-47, 34, dress)}`,
};
