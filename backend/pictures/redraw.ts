import { availableParallelism } from 'node:os';
import type Sharp from 'sharp';
import { fitsDecoding } from '@/lib/domain/pictures';
import { wrongField } from '../http/app-error';
import { Turns } from './turns';

/** A decode is a core and up to 100 MB; the calls of everybody else keep a core of their own where there are two. */
const turns = new Turns({
  atOnce: availableParallelism() > 2 ? 2 : 1,
  mostWaiting: 16,
  // with the decode after it within the time that the portal waits for a call
  waitMs: 4000,
});
/** A file within every limit can still be made to take long: thousands of scans, of chunks. */
const DECODE_S = 10;
/** A little more than any limit of ours: the header may say one thing and the decoder find another. */
const BACKSTOP_PIXELS = 51_000_000;
const QUALITY = 82;

const broken = () => wrongField('file', 'picture-broken', 'Картинка повреждена. Выберите другую.');
const tooLarge = () =>
  wrongField(
    'file',
    'picture-too-large',
    'В картинке слишком много точек. Уменьшите её или выберите другую.',
  );

let loaded: Promise<typeof Sharp> | undefined;

/** Loaded by the first picture: it costs every start 0.1 s. */
function library(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // no picture is drawn twice, so that what a cache keeps is memory for nothing
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}

/** Reads the header alone. 422 on `file`: `picture-broken`, `picture-too-large`. */
export async function checkPicture(bytes: Uint8Array): Promise<void> {
  const sharp = await library();
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw broken();
    });
  const { format, width, height, isProgressive = false, channels = 4, depth } = header;
  const sampleBytes = depth === 'uchar' || depth === 'char' ? 1 : 2;
  if (!fitsDecoding({ format, width, height, isProgressive, channels, sampleBytes })) throw tooLarge();
}

/** A re-encoded picture. */
export interface Redrawn {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** `cover`: squares cut to the side; `inside`: whole, no side longer, none made larger. */
type Fit = 'cover' | 'inside';

async function draw(bytes: Uint8Array, sides: readonly number[], fit: Fit): Promise<Redrawn[]> {
  const sharp = await library();
  const most = Math.max(...sides);
  const withoutEnlargement = fit === 'inside';
  const large = await sharp(bytes, { limitInputPixels: BACKSTOP_PIXELS, sequentialRead: true })
    .autoOrient()
    .resize(most, most, { fit, withoutEnlargement })
    .png({ compressionLevel: 0 })
    .timeout({ seconds: DECODE_S })
    .toBuffer();
  const drawn: Redrawn[] = [];
  for (const side of sides) {
    const { data, info } = await sharp(large)
      .resize(side, side, { fit, withoutEnlargement })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    drawn.push({ bytes: data, width: info.width, height: info.height });
  }
  return drawn;
}

/**
 * WebP of these sides, unpacked once, in turn. Drawn anew: nothing of the sender's file (place, camera, hidden bytes)
 * stays. After `checkPicture`. 422 on `file` `picture-broken`, 503 `pictures-busy`.
 */
export function redraw(bytes: Uint8Array, sides: readonly number[], fit: Fit = 'cover'): Promise<Redrawn[]> {
  return turns.run(() =>
    draw(bytes, sides, fit).catch(() => {
      throw broken();
    }),
  );
}
