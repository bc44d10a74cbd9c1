/** What a picture's header says of it, before anything is unpacked. */
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

/** A phone's largest photograph: baseline JPEG is unpacked row by row and scaled on the way. */
const MOST_JPEG_PIXELS = 50_000_000;
/** Every other picture: more than any screen shows, let alone an avatar of 512 × 512. */
const MOST_PIXELS = 24_000_000;
/** What is held whole while it is unpacked takes this much memory at most. */
const MOST_WHOLE_BYTES = 80_000_000;

/** Bytes the decoder holds at once; 0 for a picture that it reads row by row. */
function wholeBytes({ format, width, height, isProgressive, channels, sampleBytes }: PictureHeader): number {
  const pixels = width * height;
  // the decoder works in four samples, whatever the file has
  if (format === 'webp') return pixels * 4;
  if (!isProgressive) return 0;
  // a progressive JPEG is kept as coefficients, two bytes each
  return pixels * channels * (format === 'jpeg' ? 2 : sampleBytes);
}

/** Whether unpacking a picture stays within the memory and time an avatar is worth. */
export function fitsDecoding(header: PictureHeader): boolean {
  const { format, width, height, isProgressive } = header;
  const most = format === 'jpeg' && !isProgressive ? MOST_JPEG_PIXELS : MOST_PIXELS;
  return width * height <= most && wholeBytes(header) <= MOST_WHOLE_BYTES;
}
