import { counted } from './number';

const two = (value: number) => String(value).padStart(2, '0');

/** Seconds as a player shows them: `4:12`, `1:05:09`; `0:00` for an invalid number. */
export function clockTime(seconds: number): string {
  const all = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor((all % 3600) / 60);
  const rest = two(all % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

type Ending = 'а' | 'у';

function inWords(seconds: number, one: Ending): string {
  const all = Number.isFinite(seconds) ? Math.max(0, Math.round(seconds)) : 0;
  const hours = Math.floor(all / 3600);
  const minutes = Math.floor((all % 3600) / 60);
  const rest = hours > 0 ? 0 : all % 60;
  const words = [
    hours > 0 && counted(hours, ['час', 'часа', 'часов']),
    minutes > 0 && counted(minutes, [`минут${one}`, 'минуты', 'минут']),
    (rest > 0 || all === 0) && counted(rest, [`секунд${one}`, 'секунды', 'секунд']),
  ];
  return words.filter(Boolean).join(' ');
}

/** Duration in Russian: `8 минут 24 секунды`, `1 час 5 минут`, `40 секунд`. */
export const durationWords = (seconds: number): string => inWords(seconds, 'а');

/** Time that an act took: `за 1 минуту`, `за 21 секунду`; under a second `менее чем за секунду`. */
export const durationWithin = (seconds: number): string =>
  seconds < 1 ? 'менее чем за секунду' : `за ${inWords(seconds, 'у')}`;

/** Duration rounded up to minutes, for `ещё 3 минуты`; under two minutes, where rounding would mislead, in seconds. */
export function roughDuration(seconds: number): string {
  const all = Math.max(0, Math.ceil(seconds));
  return durationWords(all < 120 ? all : Math.ceil(all / 60) * 60);
}
