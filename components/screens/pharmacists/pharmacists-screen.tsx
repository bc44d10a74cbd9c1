import type { PharmacyFilterGroup } from '@/api/pharmacies/queries';
import type { Pharmacist } from '@/api/user/queries';
import { ExportButton } from '@/components/blocks/export-button/export-button';
import { ChoiceChips } from '@/components/blocks/list-page/choices';
import { ListFrame } from '@/components/blocks/list-page/list-frame';
import { StaffTable } from '@/components/blocks/staff-table/staff-table';
import { peopleColumns } from '@/components/blocks/territory/people-columns';
import { placeChoices, placeGroups } from '@/components/blocks/territory/place-groups';
import { ScopeTabs } from '@/components/blocks/territory/scope-tabs';
import { TooLong } from '@/components/blocks/territory/too-long';
import { titleIn } from '@/components/blocks/list-page/filter-panel';
import type { ChoiceField } from '@/components/popups/people-types';
import { ButtonLink } from '@/components/ui/button/button';
import { Figures } from '@/components/ui/figures/figures';
import { Input } from '@/components/ui/input/input';
import { counted, formatNumber } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';
import type { PageMeta } from '@/lib/json-api/answer';
import { FiltersButton } from './filters-button';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { exportFilter, pharmacistsList, type PharmacistsView } from './pharmacists-view';
import { RecordChosen } from './record-chosen';

const ARCHIVE = { '1': 'В архиве и ушедшие' };
const QUIET = { '30': 'Больше 30 дней', '60': 'Больше 60 дней', '90': 'Больше 90 дней' };

export interface TerritoryFigures {
  people: number;
  pharmacies: number;
  active: number;
  earned: number;
  registeredThisWeek: number;
}

export interface PharmacistsScreenProps {
  view: PharmacistsView;
  /** Null for a list that is too long for the order asked for. */
  list: {
    items: readonly Pharmacist[];
    page?: PageMeta | undefined;
    meta: { figures?: TerritoryFigures | null | undefined };
  } | null;
  groups: readonly PharmacyFilterGroup[];
  marks: readonly { slug: string; name: string }[];
  /** Shows the switch between assigned pharmacies and the sector. */
  choosesScope: boolean;
  /** The viewer may invite pharmacists to the portal. */
  registers?: boolean;
  /** The viewer may close an account. */
  mayArchive: boolean;
  now: Date;
}

/** People of the viewer's territory; the address holds what is shown. */
export function PharmacistsScreen(props: PharmacistsScreenProps) {
  const { view, list, choosesScope, mayArchive, registers = false, now } = props;
  const row = { address: pharmacistsList, view };
  const groups = groupsOf(props);
  const figures = list?.meta.figures;
  return (
    <ListFrame title={pageTitle('pharmacists')} tabs={choosesScope && <ScopeTabs {...row} shown />}>
      {figures && <Figures label="Территория в цифрах" figures={figuresOf(figures)} />}
      {!list && <TooLong href={pharmacistsList.choose(view, 'sort')} />}
      {list && (
        <StaffTable
          {...row}
          caption="Фармацевты"
          forms={['человек', 'человека', 'человек']}
          list={list}
          columns={peopleColumns({ now, mayArchive })}
          search={{ label: 'Поиск по фармацевтам', placeholder: 'Имя, телефон, почта' }}
          quick={<ChoiceChips {...row} name="status" label="Статус" all="Все" choices={STATUSES} />}
          groups={groups}
          filters={<FiltersButton view={view} choices={choicesOf(props)} pharmacy={pharmacyOf(props)} />}
          tools={
            <>
              {registers && (
                <ButtonLink kind="quiet" icon="plus" href={path.pharmacistRegistration()}>
                  Зарегистрировать
                </ButtonLink>
              )}
              <ExportButton name="pharmacists" filters={exportFilter(view)} />
            </>
          }
          choice={{ nameOf: ({ userName }) => userName, acts: <RecordChosen /> }}
          titleOf={titleOf(props, groups)}
          empty={emptyOf(figures)}
          narrowed={NARROWED}
        />
      )}
    </ListFrame>
  );
}

/** The same filters as fields of the popup. */
function choicesOf({ view, groups, marks }: PharmacistsScreenProps): ChoiceField[] {
  const options = (names: Record<string, string>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  return [
    ...placeChoices(groups, view),
    {
      ...{ name: 'mark', title: 'Баллы бренда', any: 'Всех брендов' },
      options: marks.map(({ slug, name }) => ({ value: slug, label: name })),
    },
    { name: 'quiet', title: 'Не были на тренингах', any: 'Неважно', options: options(QUIET) },
    { name: 'archive', title: 'Архив', any: 'Работают', options: options(ARCHIVE) },
  ];
}

const STATUSES = [
  { value: 'active', title: 'Активные' },
  { value: 'inactive', title: 'Не активные' },
];
const NARROWED = {
  picture: 'search' as const,
  title: 'Таких фармацевтов нет',
  text: 'Снимите часть фильтров или возьмите слово короче.',
  all: 'Снять фильтры',
};

function emptyOf(figures: TerritoryFigures | null | undefined) {
  if (figures?.pharmacies === 0)
    return { title: 'За вами пока нет аптек', text: 'Обратитесь к администратору: он назначит аптеки.' };
  return { title: 'Фармацевтов пока нет', text: 'Здесь появятся те, кто зарегистрируется в ваших аптеках.' };
}

function figuresOf({ people, pharmacies, active, earned, registeredThisWeek }: TerritoryFigures) {
  const inPharmacies = `в ${counted(pharmacies, ['аптеке', 'аптеках', 'аптеках'])}`;
  return [
    { value: people, words: `${plural(people, ['фармацевт', 'фармацевта', 'фармацевтов'])} ${inPharmacies}` },
    { value: active, words: `${plural(active, ['активен', 'активны', 'активны'])} за 30 дней` },
    { value: earned, words: `${plural(earned, ['балл начислен', 'балла начислено', 'баллов начислено'])}` },
    {
      value: registeredThisWeek,
      words: `${plural(registeredThisWeek, ['записан', 'записаны', 'записаны'])} на тренинги недели`,
    },
  ];
}

function groupsOf({ view, groups, marks }: PharmacistsScreenProps) {
  const points = (name: 'from' | 'to', label: string) => (
    <Input
      inputMode="numeric"
      pattern="\d{1,7}"
      name={name}
      defaultValue={view[name] ?? ''}
      aria-label={label}
    />
  );
  const entries = (names: Record<string, string>) =>
    Object.entries(names).map(([value, title]) => ({ value, title }));
  return [
    ...placeGroups(groups, view),
    {
      name: 'mark' as const,
      title: 'Баллы бренда',
      any: 'Всех брендов',
      entries: marks.map(({ slug, name }) => ({ value: slug, title: name })),
    },
    { name: 'from' as const, title: 'Баллов от', field: points('from', 'Баллов от') },
    { name: 'to' as const, title: 'Баллов до', field: points('to', 'Баллов до') },
    { name: 'quiet' as const, title: 'Не были на тренингах', any: 'Неважно', entries: entries(QUIET) },
    {
      name: 'archive' as const,
      title: 'Архив',
      any: 'Работают',
      entries: entries(ARCHIVE),
    },
  ];
}

/** Name of the pharmacy that the list is filtered by, from its first person. */
const pharmacyName = (list: PharmacistsScreenProps['list']) =>
  list?.items[0]?.work?.pharmacy?.name ?? 'Одна аптека';
const pharmacyOf = ({ view, list }: PharmacistsScreenProps) =>
  view.pharmacy === undefined ? null : { value: view.pharmacy, label: pharmacyName(list) };

/** Title of an active filter's chip; null for the status, which has its own chips. */
function titleOf({ list }: PharmacistsScreenProps, groups: ReturnType<typeof groupsOf>) {
  const named = titleIn(groups);
  return (name: string, value: string) => {
    if (name === 'status') return null;
    if (name === 'from' || name === 'to')
      return `Баллов ${name === 'from' ? 'от' : 'до'} ${formatNumber(Number(value))}`;
    if (name === 'quiet') return `Не были на тренингах: ${named(name, value).toLowerCase()}`;
    if (name === 'pharmacy') return pharmacyName(list);
    return named(name, value);
  };
}
