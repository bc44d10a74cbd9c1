import type { Sheet, Tone } from '../sheet';
import type { Mark, VesselColour, VesselKind } from '../vessels/shape';

export const packSets = ['disc', 'arch', 'plinth', 'shade', 'stone'] as const;
export const creams = ['cream', 'skin', 'gel', 'main'] as const;

export interface SceneOptions {
  tone?: Tone | undefined;
  /** What is shown: a vessel, a gift, an empty page, by the scene. */
  kind?: string | undefined;
  kinds?: readonly VesselKind[] | undefined;
  set?: (typeof packSets)[number] | undefined;
  body?: VesselColour | undefined;
  cap?: VesselColour | undefined;
  band?: boolean | undefined;
  mark?: Mark | undefined;
  /** Height of the vessel as a share of the shorter side. */
  size?: number | undefined;
  /** Where the subject stands, as a share of the width. */
  cx?: number | undefined;
  cream?: (typeof creams)[number] | undefined;
}

export interface Scene {
  /** The tones a seed may choose from. */
  tones: readonly [Tone, ...Tone[]];
  draw: (s: Sheet, options: SceneOptions) => void;
}

export const allTones = ['light', 'warm', 'mid', 'deep'] as const;
