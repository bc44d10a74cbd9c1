import type { CSSProperties } from 'react';
import type { LearningStatistics } from '@/api/account/queries';
import { PartError } from '@/components/blocks/part-error/part-error';
import { ButtonLink } from '@/components/ui/button/button';
import { BarChart } from '@/components/ui/chart/bar-chart';
import { LineChart } from '@/components/ui/chart/line-chart';
import { Empty } from '@/components/ui/empty/empty';
import { Section } from '@/components/ui/section/section';
import { beforeMonths } from '@/lib/domain/learning-statistics';
import { dateTileParts, formatMonth } from '@/lib/format/date';
import { counted, formatNumber, percent, points as pointsInWords, signed } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';
import type { StatisticsData } from './load-account';
import styles from './statistics.module.css';
import * as path from '@/lib/routes/path';

type Row = { id: string; name: string; learned: number; points: number; brand?: string };

/** Learning and points of the person: in total, by month and by brand. */
export function StatisticsPart({ statistics }: { statistics: StatisticsData['statistics'] }) {
  return (
    <Section first id="statistics" title="Статистика обучения">
      {statistics ? <Figures all={statistics} /> : <PartError what="Цифры" href={path.accountStatistics()} />}
    </Section>
  );
}

/** `июня` of `2026-06`. */
const genitiveMonth = (month: string) => dateTileParts(`${month}-15`)?.month ?? '';

const nameOfMonth = (month: string) => {
  const name = formatMonth(`${month}-15`);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Whether there is anything to show. */
export const hasLearned = ({ articles, videos, tests, modules, surveys, points }: LearningStatistics) =>
  articles + videos + tests + modules + surveys + points > 0;

function Figures({ all }: { all: LearningStatistics }) {
  if (!hasLearned(all)) {
    return (
      <Empty
        level={3}
        title="Пока здесь нули"
        text="Прочитайте статью или пройдите тест: цифры появятся сразу."
        action={<ButtonLink href={path.learnings()}>К обучению</ButtonLink>}
      />
    );
  }
  return <LearningFigures all={all} />;
}

/** Figures of a person who has learned something, for their own page and for the page that staff see. */
export function LearningFigures({ all }: { all: LearningStatistics }) {
  const brands = [...all.brands]
    .sort((one, other) => other.points - one.points || other.learned - one.learned)
    .map(({ brand, brandName: name, ...row }) => ({ id: brand, brand, name, ...row }));
  return (
    <>
      <Totals all={all} />
      <Months all={all} />
      <Bars caption="По брендам" of="Бренд" rows={brands} />
    </>
  );
}

/** Charts of the last months; earlier figures are given in words, so that the sum matches the brands. */
function Months({ all }: { all: LearningStatistics }) {
  const before = beforeMonths(all);
  const { months } = all;
  const names = months.map(({ month }) => nameOfMonth(month));
  const chart = { of: 'Месяц', labels: names, short: names.map((name) => name.slice(0, 3)) };
  return (
    <>
      <div className={styles.charts}>
        <BarChart
          {...chart}
          title="Материалы по месяцам"
          series={[{ title: 'Материалов', values: months.map(({ learned }) => learned) }]}
        />
        <LineChart
          {...chart}
          title="Баллы по месяцам"
          series={[{ title: 'Баллов', values: months.map(({ points }) => points) }]}
          format={signed}
        />
      </div>
      {before && (
        <p className={styles.before}>
          {months[0] ? `До ${genitiveMonth(months[0].month)}` : 'Всего'}:{' '}
          {[
            before.learned > 0 && counted(before.learned, ['материал', 'материала', 'материалов']),
            before.points > 0 && pointsInWords(before.points),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
    </>
  );
}

function Totals({ all }: { all: LearningStatistics }) {
  const { articles, videos, tests, modules, surveys, testsSent, testsPassed, points } = all;
  const facts = [
    [articles, plural(articles, ['статья прочитана', 'статьи прочитаны', 'статей прочитано'])],
    [videos, plural(videos, ['видео просмотрено', 'видео просмотрены', 'видео просмотрено'])],
    [tests, plural(tests, ['тест пройден', 'теста пройдены', 'тестов пройдено'])],
    [modules, plural(modules, ['модуль пройден', 'модуля пройдены', 'модулей пройдено'])],
    ...(surveys > 0
      ? [[surveys, plural(surveys, ['опрос пройден', 'опроса пройдены', 'опросов пройдено'])] as const]
      : []),
    [points, plural(points, ['балл заработан', 'балла заработаны', 'баллов заработано'])],
  ] as const;
  return (
    <ul className={styles.totals}>
      {facts.map(([count, words]) => (
        <li key={words}>
          <b>{formatNumber(count)}</b> {words}
        </li>
      ))}
      {testsSent > 0 && (
        <li>
          <b>{percent(testsPassed / testsSent)}</b> успешных попыток
        </li>
      )}
    </ul>
  );
}

function Bars({ caption, of, rows }: { caption: string; of: string; rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.map(({ learned }) => learned));
  return (
    <table className={styles.bars}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">Материалов</th>
          <th scope="col">Баллов</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, learned, points, brand }) => (
          <tr key={id} data-brand={brand}>
            <th scope="row">{name}</th>
            <td>
              <span className={styles.bar} style={{ '--share': learned / most } as CSSProperties}>
                {formatNumber(learned)}
              </span>
            </td>
            <td>{points > 0 ? signed(points) : '0'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
