import { plural, type PluralForms } from './plural';

/** Created on first use: it takes a phone tens of milliseconds, and not every page shows a number. */
let whole: Intl.NumberFormat | undefined;
let short: Intl.NumberFormat | undefined;
/** Keeps a number and its word on one line. */
export const NBSP = '\u00a0';

const russian = (text: string) => text.replaceAll('-', '−').replaceAll('\u202f', NBSP);

/** `12400` → `12 400`: no-break spaces, at most two decimals after a comma, a typographic minus. */
export function formatNumber(value: number): string {
  whole ??= new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2, signDisplay: 'negative' });
  return russian(whole.format(value));
}

/** Short number for an axis: `12 тыс.`, `1,5 млрд`; below 10 000 in full. */
export function formatCompact(value: number): string {
  if (Math.abs(value) < 10_000) return formatNumber(value);
  short ??= new Intl.NumberFormat('ru-RU', { notation: 'compact', maximumFractionDigits: 1 });
  return russian(short.format(value));
}

/** A number with its noun: `counted(2, ['балл', 'балла', 'баллов'])` → `2 балла`. */
export function counted(count: number, forms: PluralForms): string {
  return `${formatNumber(count)}${NBSP}${plural(count, forms)}`;
}

/** Number of results of a filter: `Найдено: 3 слова`, `Найдено: больше 10 000 слов` when the count is capped. */
export const found = (count: number, forms: PluralForms, isCapped = false): string =>
  count === 0 ? 'Ничего не найдено' : `Найдено: ${isCapped ? 'больше ' : ''}${counted(count, forms)}`;

/** `1 балл`, `2 балла`, `1 240 баллов`. */
export function points(count: number): string {
  return counted(count, ['балл', 'балла', 'баллов']);
}

/** Points in the genitive, after «не хватает», «больше», «до»: `1 балла`, `22 баллов`. */
export function pointsGenitive(count: number): string {
  return counted(count, ['балла', 'баллов', 'баллов']);
}

/** Signed number for a ledger: `+40`, `−120`, `0`. */
export function signed(value: number): string {
  return value > 0 ? `+${formatNumber(value)}` : formatNumber(value);
}

/** A share 0..1 as `58 %`; 100 % only when it is whole, 0 % only when it is zero. */
export function percent(share: number): string {
  const raw = Math.min(1, Math.max(0, share)) * 100;
  const shown = raw > 0 && raw < 1 ? 1 : raw > 99 && raw < 100 ? 99 : Math.round(raw);
  return `${shown}${NBSP}%`;
}

const SIZES = ['Б', 'КБ', 'МБ', 'ГБ', 'ТБ'] as const;

/** File size: 1536 bytes → `1,5 КБ`; steps of 1024. */
export function fileSize(bytes: number): string {
  if (!(bytes > 0)) return `0${NBSP}Б`;
  const step = Math.min(SIZES.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  const shown = step === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${formatNumber(shown)}${NBSP}${SIZES[step]}`;
}

/** Points of a material: `35 баллов`, or `до 35 баллов` when they depend on right answers. */
export function payWords({
  points: most,
  isDynamicScoring,
}: {
  points: number;
  isDynamicScoring: boolean;
}): string {
  return isDynamicScoring ? `до ${pointsGenitive(most)}` : points(most);
}
