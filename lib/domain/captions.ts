/** One line of captions. */
export interface Cue {
  /** Seconds. */
  start: number;
  text: string;
}

const TIMES = /^(?:(\d+):)?(\d{2}):(\d{2})[.,](\d{3})\s+-->/;

/** Cues of a WebVTT file in order, without tags; unreadable blocks are skipped. */
export function readCaptions(vtt: string): Cue[] {
  return vtt
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.trim().split('\n');
      const at = lines.findIndex((line) => TIMES.test(line));
      const [, hours = '0', minutes, seconds, thousandths] = TIMES.exec(lines[at] ?? '') ?? [];
      if (!minutes || !seconds || !thousandths) return [];
      const text = lines
        .slice(at + 1)
        .join(' ')
        .replace(/<[^>]*>/g, '')
        .trim();
      const start =
        Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
      return text ? [{ start, text }] : [];
    });
}

/** Cues that contain the words; case and «ё» are ignored. */
export function findCues(cues: readonly Cue[], words: string): Cue[] {
  const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
  const sought = plain(words.trim());
  return cues.filter(({ text }) => plain(text).includes(sought));
}
