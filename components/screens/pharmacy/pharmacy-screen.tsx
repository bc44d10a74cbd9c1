import type { Pharmacy } from '@/api/pharmacies/queries';
import type { RadarLine } from '@/api/representative/queries';
import type { RegisteredPharmacist } from '@/api/timetable/queries';
import type { Pharmacist } from '@/api/user/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { PartError } from '@/components/blocks/part-error/part-error';
import { AnswerButtons } from '@/components/blocks/radar/answer-buttons';
import { PrintButton } from '@/components/blocks/print-button/print-button';
import { RadarList } from '@/components/blocks/radar/radar-list';
import { StaffTable } from '@/components/blocks/staff-table/staff-table';
import { MarkPointsTable } from '@/components/blocks/territory/mark-points-table';
import { peopleColumns } from '@/components/blocks/territory/people-columns';
import styles from '@/components/blocks/territory/territory.module.css';
import { TrainingHistory } from '@/components/blocks/territory/training-history';
import { Badge } from '@/components/ui/badge/badge';
import { ButtonLink } from '@/components/ui/button/button';
import { Figures } from '@/components/ui/figures/figures';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { Note } from '@/components/ui/note/note';
import { Section } from '@/components/ui/section/section';
import { Wrap } from '@/components/ui/wrap/wrap';
import { PHARMACY_SIGNAL_NAMES } from '@/lib/domain/radar/pharmacy-signals';
import { formatDay } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';
import type { PageMeta } from '@/lib/json-api/answer';
import { quote } from '@/lib/validation/quote';
import * as path from '@/lib/routes/path';
import { withQuery } from '@/lib/routes/query';
import { RecordChosen } from '../pharmacists/record-chosen';
import { AddToDay } from './add-to-day';
import { teamList, type TeamView } from './pharmacy-view';

interface PharmacyScreenProps {
  view: TeamView;
  pharmacy: Pharmacy;
  /** Null when the request failed. */
  team: { items: readonly Pharmacist[]; page?: PageMeta | undefined } | null;
  trainings: { items: readonly RegisteredPharmacist[] } | null;
  /** Radar of the viewer's own pharmacies only. */
  radar: { items: readonly RadarLine[] } | null;
  /** The viewer goes to pharmacies themselves. */
  visits: boolean;
  /** The pharmacy is in today's plan already. */
  isPlanned?: boolean;
  /** The viewer may invite pharmacists to the portal. */
  registers?: boolean;
  /** The viewer may close an account. */
  mayArchive: boolean;
  now: Date;
}

const EMPTY = {
  title: 'Здесь пока никого нет',
  text: 'Фармацевты появятся, когда зарегистрируются в этой аптеке.',
};

/** One pharmacy: its people, their points, their trainings. */
export function PharmacyScreen(props: PharmacyScreenProps) {
  const { view, pharmacy, team, trainings, radar, visits, mayArchive, now } = props;
  const { isPlanned = false, registers = false } = props;
  const marks = (pharmacy.marks ?? []).filter(({ earned, total }) => earned > 0 || total > 0);
  const again = teamList.href(view, { page: view.page });
  return (
    <Wrap>
      <Breadcrumbs current={pharmacy.name} />
      <Head {...{ pharmacy, visits, registers, isPlanned }} />
      <Figures label="Аптека в цифрах" figures={figuresOf(pharmacy, now)} />
      {pharmacy.signals.length > 0 && (
        <Note kind="warn">
          {pharmacy.signals.map(({ kind, text, rule }) => (
            <details key={kind} className={styles.signal}>
              <summary>
                <b>{PHARMACY_SIGNAL_NAMES[kind]}.</b> {text}
              </summary>
              Правило: {rule}
            </details>
          ))}
        </Note>
      )}
      {radar && radar.items.length > 0 && (
        <Section title="Кому нужно внимание" first>
          <RadarList lines={radar.items} level={3} actsOf={(line) => <AnswerButtons line={line} />} />
        </Section>
      )}
      <Section title="Люди" first={!radar?.items.length}>
        <StaffTable
          address={teamList}
          view={view}
          caption="Люди"
          forms={['человек', 'человека', 'человек']}
          list={team}
          columns={peopleColumns({ now, mayArchive, inPharmacy: true })}
          choice={{ nameOf: ({ userName }) => userName, acts: <RecordChosen /> }}
          empty={EMPTY}
        />
      </Section>
      <Section title="Баллы по брендам">
        {marks.length > 0 ? (
          <MarkPointsTable caption="Баллы по брендам" marks={marks} />
        ) : (
          <p className={styles.none}>Баллов ещё нет</p>
        )}
      </Section>
      <Section title="Последние тренинги">
        {trainings ? (
          <TrainingHistory items={trainings.items} now={now} named />
        ) : (
          <PartError what="Тренинги" href={again} />
        )}
      </Section>
    </Wrap>
  );
}

type HeadProps = Required<Pick<PharmacyScreenProps, 'pharmacy' | 'visits' | 'registers' | 'isPlanned'>>;

function Head({ pharmacy, visits, registers, isPlanned }: HeadProps) {
  const { id, name, address, city, region, chain, category, area, directorName, isArchived } = pharmacy;
  return (
    <div className={styles.head}>
      <h1>{quote(name)}</h1>
      <Meta>
        <MetaItem icon="pin">{[city?.name, address].filter(Boolean).join(', ')}</MetaItem>
        {directorName && <MetaItem icon="user">Директор: {directorName}</MetaItem>}
        {isArchived && <Badge>В архиве</Badge>}
      </Meta>
      <Meta>
        {[
          ['Сеть', chain?.name],
          ['Категория', category?.name],
          ['Регион', region?.name],
          ['Территория', area?.name],
        ].map(([title, value]) => value && <span key={title}>{`${String(title)}: ${value}`}</span>)}
      </Meta>
      <div className={styles.acts}>
        {visits && !isArchived && <AddToDay id={id} isPlanned={isPlanned} />}
        {registers && !isArchived && (
          <ButtonLink
            kind="second"
            icon="plus"
            href={withQuery(path.pharmacistRegistration(), { pharmacy: id })}
          >
            Зарегистрировать фармацевта
          </ButtonLink>
        )}
        <PrintButton>Распечатать</PrintButton>
      </div>
    </div>
  );
}

function figuresOf({ count, countActive, markPoints, spendingPoints, lastVisitAt }: Pharmacy, now: Date) {
  return [
    { value: count, words: plural(count, ['фармацевт', 'фармацевта', 'фармацевтов']) },
    { value: countActive, words: `${plural(countActive, ['активен', 'активны', 'активны'])} за 30 дней` },
    {
      value: markPoints,
      words: `${plural(markPoints, ['балл начислен', 'балла начислено', 'баллов начислено'])}, потрачено ${formatNumber(spendingPoints)}`,
    },
    {
      value: lastVisitAt ? formatDay(lastVisitAt, now) : '—',
      words: lastVisitAt ? 'последний визит на тренинг' : 'на тренингах ещё не были',
    },
  ];
}
