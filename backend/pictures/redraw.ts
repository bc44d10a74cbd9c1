import { availableParallelism } from 'node:os';
import type Sharp from 'sharp';
import { fitsDecoding } from '@/lib/domain/pictures';
import { wrongField } from '../http/app-error';
import { Turns } from './turns';

/** A decode takes a core and up to 100 MB. Where there are two cores or more, one stays free for all other calls. */
const turns = new Turns({
  atOnce: availableParallelism() > 2 ? 2 : 1,
  mostWaiting: 16,
  // together with the decode after it, less than the portal's timeout for a call
  waitMs: 4000,
});
/** A file within every limit can still be crafted to decode slowly: thousands of scans or chunks. */
const DECODE_S = 10;
/** Slightly above every limit of `checkPicture`: the decoder may find more pixels than the header states. */
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

/** Loads the library at the first picture: it would add 0.1 s to every start. */
function library(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // no picture is drawn twice, so a cache would only waste memory
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

/** `cover`: cropped to a square of the side; `inside`: whole, no side longer, never enlarged. */
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
 * Re-encodes a picture, decoded once and in the queue, as WebP of these sides. No other data of the sender's file
 * (place, camera, hidden bytes) remains. Requires `checkPicture` first. 422 on `file` `picture-broken`, 503
 * `pictures-busy`.
 */
export function redraw(bytes: Uint8Array, sides: readonly number[], fit: Fit = 'cover'): Promise<Redrawn[]> {
  return turns.run(() =>
    draw(bytes, sides, fit).catch(() => {
      throw broken();
    }),
  );
}
