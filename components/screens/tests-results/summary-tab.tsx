import type { TestResults } from '@/api/testing/queries';
import { BarChart } from '@/components/ui/chart/bar-chart';
import { formatNumber, percent } from '@/lib/format/number';
import { takenWords } from './taken-words';
import styles from './results.module.css';

/** How far people come, and how well. */
export function SummaryTab({ results }: { results: TestResults }) {
  const { opened, begun, sent, passed, unfinished, meanShare, medianSeconds, pointsPaid } = results;
  const steps: [string, number][] = [
    ['Открыли', opened],
    ['Начали', begun],
    ['Отправили', sent],
    ['Прошли', passed],
  ];
  const most = Math.max(1, opened);
  return (
    <div className={styles.tab}>
      <section aria-labelledby="funnel">
        <h2 id="funnel">До чего доходят люди</h2>
        <ol className={styles.funnel}>
          {steps.map(([title, people]) => (
            <li key={title}>
              <span>{title}</span>
              <b>{formatNumber(people)}</b>
              <i style={{ inlineSize: `${String((people / most) * 100)}%` }} aria-hidden="true" />
              <small>{percent(people / most)}</small>
            </li>
          ))}
        </ol>
      </section>
      <dl className={styles.figures}>
        <div>
          <dt>Верных ответов в среднем</dt>
          <dd>{meanShare === null ? '—' : percent(meanShare)}</dd>
        </div>
        <div>
          <dt>Обычно занимает</dt>
          <dd>{medianSeconds === null ? '—' : takenWords(medianSeconds)}</dd>
        </div>
        <div>
          <dt>Начислено баллов</dt>
          <dd>{formatNumber(pointsPaid)}</dd>
        </div>
        <div>
          <dt>Не закончили</dt>
          <dd>{formatNumber(unfinished)}</dd>
        </div>
      </dl>
      {results.distribution.length > 0 && (
        <BarChart
          title="Сколько верных ответов в попытке"
          of="Верных ответов"
          labels={results.distribution.map(({ right }) => String(right))}
          series={[{ title: 'Попыток', values: results.distribution.map(({ attempts }) => attempts) }]}
        />
      )}
    </div>
  );
}
