import type { TestResults } from '@/api/testing/queries';
import { ResultsFigures, ResultsFunnel, ResultsTab } from '@/components/blocks/results/results-parts';
import { takenWords } from '@/components/blocks/results/taken-words';
import { BarChart } from '@/components/ui/chart/bar-chart';
import { formatNumber, percent } from '@/lib/format/number';

/** How far people come, and how well. */
export function SummaryTab({ results }: { results: TestResults }) {
  const { opened, begun, sent, passed, unfinished, meanShare, medianSeconds, pointsPaid } = results;
  const steps: [string, number][] = [
    ['Открыли', opened],
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
