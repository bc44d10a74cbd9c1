import type { TestResults } from '@/api/testing/queries';
import { ResultsFigures, ResultsFunnel, ResultsTab } from '@/components/blocks/results/results-parts';
import { takenWords } from '@/components/blocks/results/taken-words';
import { BarChart } from '@/components/ui/chart/bar-chart';
import { formatNumber, percent } from '@/lib/format/number';

/** How many people open, begin, send and pass the test, and their scores. */
export function SummaryTab({ results }: { results: TestResults }) {
  const { opened, begun, sent, passed, unfinished, pointsPaid } = results;
  const { meanShare, medianShare, medianSeconds } = results;
  const steps: [string, number][] = [
    ...(opened === null ? [] : [['Открыли', opened] as [string, number]]),
    ['Начали', begun],
    ['Отправили', sent],
    ['Прошли', passed],
  ];
  return (
    <ResultsTab>
      <ResultsFunnel steps={steps} />
      <ResultsFigures
        rows={[
          ['Верных ответов в среднем', meanShare === null ? '—' : percent(meanShare)],
          ['Верных ответов у половины — не меньше', medianShare === null ? '—' : percent(medianShare)],
          ['Обычно занимает', medianSeconds === null ? '—' : takenWords(medianSeconds)],
          ['Начислено баллов', formatNumber(pointsPaid)],
          ['Не закончили', formatNumber(unfinished)],
        ]}
      />
      {results.distribution.length > 0 && (
        <BarChart
          title="Сколько верных ответов в попытке"
          of="Верных ответов"
          labels={results.distribution.map(({ right }) => String(right))}
          series={[{ title: 'Попыток', values: results.distribution.map(({ attempts }) => attempts) }]}
        />
      )}
    </ResultsTab>
  );
}
