import type { ReactNode } from 'react';
import {
  isSameTest,
  QUESTION_PART_WORDS,
  TEST_PART_WORDS,
  type TestChanges,
} from '@/lib/domain/test-changes';
import styles from './test-changes.module.css';

type Named = TestChanges['added'][number];

const line = ({ number, text }: Named) => `${String(number)}. ${text || 'Без текста'}`;
const lines = (list: readonly Named[]) => (
  <ul>
    {list.map((question) => (
      <li key={question.number}>{line(question)}</li>
    ))}
  </ul>
);

/** What one version of a test says otherwise than the one before it, in words. */
export function TestChangesList({ changes }: { changes: TestChanges }) {
  const { parts, added, removed, changed, isReordered } = changes;
  const rows: [string, ReactNode][] = [
    ['Тест', parts.length > 0 && parts.map((part) => TEST_PART_WORDS[part]).join(', ')],
    ['Новые вопросы', added.length > 0 && lines(added)],
    ['Вопросы убраны', removed.length > 0 && lines(removed)],
    [
      'Вопросы изменены',
      changed.length > 0 && (
        <ul>
          {changed.map((question) => (
            <li key={question.number}>
              {line(question)}
              <span> — {question.parts.map((part) => QUESTION_PART_WORDS[part]).join(', ')}</span>
            </li>
          ))}
        </ul>
      ),
    ],
    ['Порядок', isReordered && 'вопросы стоят иначе'],
  ];
  if (isSameTest(changes)) return <p>Ничего не изменилось.</p>;
  return (
    <dl className={styles.changes}>
      {rows.map(
        ([term, said]) =>
          said && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{said}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
