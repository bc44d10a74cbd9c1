import type { MonthlyPoints } from '@/api/programme/queries';
import { Icon } from '@/components/ui/icon/icon';
import { Section } from '@/components/ui/section/section';
import { formatDay } from '@/lib/format/date';
import { formatNumber, points, signed } from '@/lib/format/number';
import styles from './points-block.module.css';

interface PointsBlockProps {
  months: { items: readonly MonthlyPoints[]; meta: { total: number; limit: number; left: number } };
  now: Date;
}

/** Points of each month, and what they were paid for. */
export function PointsBlock({ months: { items, meta }, now }: PointsBlockProps) {
  const lead =
    meta.left > 0
      ? `Можно набрать ещё ${points(meta.left)} из ${formatNumber(meta.limit)}.`
      : `Вы набрали максимум: ${points(meta.limit)}.`;
  return (
    <Section title="Мои баллы" id="points" lead={lead}>
      <div className={styles.months}>
        {items.map((month) => (
          <Month key={month.id} month={month} now={now} />
        ))}
        <p className={styles.total}>
          <span>Всего</span>
          <b>{points(meta.total)}</b>
        </p>
      </div>
    </Section>
  );
}

function Month({ month, now }: { month: MonthlyPoints; now: Date }) {
  const { title, tests, videos, lines } = month;
  return (
    <details className={styles.month}>
      <summary>
        <Icon name="down" size="s" />
        <b>{title}</b>
        <span className={styles.parts}>
          тесты {formatNumber(tests)}, видео {formatNumber(videos)}
        </span>
        <span className={styles.sum}>{points(month.points)}</span>
      </summary>
      {lines.length === 0 ? (
        <p className={styles.none}>Баллов за этот месяц пока нет.</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line.id}>
              <div>
                <span>{line.title}</span>
                <small>
                  {line.kind === 'test' ? 'Тест' : 'Видео'}, {formatDay(line.createdAt, now)}
                  {line.cappedFrom !== null &&
                    ` · начислено ${formatNumber(line.points)} из ${formatNumber(line.cappedFrom)}: предел программы`}
                </small>
              </div>
              <b>{signed(line.points)}</b>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
