interface Detector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>;
}
type DetectorClass = (new (options: { formats: string[] }) => Detector) & {
  getSupportedFormats?: () => Promise<string[]>;
};
type Reader = (frame: HTMLVideoElement) => Promise<string | null>;

/** Size of the longer side after downscaling, px: enough, because a code held to the camera fills most of the frame. */
const SIDE = 640;

/** A reader by the browser's `BarcodeDetector`; null where it is missing or has no QR codes. */
async function ownReader(): Promise<Reader | null> {
  const { BarcodeDetector: Class } = globalThis as unknown as { BarcodeDetector?: DetectorClass };
  const formats = (await Class?.getSupportedFormats?.()) ?? [];
  if (!Class || !formats.includes('qr_code')) return null;
  const detector = new Class({ formats: ['qr_code'] });
  return async (frame) => (await detector.detect(frame))[0]?.rawValue ?? null;
}

type Frame = { data: Uint8ClampedArray; width: number; height: number };
/** Decodes a frame with the library; throws when the frame has no code. */
export type Decode = (frame: Frame) => string;

const fetched = async (): Promise<Decode> => (await import('qr/decode.js')).default;

/** A reader by the library, for browsers without `BarcodeDetector`. */
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

/** Returns a reader of frames; `given` is the decoder for pages that can't load code. */
export const readerOf = async (given?: Decode): Promise<Reader> =>
  (await ownReader()) ?? libraryReader(given ?? (await fetched()));
