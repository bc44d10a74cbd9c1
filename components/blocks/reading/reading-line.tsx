'use client';

import { useEffect, useRef, type RefObject } from 'react';
import { sendOrKeep } from '../outbox/send-or-keep';
import styles from './reading-line.module.css';
import { whenRead } from './when-read';

/** Share of the text above the bottom of the window, 0..1; 1 for a text shorter than the window. */
export function readShare(top: number, height: number, viewport: number): number {
  const way = height - viewport;
  return way <= 0 ? 1 : Math.min(1, Math.max(0, -top / way));
}

interface ReadingLineProps {
  /** Id of the element that is read. */
  of: string;
  articleId: string;
  title: string;
  /** Whether reading is reported: the article is published and was not read before. */
  reports: boolean;
}

/** Draws the share of the text that has been scrolled past. */
function useShareDrawn(of: string, line: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const text = document.getElementById(of);
    if (!text) return;
    let frame = 0;
    const draw = () => {
      frame = 0;
      const { top, height } = text.getBoundingClientRect();
      line.current?.style.setProperty('transform', `scaleX(${readShare(top, height, innerHeight)})`);
    };
    const onScroll = () => (frame ||= requestAnimationFrame(draw));
    draw();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [of, line]);
}

/** Reports once to the services that the text was read through. */
function useReadReport({ of, articleId, title, reports }: ReadingLineProps): void {
  useEffect(() => {
    const [text, end] = [document.getElementById(of), document.getElementById(`${of}-end`)];
    if (!reports || !text || !end || typeof IntersectionObserver === 'undefined') return;
    return whenRead({ text, end, report: () => reportRead(articleId, title) });
  }, [of, articleId, title, reports]);
}

/** The line under the header; nothing waits for it or for its report. */
export function ReadingLine(props: ReadingLineProps) {
  const line = useRef<HTMLElement>(null);
  useShareDrawn(props.of, line);
  useReadReport(props);
  return (
    <div className={styles.line} aria-hidden="true">
      <i ref={line} />
    </div>
  );
}

function reportRead(id: string, title: string): Promise<void> {
  return sendOrKeep({ key: `read:${id}`, kind: 'read', title, on: true, data: { id } }, async () => {
    const { sendRead } = await import('@/api/articles/queries');
    await sendRead(id);
  });
}
