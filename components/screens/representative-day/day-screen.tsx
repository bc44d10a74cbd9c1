import type { DayPlan, RadarCount, RadarLine, RadarMeta } from '@/api/representative/queries';
import { ChoiceChips, choicesOf } from '@/components/blocks/list-page/choices';
import { ListEmpty } from '@/components/blocks/list-page/list-empty';
import { ListFrame } from '@/components/blocks/list-page/list-frame';
import { PartError } from '@/components/blocks/part-error/part-error';
import { AnswerButtons } from '@/components/blocks/radar/answer-buttons';
import { FoldedLines } from '@/components/blocks/radar/folded-lines';
import { RadarList } from '@/components/blocks/radar/radar-list';
import { ScopeTabs } from '@/components/blocks/territory/scope-tabs';
import { ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Note } from '@/components/ui/note/note';
import { Pages } from '@/components/ui/pages/pages';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { moscowDay } from '@/lib/domain/moscow';
import { SIGNAL_NAMES } from '@/lib/domain/radar/signals';
import { shiftDay } from '@/lib/domain/week';
import { formatDate, formatWeekday } from '@/lib/format/date';
import { counted } from '@/lib/format/number';
import type { PageMeta } from '@/lib/json-api/answer';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { dayList, type DayView } from './day-view';
import { PlanEditor } from './plan-editor';
import { StaffCounts } from './staff-counts';
import styles from './day.module.css';

interface DayScreenProps {
  view: DayView;
  /** Null when there are too many people to compute it. */
  radar: { items: readonly RadarLine[]; page?: PageMeta | undefined; meta: RadarMeta } | null;
  /** Null: the services did not give it. */
  plan: DayPlan | null;
  /** Counts by representative of the viewer's sectors, when the whole sector is shown. */
  counts: readonly RadarCount[];
  choosesScope: boolean;
  /** The viewer is an admin: only admins assign pharmacies to people. */
  isAdmin?: boolean;
  now: Date;
}

const NONE = { title: 'За вами пока нет аптек', text: 'Обратитесь к администратору: он назначит аптеки.' };
const NONE_OF_ADMIN = {
  title: 'За вами нет аптек',
  text: 'План дня ведут представители. Все аптеки и фармацевты — в списках.',
  action: { title: 'Открыть список аптек', href: path.pharmacyActivity() },
};
const CALM = {
  title: 'Все на месте',
  text: 'Сейчас никому не нужно внимание. Загляните в план дня или к фармацевтам.',
};
const TOO_MANY =
  'Здесь больше 5 000 человек: для стольких поводы не посчитать. Поводы одной аптеки — на её странице.';
const NARROWED = { title: 'Таких строк нет', text: 'Посмотрите остальные поводы.' };

/** The work of a representative's day: who needs attention and why, and where to go. */
export function DayScreen(props: DayScreenProps) {
  const { view, counts, choosesScope } = props;
  return (
    <ListFrame
      title={pageTitle('representativeDay')}
      lead="Кому сейчас нужно внимание и почему, и в какие аптеки заехать."
      tabs={choosesScope && <ScopeTabs address={dayList} view={view} shown />}
    >
      <Plan {...props} />
      <StaffCounts counts={counts} />
      {props.radar ? <Radar {...props} radar={props.radar} /> : <TooManyPeople view={view} />}
    </ListFrame>
  );
}

function TooManyPeople({ view }: Pick<DayScreenProps, 'view'>) {
  return (
    <Section title="Кому нужно внимание">
      <Note kind="warn" role="status">
        <p>{TOO_MANY}</p>
        {view.scope === 'sector' && (
          <TextLink href={dayList.href(view, { scope: undefined, page: 1 })}>Показать мои аптеки</TextLink>
        )}
      </Note>
    </Section>
  );
}

type WithRadar = DayScreenProps & { radar: NonNullable<DayScreenProps['radar']> };

function Radar({ view, radar: { items, page, meta }, isAdmin = false }: WithRadar) {
  const none = isAdmin ? NONE_OF_ADMIN : NONE;
  const row = { address: dayList, view };
  const kinds = choicesOf(SIGNAL_NAMES, meta.kinds).filter(({ count = 0 }) => count > 0);
  const { done, later } = meta.answered;
  const lead = [
    `Из ${counted(meta.people, ['человека', 'человек', 'человек'])} внимание нужно: ${String(page?.total ?? items.length)}`,
    ...(done + later > 0 ? [`за две недели отвечено: ${String(done + later)}`] : []),
  ].join(', ');
  const words = meta.pharmacies === 0 ? none : view.kind ? NARROWED : CALM;
  return (
    <Section title="Кому нужно внимание" lead={meta.pharmacies > 0 ? `${lead}.` : undefined}>
      <div className={styles.kinds}>
        <ChoiceChips {...row} name="kind" label="Повод" all="Все поводы" choices={kinds} />
      </div>
      <FoldedLines key={`${view.kind ?? ''} ${String(view.page)}`} total={items.length}>
        {items.length > 0 ? (
          <RadarList lines={items} level={3} actsOf={(line) => <AnswerButtons line={line} />} />
        ) : (
          <ListEmpty words={words} level={3} />
        )}
      </FoldedLines>
      <div className={styles.pages}>
        <Pages
          current={view.page}
          total={page?.pages ?? 1}
          href={(number) => dayList.href(view, { page: number })}
          label="Страницы радара"
        />
      </div>
    </Section>
  );
}

function Plan({ view, plan, now }: DayScreenProps) {
  const today = moscowDay(now);
  const day = view.day ?? today;
  const to = (other: string) => dayList.href(view, { day: other === today ? undefined : other });
  const days = (
    <div className={styles.days}>
      <ButtonLink href={to(shiftDay(day, -1))} kind="quiet" size="s" icon="left">
        Раньше
      </ButtonLink>
      {day !== today && (
        <ButtonLink href={to(today)} kind="quiet" size="s">
          Сегодня
        </ButtonLink>
      )}
      <ButtonLink href={to(shiftDay(day, 1))} kind="quiet" size="s">
        Дальше
        <Icon name="right" size="s" />
      </ButtonLink>
    </div>
  );
  return (
    <Section first title="План дня" lead={`${formatDate(day)}, ${formatWeekday(day)}`} aside={days}>
      {plan ? <PlanEditor key={day} plan={plan} /> : <PartError what="План" href={dayList.href(view)} />}
    </Section>
  );
}
