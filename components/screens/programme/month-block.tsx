import type { MonthlyPoints, ProgrammeContent } from '@/api/programme/queries';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { Badge, type BadgeProps } from '@/components/ui/badge/badge';
import { PlateCard } from '@/components/ui/card/plate-card';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Section } from '@/components/ui/section/section';
import { Shot } from '@/components/ui/shot/shot';
import { StepDots } from '@/components/ui/step-dots/step-dots';
import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { Tiles } from '@/components/ui/tiles/tiles';
import { TYPE_NAMES } from '@/lib/domain/learning';
import { formatDateTime, formatDay } from '@/lib/format/date';
import { points } from '@/lib/format/number';
import styles from './month-block.module.css';
import { RateMonth } from './rate-month';
import { contentHref, monthHref, stepsOf, stepState, stepTime, type StepState } from './programme-view';

interface MonthBlockProps {
  months: readonly MonthlyPoints[];
  month: MonthlyPoints;
  items: readonly ProgrammeContent[];
  nextId: string | undefined;
  now: Date;
}

/** Months as tabs, and the four steps of the one that is shown. */
export function MonthBlock({ months, month, items, nextId, now }: MonthBlockProps) {
  const steps = stepsOf(items, month.month);
  const done = steps.filter(({ finished }) => finished).length;
  const isAhead = new Date(month.startsAt) > now;
  return (
    <Section title="Шаги по месяцам" id="months" lead={monthTime(month, now)}>
      <LinkTabs
        label="Месяцы программы"
        tabs={months.map(({ month: id, title }) => ({
          href: monthHref(id),
          title,
          current: id === month.month,
        }))}
      />
      <div className={styles.progress}>
        <StepDots
          done={done}
          total={steps.length}
          label={`Пройдено ${String(done)} из ${String(steps.length)}`}
        />
        <p>
          {isAhead
            ? 'Шаги можно посмотреть заранее, пройти — с начала месяца'
            : `Пройдено ${String(done)} из ${String(steps.length)}`}
        </p>
        {steps.length > 0 && done === steps.length && <RateMonth key={month.month} {...month} />}
      </div>
      <Tiles columns={4} phone={1} as="ul">
        {steps.map((step) => (
          <li key={step.id}>
            <Step step={step} state={stepState(step, nextId, now)} now={now} />
          </li>
        ))}
      </Tiles>
    </Section>
  );
}

function monthTime({ startsAt, closesAt }: MonthlyPoints, now: Date): string {
  if (new Date(startsAt) > now) return `Откроется ${formatDay(startsAt, now)}.`;
  if (new Date(closesAt) <= now) return 'Месяц завершён: материалы открыты для чтения, тесты закрыты.';
  return `Тесты закроются для всех одновременно: ${formatDateTime(closesAt)}.`;
}

const BADGES: Readonly<Record<StepState, (Pick<BadgeProps, 'kind' | 'icon'> & { title: string }) | null>> = {
  finished: { kind: 'good', icon: 'check', title: 'Пройден' },
  next: { kind: 'solid', title: 'Дальше' },
  open: null,
  ahead: { kind: 'glass', icon: 'lock', title: 'Закрыт' },
  closed: { kind: 'glass', icon: 'lock', title: 'Завершён' },
  waiting: { kind: 'glass', icon: 'repeat', title: 'Повтор' },
};

function Step({ step, state, now }: { step: ProgrammeContent; state: StepState; now: Date }) {
  const badge = BADGES[state];
  const time = stepTime(step, state, now);
  return (
    <PlateCard
      title={step.title ?? ''}
      href={contentHref(step)}
      shot={
        <Shot
          {...itemPicture(step.preview)}
          ratio="16/10"
          topLeft={
            badge && (
              <Badge kind={badge.kind} icon={badge.icon}>
                {badge.title}
              </Badge>
            )
          }
        />
      }
      meta={
        <Meta>
          <MetaItem>Шаг {step.step}</MetaItem>
          <MetaItem>{TYPE_NAMES[step.type].one}</MetaItem>
          {step.points > 0 && <DropTag>{points(step.points)}</DropTag>}
        </Meta>
      }
    >
      {time && <p className={styles.time}>{time}</p>}
      <EridMark {...step} />
    </PlateCard>
  );
}
