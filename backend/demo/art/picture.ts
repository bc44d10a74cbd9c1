import { draw, isSceneName, type DrawOptions, type SceneName } from './draw';
import { brandOf } from '../../pictures/palettes';
import { hash } from './random';
import { isGiftKind } from './scenes/gift';
import type { Tone } from './sheet';
import { isVesselKind, vesselKinds, type VesselKind } from './vessels/shape';

export type PictureKind = 'article' | 'video' | 'test' | 'gift' | 'product' | 'banner' | 'avatar' | 'module';

export interface PictureRequest {
  kind: PictureKind;
  brand: string;
  /** A scene; for a product also a vessel, for a gift its kind. Without one the rule chooses. */
  scene?: string | undefined;
  /** A vessel or gift shown in the scene; for an avatar `man` or `woman`. */
  subject?: string | undefined;
  /** Identity of the picture: the item's slug or id. */
  seed: string | number;
  /** The item's place in its list. */
  index: number;
  /** Number of the still, if the picture is a still of the clip with the seed's slug. */
  still?: number | undefined;
}

export interface Picture {
  scene: SceneName;
  options: DrawOptions & { tone: Tone };
}

const six = 6;

/** Runs of six: no two neighbours alike, also across runs, and one of the six deep. */
const toneRuns: readonly (readonly Tone[])[] = [
  ['light', 'warm', 'mid', 'light', 'warm', 'deep'],
  ['light', 'mid', 'deep', 'light', 'warm', 'mid'],
  ['light', 'warm', 'deep', 'light', 'mid', 'warm'],
  ['light', 'mid', 'warm', 'deep', 'light', 'mid'],
];
const quietRun: readonly Tone[] = ['light', 'warm', 'light', 'mid', 'light', 'warm'];
const portraitRun: readonly Tone[] = ['light', 'warm', 'mid', 'skin', 'light', 'mid'];

const scenesFor: Record<PictureKind, readonly SceneName[]> = {
  article: ['smear', 'molecule', 'skin', 'leaf', 'drops', 'swirl', 'water', 'biome', 'sun', 'lab', 'duo'],
  video: ['skin', 'smear', 'water', 'molecule', 'duo', 'drops', 'lab'],
  test: ['molecule', 'biome', 'drops', 'skin', 'lab', 'leaf', 'swirl'],
  gift: ['gift'],
  product: ['pack'],
  banner: ['duo'],
  avatar: ['portrait'],
  module: ['lab', 'molecule', 'biome', 'drops'],
};

const quiet = new Set<PictureKind>(['gift', 'product']);

/** The tone of the `index`-th picture of a list. */
export function toneAt(kind: PictureKind, index: number): Tone {
  if (kind === 'banner') return 'deep';
  const run = Math.floor(index / six);
  const mixed = toneRuns[run % toneRuns.length] ?? quietRun;
  const tones = kind === 'avatar' ? portraitRun : quiet.has(kind) ? quietRun : mixed;
  return tones[index % six] ?? 'light';
}

function sceneFor({ kind, scene, index }: PictureRequest): SceneName {
  if (kind === 'avatar') return 'portrait';
  if (kind === 'gift') return 'gift';
  if (isSceneName(scene)) return scene;
  const list = scenesFor[kind];
  return list[index % list.length] ?? 'smear';
}

/** How a brand's vessels are coloured: a body and a cap that stand out against the tone. */
function dress(tone: Tone, number: number): Pick<DrawOptions, 'body' | 'cap' | 'mark' | 'set'> {
  const bodies =
    tone === 'deep' ? (['white', 'mid'] as const) : (['white', 'white', 'main', 'white', 'mid'] as const);
  const body = bodies[number % bodies.length];
  const cap = body === 'white' ? (number % 3 === 0 ? 'white' : 'main') : number % 2 ? 'white' : 'deep';
  const mark = (['dot', 'drop', 'bars'] as const)[(number >>> 4) % 3];
  const set = (['disc', 'arch', 'plinth', 'shade', 'stone'] as const)[(number >>> 6) % 5];
  return { body, cap, mark, set };
}

function vesselOf({ scene, subject, seed }: PictureRequest): VesselKind | undefined {
  if (isVesselKind(subject)) return subject;
  if (isVesselKind(scene)) return scene;
  return vesselKinds[hash(`vessel-${seed}`) % vesselKinds.length];
}

/** Returns a still of a clip: the clip animates its stills, and the video's poster is one of them. */
export function stillOf(slug: string, brand: string, name: string, at: number): Picture {
  const start = (hash(slug) % 4) * six;
  return {
    scene: isSceneName(name) ? name : 'smear',
    options: { brand: brandOf(brand), seed: `${slug}-${at}`, tone: toneAt('video', start + at) },
  };
}

/** Chooses the picture of an item. In a list no two neighbours share scene and tone. */
export function pictureFor(request: PictureRequest): Picture {
  const { kind, brand, seed, index } = request;
  const scene = sceneFor(request);
  if (request.still !== undefined) return stillOf(String(seed), brand, scene, request.still);
  const tone = toneAt(kind, index);
  const number = hash(String(seed));
  const base = { brand: brandOf(brand), seed: `${kind}-${seed}`, tone };
  if (scene === 'gift') {
    const wanted = [request.subject, request.scene].find(isGiftKind) ?? 'box';
    return { scene, options: { ...base, kind: wanted } };
  }
  if (scene === 'portrait') return { scene, options: { ...base, kind: request.subject } };
  if (scene === 'pack')
    return { scene, options: { ...base, ...dress(tone, number), kind: vesselOf(request) } };
  if (scene === 'duo') {
    const cx = kind === 'banner' ? 0.73 : undefined;
    return {
      scene,
      options: { ...base, cx, body: tone === 'deep' || number % 2 ? 'white' : 'main', cap: 'white' },
    };
  }
  return { scene, options: isVesselKind(request.subject) ? { ...base, kind: request.subject } : base };
}

/** The picture's SVG at a size. */
export const drawPicture = ({ scene, options }: Picture, w: number, h: number) =>
  draw(scene, { ...options, w, h });
