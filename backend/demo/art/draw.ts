import { brandOf, type BrandName } from '../../pictures/palettes';
import { hash } from './random';
import { biome } from './scenes/biome';
import { drops } from './scenes/drops';
import { duo } from './scenes/duo';
import { empty } from './scenes/empty';
import { gift } from './scenes/gift';
import { hair } from './scenes/hair';
import { lab } from './scenes/lab';
import { leaf } from './scenes/leaf';
import { lost } from './scenes/lost';
import { molecule } from './scenes/molecule';
import { pack } from './scenes/pack';
import { portrait } from './scenes/portrait';
import type { Scene, SceneOptions } from './scenes/scene';
import { skin } from './scenes/skin';
import { smear } from './scenes/smear';
import { sun } from './scenes/sun';
import { swirl } from './scenes/swirl';
import { water } from './scenes/water';
import { Sheet, type Tone } from './sheet';

const scenes = {
  pack,
  duo,
  smear,
  swirl,
  drops,
  molecule,
  leaf,
  sun,
  water,
  skin,
  hair,
  biome,
  lab,
  gift,
  portrait,
  empty,
  lost,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];
export const isSceneName = (name: string | undefined): name is SceneName =>
  sceneNames.some((known) => known === name);

export interface DrawOptions extends SceneOptions {
  brand?: BrandName | undefined;
  seed?: string | number | undefined;
  w?: number | undefined;
  h?: number | undefined;
}

/** Default tone of a picture: chosen by the seed from those that suit its scene. */
function toneOf(scene: SceneName, seed: string): Tone {
  const { tones } = scenes[scene];
  return tones[hash(`tone-${seed}`) % tones.length] ?? tones[0];
}

/** One picture as SVG text. The same arguments give the same picture. */
export function draw(scene: SceneName, options: DrawOptions = {}): string {
  const { brand = 'pro', seed = scene, w = 960, h = 720, ...rest } = options;
  const key = `${scene}-${seed}`;
  const sheet = new Sheet(w, h, brandOf(brand), key, rest.tone ?? toneOf(scene, key));
  scenes[scene].draw(sheet, rest);
  return sheet.out();
}
