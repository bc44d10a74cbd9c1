import { counted } from '@/lib/format/number';

const SECONDS = ['секунда', 'секунды', 'секунд'] as const;
const MINUTES = ['минута', 'минуты', 'минут'] as const;
const HOURS = ['час', 'часа', 'часов'] as const;

/** Duration in words: «45 секунд», «7 минут», «больше 3 часов»; rounded, as seconds hardly matter. */
export function takenWords(seconds: number): string {
  if (seconds < 90) return counted(seconds, SECONDS);
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? counted(minutes, MINUTES) : counted(Math.round(minutes / 60), HOURS);
}
