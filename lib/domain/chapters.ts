/** A chapter of a video: its start and its subject. */
export interface Chapter {
  startSeconds: number;
  title: string;
}

export const MOST_CHAPTERS = 50;
export const CHAPTER_TITLE = 120;

interface ChapterProblem {
  /** Index in the list. */
  at: number;
  code: 'chapter-order' | 'chapter-late';
  text: string;
}

/** Problems of chapter starts: each must be later than the one before, and within the video if its length is known. */
export function chapterProblems(
  starts: readonly number[],
  durationSeconds: number | null | undefined,
): ChapterProblem[] {
  return starts.flatMap((start, at): ChapterProblem[] => {
    const before = starts[at - 1];
    if (before !== undefined && start <= before)
      return [{ at, code: 'chapter-order', text: 'Начало должно быть позже, чем у главы выше.' }];
    if (durationSeconds && start >= durationSeconds)
      return [{ at, code: 'chapter-late', text: 'Начало позже конца видео.' }];
    return [];
  });
}

/** Index of the chapter that plays at a second; -1 before the first. */
export const chapterAt = (chapters: readonly Chapter[], second: number): number =>
  chapters.findLastIndex(({ startSeconds }) => startSeconds <= second);

/** Seconds of a chapter start as typed: `1:05`, `1:02:03` or plain seconds; undefined for anything else. */
export function clockSeconds(text: string): number | undefined {
  const found = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})$/.exec(text.trim());
  if (!found) return undefined;
  const [, hours = '0', minutes, seconds = ''] = found;
  if (minutes !== undefined && seconds.length !== 2) return undefined;
  if (minutes !== undefined && Number(seconds) > 59) return undefined;
  if (found[1] !== undefined && Number(minutes) > 59) return undefined;
  return Number(hours) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds);
}
