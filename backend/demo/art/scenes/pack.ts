import { drop } from '../drops';
import { arch, disc, pebble, plinth, studio, windowLight } from '../ground';
import { mix } from '../../../pictures/palettes';
import type { Sheet } from '../sheet';
import { leafShade } from '../sprigs';
import { isVesselKind, type VesselKind } from '../vessels/shape';
import { vessel } from '../vessels/vessel';
import { packSets, type Scene, type SceneOptions } from './scene';

type PackSet = (typeof packSets)[number];

/** Draws the stage behind the vessel; returns the vessel's position and the scale that fits it. */
function stage(s: Sheet, set: PackSet, base: number): { y: number; scale: number } {
  const { w, h, m, p } = s;
  const cx = w / 2;
  if (set === 'disc') {
    const colour = s.deep ? p.main : mix(p.mid, p.wall, 0.25);
    disc(s, cx + m * s.r(-0.12, 0.14), h * s.r(0.4, 0.46), m * s.r(0.3, 0.38), colour, 0.25);
  }
  if (set === 'arch') {
    arch(s, cx, h * 0.705, m * s.r(0.52, 0.66), h * 0.6, mix(p.mid, s.deep ? p.main : p.wall, 0.5));
  }
  if (set === 'plinth') {
    plinth(s, cx, h * 0.8, m * 0.62, h * 0.3, mix(p.wall, p.mid, s.r(0.25, 0.5)));
    leafShade(s, 0.1);
    return { y: h * 0.81, scale: 0.93 };
  }
  if (set === 'stone') {
    pebble(s, cx - m * 0.02, h * 0.87, m * 0.36, h * 0.075, mix(p.mid, p.warm, s.r(0.4, 0.7)));
    windowLight(s, 0.35);
    leafShade(s, 0.09);
    return { y: h * 0.815, scale: 0.92 };
  }
  if (set === 'shade') {
    windowLight(s, 0.55);
    leafShade(s, 0.14);
  }
  return { y: base, scale: 1 };
}

/** Heights of small vessels as shares of the picture: they look small beside a bottle. */
const SHARE: Partial<Record<VesselKind, number>> = { jar: 0.36, stick: 0.46, serum: 0.58 };

/** One product. */
export const pack: Scene = {
  tones: ['light', 'light', 'warm', 'mid'],
  draw: (s, o: SceneOptions) => {
    const { w, h, m, p } = s;
    const kind = isVesselKind(o.kind) ? o.kind : 'pump';
    const share = SHARE[kind] ?? 0.72;
    const jar = kind === 'jar';
    const set = o.set ?? s.pick(packSets);
    const base = h * (jar ? 0.74 : 0.86);
    studio(s, set === 'plinth' ? 0.62 : 0.7);
    const { y, scale } = stage(s, set, base);
    const height = m * (o.size ?? (jar ? share : share * scale));
    s.add(vessel(s, kind, w / 2, y, height, o));
    if (set === 'disc' || set === 'arch') {
      const side = s.chance() ? 1 : -1;
      drop(s, w / 2 + side * m * 0.27, base + m * 0.035, m * 0.028, p.mid, { stretch: 0.6 });
      drop(s, w / 2 + side * m * 0.335, base + m * 0.008, m * 0.014, p.mid, { stretch: 0.6 });
    }
  },
};
