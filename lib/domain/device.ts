export const DEVICE_KINDS = ['phone', 'tablet', 'computer', 'unknown'] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

export interface Device {
  kind: DeviceKind;
  /** Russian: `Chrome на компьютере с Windows`. */
  name: string;
}

type Named = readonly [pattern: RegExp, name: string];

/** Narrower names first: most browsers name Chrome and Safari too. */
const BROWSERS: readonly Named[] = [
  [/YaBrowser/, 'Яндекс Браузер'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/(Headless)?Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, kind: DeviceKind, where: string])[] = [
  [/iPad/, 'tablet', 'iPad'],
  [/iPhone|iPod/, 'phone', 'iPhone'],
  [/Android.*Mobile/, 'phone', 'телефоне с Android'],
  [/Android/, 'tablet', 'планшете с Android'],
  [/Windows/, 'computer', 'компьютере с Windows'],
  [/CrOS/, 'computer', 'компьютере с ChromeOS'],
  [/Macintosh|Mac OS X/, 'computer', 'компьютере Mac'],
  [/Linux|X11/, 'computer', 'компьютере с Linux'],
];

/** Device name for people by its user agent; unknown parts are not guessed. */
export function readDevice(userAgent: string | null): Device {
  const text = userAgent ?? '';
  const browser = BROWSERS.find(([pattern]) => pattern.test(text))?.[1];
  const [, kind, where] = SYSTEMS.find(([pattern]) => pattern.test(text)) ?? [];
  if (!kind || !where) return { kind: 'unknown', name: browser ?? 'Неизвестное устройство' };
  return { kind, name: `${browser ?? 'Браузер'} на ${where}` };
}
