import type { ReactNode } from 'react';
import { isSameContent, type ContentChanges } from '@/lib/domain/content-changes';
import { SURVEY_PART_WORDS, SURVEY_QUESTION_PART_WORDS } from '@/lib/domain/survey-changes';
import { QUESTION_PART_WORDS, TEST_PART_WORDS } from '@/lib/domain/test-changes';
import styles from './content-changes.module.css';

type Named = ContentChanges['added'][number];

interface Words {
  /** The name of the whole item. */
  whole: string;
  parts: Readonly<Record<string, string>>;
  questionParts: Readonly<Record<string, string>>;
}
const WORDS = {
  test: { whole: 'Тест', parts: TEST_PART_WORDS, questionParts: QUESTION_PART_WORDS },
  survey: { whole: 'Опрос', parts: SURVEY_PART_WORDS, questionParts: SURVEY_QUESTION_PART_WORDS },
} as const satisfies Record<string, Words>;

/** Kinds whose versions can be compared. */
export type VersionedKind = keyof typeof WORDS;

const line = ({ number, text }: Named) => `${String(number)}. ${text || 'Без текста'}`;
const lines = (list: readonly Named[]) => (
  <ul>
    {list.map((question) => (
      <li key={question.number}>{line(question)}</li>
    ))}
  </ul>
);

/** The differences between a version and the previous one. */
export function ContentChangesList({ kind, changes }: { kind: VersionedKind; changes: ContentChanges }) {
  const { parts, added, removed, changed, isReordered } = changes;
  const words: Words = WORDS[kind];
  const named = (said: readonly string[], of: Words['parts']) => said.map((part) => of[part]).join(', ');
  const rows: [string, ReactNode][] = [
    [words.whole, parts.length > 0 && named(parts, words.parts)],
    ['Новые вопросы', added.length > 0 && lines(added)],
    ['Вопросы убраны', removed.length > 0 && lines(removed)],
    [
      'Вопросы изменены',
      changed.length > 0 && (
        <ul>
          {changed.map((question) => (
            <li key={question.number}>
              {line(question)}
              <span> — {named(question.parts, words.questionParts)}</span>
            </li>
          ))}
        </ul>
      ),
    ],
    ['Порядок', isReordered && 'вопросы стоят иначе'],
  ];
  if (isSameContent(changes)) return <p>Ничего не изменилось.</p>;
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
