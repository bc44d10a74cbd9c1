import { useEffect, useRef, type CSSProperties } from 'react';
import { hashOf } from '@/components/blocks/answering/use-question';
import { evenRows } from './even-rows';
import styles from './question-marks.module.css';

/** Largest number of marks per row of the panel, on a desktop and on a wide one. */
const MOST_ACROSS = { desk: 5, wide: 7 };

interface QuestionMarksProps {
  answered: readonly boolean[];
  /** From 0. */
  current: number;
  onGo: (index: number) => void;
}

/**
 * A mark per question (answered, current, left) that leads to it. Marks are links, as one may be pressed before the
 * scripts load: the page then begins at the question in the address.
 */
export function QuestionMarks({ answered, current, onGo }: QuestionMarksProps) {
  const list = useRef<HTMLOListElement>(null);

  // on a phone the row scrolls sideways: the current mark is scrolled into view
  useEffect(() => {
    const row = list.current;
    const mark = row?.children[current];
    if (!row || !(mark instanceof HTMLElement) || row.scrollWidth <= row.clientWidth) return;
    row.scrollTo({ left: mark.offsetLeft - (row.clientWidth - mark.offsetWidth) / 2 });
  }, [current]);

  return (
    <nav aria-label="Вопросы" className={styles.row}>
      <ol
        ref={list}
        className={styles.marks}
        style={
          {
            '--across': evenRows(answered.length, MOST_ACROSS.desk),
            '--across-wide': evenRows(answered.length, MOST_ACROSS.wide),
          } as CSSProperties
        }
      >
        {answered.map((done, index) => (
          <li key={index} id={hashOf(index).slice(1)} className={styles.place}>
            <a
              href={hashOf(index)}
              className={styles.mark}
              data-answered={done || undefined}
              aria-current={index === current ? 'step' : undefined}
              aria-label={`Вопрос ${String(index + 1)}, ${done ? 'есть ответ' : 'без ответа'}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(index);
              }}
            >
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
