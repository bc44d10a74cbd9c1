import type { ReactNode } from 'react';
import { BarTable } from '@/components/ui/chart/bar-table';
import styles from './results.module.css';

/** Contents of a tab, part below part. */
export const ResultsTab = ({ children }: { children: ReactNode }) => (
  <div className={styles.tab}>{children}</div>
);

/** Number of people at each step, relative to the first step. */
export function ResultsFunnel({ steps }: { steps: readonly (readonly [title: string, people: number])[] }) {
  return (
    <section aria-labelledby="funnel" className={styles.part}>
      <h2 id="funnel">До чего доходят люди</h2>
      <BarTable
        caption="До чего доходят люди"
        of="Шаг"
        counted="Человек"
        rows={steps.map(([title, value]) => ({ key: title, title, value }))}
        whole={steps[0]?.[1] ?? 0}
      />
    </section>
  );
}

/** A few figures, each with its caption. */
export function ResultsFigures({ rows }: { rows: readonly (readonly [term: string, figure: string])[] }) {
  return (
    <dl className={styles.figures}>
      {rows.map(([term, figure]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ResultsQuestion {
  id: string;
  head: ReactNode;
  body: ReactNode;
}

/** Questions in their order, each a card. */
export function ResultsQuestions({
  questions,
  level = 2,
}: {
  questions: readonly ResultsQuestion[];
  level?: 2 | 3;
}) {
  const Head = level === 2 ? 'h2' : 'h3';
  return (
    <ol className={styles.questions}>
      {questions.map(({ id, head, body }, at) => (
        <li key={id}>
          <article className={styles.question}>
            <Head>
              {at + 1}. {head}
            </Head>
            {body}
          </article>
        </li>
      ))}
    </ol>
  );
}
