import { percent } from '@/lib/format/number';

/** Watched share of a video in words: `Просмотрено 58 %`, `Просмотрено`, `Видео`. */
export function seenWords({ finished, progress }: { finished: boolean; progress: number }): string {
  if (finished) return 'Просмотрено';
  return progress > 0 ? `Просмотрено ${percent(progress / 100)}` : 'Видео';
}
