import { mix, white } from '../../../pictures/palettes';
import type { Sheet } from '../sheet';

export const vesselKinds = ['pump', 'tube', 'jar', 'dropper', 'spray', 'shampoo', 'serum', 'stick'] as const;
export type VesselKind = (typeof vesselKinds)[number];
export const vesselColours = ['white', 'main', 'deep', 'mid', 'warm', 'glass'] as const;
export type VesselColour = (typeof vesselColours)[number];
export const marks = ['dot', 'drop', 'bars'] as const;
export type Mark = (typeof marks)[number];

export interface VesselLook {
  body?: VesselColour | undefined;
  cap?: VesselColour | undefined;
  band?: boolean | undefined;
  mark?: Mark | undefined;
}

/** What a vessel is drawn with: fills for body and cap, the print's ink and the colour of its band. */
export interface Dress {
  tint: string;
  body: string;
  cap: string;
  ink: string;
  band: string | undefined;
  mark: Mark;
}

/** A vessel is drawn 100 high, standing on y = 0 and centred on x = 0. */
export interface VesselShape {
  width: number;
  draw: (s: Sheet, dress: Dress) => string;
}

/** The shading of a standing cylinder: edge, highlight, body, edge, reflection. */
export function round(s: Sheet, colour: string, shade = 0.26): string {
  const dark = mix(s.p.deep, s.p.main, 0.45);
  return s.lin(
    {
      0: mix(colour, dark, shade),
      0.07: mix(colour, dark, shade * 0.45),
      0.2: white(colour, 0.8),
      0.34: white(colour, 0.3),
      0.6: colour,
      0.88: mix(colour, dark, shade * 0.9),
      0.96: mix(colour, dark, shade * 1.15),
      1: white(colour, 0.1),
    },
    0,
    0,
    1,
    0,
  );
}

export const isVesselKind = (kind: string | undefined): kind is VesselKind =>
  vesselKinds.some((known) => known === kind);
