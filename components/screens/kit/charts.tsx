import { BarChart } from '@/components/ui/chart/bar-chart';
import { BarTable } from '@/components/ui/chart/bar-table';
import { LineChart } from '@/components/ui/chart/line-chart';
import { Sparkline } from '@/components/ui/chart/sparkline';
import { Row } from '@/components/ui/stack/stack';
import styles from './kit.module.css';
import { Part } from './part';

const MONTHS = ['Июнь', 'Июль', 'Август', 'Сентябрь', 'Октябрь', 'Ноябрь'];
const months = { of: 'Месяц', labels: MONTHS, short: MONTHS.map((month) => month.slice(0, 3)) };
const BRANDS = ['La Roche-Posay', 'Vichy', 'CeraVe', 'Dercos'];
const VALUES = [
  [120, 180, 90, 240, 310, 280],
  [80, 60, 110, 150, 170, 220],
  [40, 70, 65, 30, 90, 130],
  [15, 25, 10, 55, 60, 45],
];
const series = BRANDS.map((title, nth) => ({ title, values: VALUES[nth] ?? [] }));

/** Lines, bars, stacks and runs, with gaps, negative and very large values, and with nothing. */
export function Charts() {
  return (
    <Part title="Графики">
      <div className={styles.two}>
        <LineChart {...months} title="Баллы по брендам" series={series} />
        <BarChart {...months} stacked title="Из чего баллы" series={series} />
        <BarChart
          {...months}
          title="Движение баллов"
          series={[{ title: 'Баллов', values: [300, -120, 0, 450, -260, 80] }]}
        />
        <BarChart {...months} title="Два бренда рядом" series={series.slice(0, 2)} />
        <LineChart
          {...months}
          title="Просмотры: очень много и с пропуском"
          series={[{ title: 'Просмотров', values: [1.2e9, 1.9e9, null, 2.4e9, 0.7e9, 3.1e9] }]}
        />
        <LineChart {...months} title="Новый раздел" series={[{ title: 'Баллов', values: [] }]} />
      </div>
      <BarTable
        caption="Ответы с длинными названиями"
        of="Ответ"
        counted="Человек"
        rows={[
          {
            key: 'a',
            title: 'Сначала спрашиваю, как кожа переносит солнце и чем человек уже пользуется',
            value: 1240,
          },
          { key: 'b', title: 'Сразу показываю две цены', value: 310 },
          { key: 'c', title: 'Никак', value: 0 },
        ]}
        whole={1550}
      />
      <Row>
        <Sparkline label="Занятий по неделям" values={[2, 4, 6, 8, 7]} />
        <Sparkline label="Занятий по неделям" values={[0, 0, 0, 0, 0]} />
        <Sparkline label="Баллов по неделям" values={[4, -2, 3, -5, 1]} />
      </Row>
    </Part>
  );
}
