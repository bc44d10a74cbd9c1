import { FINDINGS_PAGE, type ActivityFinding } from '@/api/activity/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ButtonLink } from '@/components/ui/button/button';
import { ChipLink, Chips } from '@/components/ui/chip/chip';
import { Empty } from '@/components/ui/empty/empty';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Note } from '@/components/ui/note/note';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Pages } from '@/components/ui/pages/pages';
import { Wrap } from '@/components/ui/wrap/wrap';
import {
  ACTIVITY_PERIODS,
  ACTIVITY_REASON_NAMES,
  type ActivityPeriod,
  type ActivityReason,
} from '@/lib/domain/unusual-activity';
import { formatNumber } from '@/lib/format/number';
import { activityList, type ActivityView } from './activity-view';
import { FindingRow } from './finding-row';
import styles from './activity.module.css';

const LEAD =
  'Кто набирал баллы слишком быстро или слишком похоже на других. Портал никого не наказывает: посмотрите подробности и решите сами. Пройденное без сети приходит разом и тоже выглядит быстрым.';
const CUT = 'Показана только самая новая часть: событий за период больше, чем помещается в отчёт.';
const PERIOD_NAMES: Readonly<Record<ActivityPeriod, string>> = { 1: 'Сутки', 7: '7 дней', 30: '30 дней' };

interface ActivityScreenProps {
  view: ActivityView;
  findings: readonly ActivityFinding[];
  total: number;
  counts: readonly { value: ActivityReason; count: number }[];
  /** Only the newest acts of the period were looked at. */
  isCut: boolean;
}

/** People worth a look, the newest first, by reason and period of the address. */
export function ActivityScreen({ view, findings, total, counts, isCut }: ActivityScreenProps) {
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead title="Необычная активность" lead={LEAD} sameAsCrumbs />
      <Filters view={view} counts={counts} />
      {isCut && <Note kind="warn">{CUT}</Note>}
      {findings.length === 0 ? (
        <NothingFound view={view} total={total} />
      ) : (
        <section>
          <Hidden as="h2">Найденное</Hidden>
          <ul className={styles.list}>
            {findings.map((finding) => (
              <FindingRow key={finding.id} finding={finding} />
            ))}
          </ul>
        </section>
      )}
      <Pages
        current={view.page}
        total={Math.ceil(total / FINDINGS_PAGE)}
        href={(page) => activityList.href(view, { page })}
      />
    </Wrap>
  );
}

function Filters({ view, counts }: Pick<ActivityScreenProps, 'view' | 'counts'>) {
  const { days, reason: chosen } = view;
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.filters}>
      <Chips scroll label="Период">
        {ACTIVITY_PERIODS.map((period) => (
          <ChipLink key={period} href={activityList.href(view, { days: period })} on={period === days}>
            {PERIOD_NAMES[period]}
          </ChipLink>
        ))}
      </Chips>
      <Chips scroll label="Причина">
        <ChipLink href={activityList.href(view, { reason: undefined })} on={!chosen}>
          Все {formatNumber(all)}
        </ChipLink>
        {counts.map(({ value, count }) => (
          <ChipLink key={value} href={activityList.href(view, { reason: value })} on={value === chosen}>
            {ACTIVITY_REASON_NAMES[value]} {formatNumber(count)}
          </ChipLink>
        ))}
      </Chips>
    </div>
  );
}

/** Nothing in the period, nothing of the reason, or a page past the end. */
function NothingFound({ view, total }: { view: ActivityView; total: number }) {
  const isPast = total > 0;
  return (
    <Empty
      picture="/art/empty-list.svg"
      title={isPast ? 'На этой странице ничего нет' : 'Ничего необычного'}
      text={
        isPast
          ? 'Найденного стало меньше: вернитесь к первой странице.'
          : 'За этот период ничего подозрительного не найдено. Посмотрите другой период или другую причину.'
      }
      action={
        (isPast || view.reason) && (
          <ButtonLink href={activityList.href(view, { reason: undefined })} kind="second">
            {isPast ? 'К первой странице' : 'Все причины'}
          </ButtonLink>
        )
      }
    />
  );
}
