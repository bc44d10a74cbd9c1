/** Facts from a picture's header, read before decoding. */
export interface PictureHeader {
  format: string;
  width: number;
  height: number;
  /** Interlaced PNG, progressive JPEG. */
  isProgressive: boolean;
  /** Samples of one pixel, and the bytes of one sample. */
  channels: number;
  sampleBytes: number;
}

/** Most pixels of a baseline JPEG, a phone's largest photograph: it is decoded row by row and scaled at once. */
const MOST_JPEG_PIXELS = 50_000_000;
/** Most pixels of any other picture: more than any screen shows, let alone an avatar of 512 × 512. */
const MOST_PIXELS = 24_000_000;
/** Most bytes of a picture that is held in memory whole during decoding. */
const MOST_WHOLE_BYTES = 80_000_000;

/** Bytes that the decoder holds at once; 0 for a picture that is decoded row by row. */
function wholeBytes({ format, width, height, isProgressive, channels, sampleBytes }: PictureHeader): number {
  const pixels = width * height;
  // the WebP decoder uses four samples a pixel, whatever the file has
  if (format === 'webp') return pixels * 4;
  if (!isProgressive) return 0;
  // a progressive JPEG is held as coefficients of two bytes each
  return pixels * channels * (format === 'jpeg' ? 2 : sampleBytes);
}

/** Whether decoding stays within the memory and time limits of an avatar. */
export function fitsDecoding(header: PictureHeader): boolean {
  const { format, width, height, isProgressive } = header;
  const most = format === 'jpeg' && !isProgressive ? MOST_JPEG_PIXELS : MOST_PIXELS;
  return width * height <= most && wholeBytes(header) <= MOST_WHOLE_BYTES;
}
