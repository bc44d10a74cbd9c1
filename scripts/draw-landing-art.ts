/** `node scripts/run.mjs scripts/draw-landing-art.ts`: draws the pictures of the demo landings anew, as `art.json` says. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandOf } from '../backend/pictures/palettes';
import { draw, type SceneName } from '../backend/demo/art/draw';
import { renderWebp } from '../backend/demo/art/render';
import type { Tone } from '../backend/demo/art/sheet';

interface Art {
  brand: string;
  pictures: { name: string; scene: SceneName; tone: Tone; width: number; height: number }[];
}

const LANDINGS = 'backend/demo/content/packages';

for (const landing of await readdir(LANDINGS)) {
  const folder = join(LANDINGS, landing);
  const { brand, pictures } = JSON.parse(await readFile(join(folder, 'art.json'), 'utf8')) as Art;
  await mkdir(join(folder, 'art'), { recursive: true });
  for (const { name, scene, tone, width, height } of pictures) {
    // the same scene in another shape: `hero-m` is the phone's `hero`
    const seed = `${landing}-${name.replace(/-m$/, '')}`;
    const svg = draw(scene, { brand: brandOf(brand), seed, tone, w: width, h: height });
    await writeFile(join(folder, 'art', `${name}.webp`), await renderWebp(svg, { width }));
  }
  console.log(`${landing}: ${String(pictures.length)} pictures`);
}
