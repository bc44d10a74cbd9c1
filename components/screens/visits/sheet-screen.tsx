import type { RegisteredPharmacist } from '@/api/timetable/queries';
import type { TrainingSlot } from '@/api/trainings/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { ListEmpty } from '@/components/blocks/list-page/list-empty';
import { PrintButton } from '@/components/blocks/print-button/print-button';
import { QrCode } from '@/components/blocks/qr-code/qr-code';
import { ButtonLink } from '@/components/ui/button/button';
import { Pages } from '@/components/ui/pages/pages';
import { Table, type Column } from '@/components/ui/table/table';
import { Wrap } from '@/components/ui/wrap/wrap';
import { env } from '@/lib/config/portal';
import { placeWords } from '@/lib/domain/training-words';
import { secondClock, wholeMomentWords } from '@/lib/domain/trainings/clock-words';
import * as path from '@/lib/routes/path';
import type { VisitsSheet } from './load-visits';
import styles from './sheet.module.css';
import { visitsList, type VisitsView } from './visits-view';

interface SheetProps {
  view: VisitsView;
  slot: TrainingSlot;
  sheet: VisitsSheet;
}

const COLUMNS: Column[] = [
  { key: 'number', label: '№', number: true, width: '3.5em' },
  { key: 'name', label: 'Участник', place: 'lead' },
  { key: 'place', label: 'Аптека' },
  { key: 'signature', label: 'Подпись', width: '28%' },
];

const NOBODY = { title: 'Никто не записан', text: 'Среди записанных нет тех, кого вы видите.' };

/** The list of a training to print and sign: everybody, with a code that opens the marks of visits. */
export function SheetScreen({ view, slot, sheet }: SheetProps) {
  const { people, before, parts } = sheet;
  const rows = people.map((person, index) => ({
    id: person.id,
    number: before + index + 1,
    name: person.user.fullName,
    place: pharmacyOf(person),
    signature: '',
  }));
  return (
    <Wrap>
      <Breadcrumbs />
      <div className={styles.tools}>
        <ButtonLink href={visitsList.href(view, { sheet: false })} kind="quiet" icon="left">
          К отметкам визитов
        </ButtonLink>
        {people.length > 0 && <PrintButton>Распечатать</PrintButton>}
      </div>
      <div className={styles.sheet}>
        <Head slot={slot} sheet={sheet} />
        {people.length > 0 ? (
          <Table
            caption={`Лист регистрации: ${slot.name}`}
            columns={COLUMNS}
            rows={rows}
            always
            className={styles.people}
          />
        ) : (
          <ListEmpty words={NOBODY} level={2} />
        )}
      </div>
      <Pages
        current={view.page}
        total={parts}
        href={(page) => visitsList.href(view, { page })}
        label="Части листа"
      />
    </Wrap>
  );
}

function Head({ slot, sheet: { meta } }: Omit<SheetProps, 'view'>) {
  const { PUBLIC_URL } = env();
  const clock = secondClock({ ...slot, readerSlot: null });
  const address = visitsList.href({
    ...visitsList.read({ training: slot.id }),
    at: path.trainingVisits(),
  });
  return (
    <header className={styles.head}>
      <div className={styles.facts}>
        <p className={styles.kind}>Лист регистрации, {slot.markName}</p>
        <h1>{slot.name}</h1>
        <p>
          <time dateTime={slot.startsAt}>{wholeMomentWords(slot.slot)}</time>
        </p>
        {clock && <p>{clock}</p>}
        {slot.type === 'offline' && <p>{placeWords(slot)}</p>}
        {slot.leaderName && <p>Ведёт {slot.leaderName}</p>}
        <p>
          Записано: {meta.registered}
          {meta.seen < meta.registered && `, в вашем списке: ${meta.seen}`}
        </p>
      </div>
      {PUBLIC_URL && (
        <figure className={styles.code}>
          <QrCode text={new URL(address, PUBLIC_URL).href} label="Код страницы визитов" />
          <figcaption>Отметить визиты</figcaption>
        </figure>
      )}
    </header>
  );
}

const pharmacyOf = ({ user: { pharmacy }, isGuest }: RegisteredPharmacist) =>
  [pharmacy?.name, pharmacy?.city?.name, isGuest && 'без кабинета'].filter(Boolean).join(', ');
