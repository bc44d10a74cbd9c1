'use client';

import { useState } from 'react';
import { Failure } from '@/components/ui/deferred/failure';
import { Input } from '@/components/ui/input/input';
import { findCues, readCaptions, type Cue } from '@/lib/domain/captions';
import { clockTime } from '@/lib/format/duration';
import styles from './transcript.module.css';

interface TranscriptProps {
  /** Address of the captions, fetched when the transcript is opened. */
  captions: string;
  /** Undefined while there is no player yet. */
  playFrom: ((second: number) => void) | undefined;
}

async function load(address: string): Promise<Cue[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`captions: ${String(answer.status)}`);
  return readCaptions(await answer.text());
}

/** Text spoken in the video, to read, to search, and to play from any line. */
export function Transcript({ captions, playFrom }: TranscriptProps) {
  const [cues, setCues] = useState<readonly Cue[] | null>(null);
  const [failed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    void load(captions).then(setCues, () => setFailed(true));
  };
  return (
    <details
      className={styles.transcript}
      data-script=""
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !cues) open();
      }}
    >
      <summary>Текст видео</summary>
      {failed && <Failure text="Текст не загрузился." onRetry={open} />}
      {!cues && !failed && (
        <p role="status" className={styles.none}>
          Загружаем текст…
        </p>
      )}
      {cues && <Lines cues={cues} playFrom={playFrom} />}
    </details>
  );
}

function Lines({ cues, playFrom }: { cues: readonly Cue[]; playFrom: TranscriptProps['playFrom'] }) {
  const [words, setWords] = useState('');
  const found = findCues(cues, words);
  return (
    <>
      <Input
        type="search"
        aria-label="Найти в тексте видео"
        placeholder="Найти в тексте"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p role="status" className={styles.none}>
        {found.length === 0 && (cues.length === 0 ? 'У этого видео нет текста.' : 'Таких слов в видео нет.')}
      </p>
      <ol className={styles.lines}>
        {found.map(({ start, text }) => (
          <li key={`${String(start)} ${text}`}>
            <button type="button" disabled={!playFrom} onClick={() => playFrom?.(start)}>
              <span className={styles.time}>{clockTime(Math.floor(start))}</span> {text}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
