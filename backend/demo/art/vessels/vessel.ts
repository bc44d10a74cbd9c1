import { white } from '../../../pictures/palettes';
import { svg, type Sheet } from '../sheet';
import { dropper } from './dropper';
import { jar } from './jar';
import { pump } from './pump';
import { shampoo } from './shampoo';
import {
  round,
  type Dress,
  type VesselColour,
  type VesselKind,
  type VesselLook,
  type VesselShape,
} from './shape';
import { spray } from './spray';
import { serum, stick } from './stick';
import { tube } from './tube';

const shapes: Record<VesselKind, VesselShape> = { pump, tube, jar, dropper, spray, shampoo, serum, stick };

function dress(s: Sheet, look: VesselLook): Dress {
  const { p } = s;
  const { body = 'white', cap = 'white', band = true, mark = 'dot' } = look;
  const colours: Record<VesselColour, string> = {
    white: '#F8FBFC',
    main: p.main,
    deep: p.deep,
    mid: p.mid,
    warm: p.warm,
    glass: white(p.mid, 0.3),
  };
  const dark = body === 'main' || body === 'deep';
  return {
    tint: colours[body],
    body: round(s, colours[body], body === 'white' ? 0.24 : 0.34),
    cap: round(s, colours[cap], cap === 'white' ? 0.24 : 0.4),
    ink: dark ? '#FFFFFF' : p.deep,
    band: band ? (dark ? white(p.mid, 0.3) : p.main) : undefined,
    mark,
  };
}

/** A vessel `h` high standing on `y`, centred on `x`, with the shadow it throws to the right. */
export function vessel(
  s: Sheet,
  kind: VesselKind,
  x: number,
  y: number,
  h: number,
  look: VesselLook = {},
): string {
  const { width: w, draw } = shapes[kind];
  return svg`<g transform="translate(${x} ${y}) scale(${(h / 100).toFixed(4)})">
    <path d="M${-w * 0.4} -2L${w * 0.5} -2L${w * 0.5 + 50} 12L16 13Z" fill="${s.p.deep}" opacity=".16"
      filter="${s.blur(2.8)}"/>
    <ellipse cx="${w * 0.04}" cy="0" rx="${w * 0.54}" ry="2.2" fill="${s.p.deep}" opacity=".42"
      filter="${s.blur(1.2)}"/>
    ${draw(s, dress(s, look))}</g>`;
}
