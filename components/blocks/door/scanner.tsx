'use client';

import { useEffect, useRef, useState } from 'react';
import { Note } from '@/components/ui/note/note';
import styles from './door.module.css';
import { readerOf, type Decode } from './read-frame';

/** Pauses between two frames, and before the same code is read again. */
const LOOK_MS = 150;
const SAME_MS = 4000;

interface ScannerProps {
  onText: (text: string) => Promise<void>;
  /** The decoder for pages that can't load code. */
  decode?: Decode | undefined;
}

/** Shows the camera and reports a code at most once in 4 seconds; unmounting switches the camera off. */
export function Scanner({ onText, decode }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const callback = useRef(onText);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    callback.current = onText;
  });
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const last = { text: '', at: 0 };
    const watch = async (read: (frame: HTMLVideoElement) => Promise<string | null>) => {
      const text = video.current && (await read(video.current).catch(() => null));
      if (isOver) return;
      if (text && (text !== last.text || Date.now() - last.at > SAME_MS)) {
        Object.assign(last, { text, at: Date.now() });
        await callback.current(text);
      }
      timer = setTimeout(() => void watch(read), LOOK_MS);
    };
    const start = async () => {
      const read = await readerOf(decode);
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !video.current) return stream.getTracks().forEach((track) => track.stop());
      video.current.srcObject = stream;
      await video.current.play();
      void watch(read);
    };
    start().catch(() => setProblem('Камера недоступна. Введите код с экрана участника.'));
    return () => {
      isOver = true;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [decode]);
  if (problem) {
    return (
      <Note kind="warn" role="alert">
        {problem}
      </Note>
    );
  }
  return (
    <video ref={video} className={styles.camera} aria-label="Камера: наведите на код" muted playsInline />
  );
}
