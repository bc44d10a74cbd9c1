interface Detector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = (new (options: { formats: string[] }) => Detector) & {
  getSupportedFormats?: () => Promise<string[]>;
};
type Reader = (frame: HTMLVideoElement) => Promise<string | null>;

/** Pixels of the longer side that are looked at: a code held to a phone fills most of the picture. */
const SIDE = 640;

/** The browser's own reader where it knows the squares. */
async function ownReader(): Promise<Reader | null> {
  const { BarcodeDetector: Class } = globalThis as unknown as { BarcodeDetector?: DetectorClass };
  const formats = (await Class?.getSupportedFormats?.()) ?? [];
  if (!Class || !formats.includes('qr_code')) return null;
  const detector = new Class({ formats: ['qr_code'] });
  return async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null;
}

type Frame = { data: Uint8ClampedArray; width: number; height: number };
/** The library's reading of a frame; throws where there is no code. */
export type Decode = (frame: Frame) => string;

const fetched = async (): Promise<Decode> => (await import('qr/decode.js')).default;

/** Over the pixels of a frame, for browsers that know no codes themselves. */
function libraryReader(decode: Decode): Reader {
  const canvas = document.createElement('canvas');
  return (frame) => {
    const scale = Math.min(1, SIDE / Math.max(frame.videoWidth, frame.videoHeight, 1));
    canvas.width = Math.round(frame.videoWidth * scale);
    canvas.height = Math.round(frame.videoHeight * scale);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context || canvas.width === 0) return Promise.resolve(null);
    context.drawImage(frame, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return Promise.resolve(decode({ data, width, height }));
    } catch {
      // no code in this frame
      return Promise.resolve(null);
    }
  };
}

/** `given`: the library where no code can be fetched any more. */
export const readerOf = async (given?: Decode): Promise<Reader> =>
  (await ownReader()) ?? libraryReader(given ?? (await fetched()));
