import type { Pharmacy, PharmacyCategory, PharmacyFilterGroup } from '@/api/pharmacies/queries';
import { ChoiceChips } from '@/components/blocks/list-page/choices';
import { titleIn } from '@/components/blocks/list-page/filter-panel';
import { ListFrame } from '@/components/blocks/list-page/list-frame';
import { StaffTable } from '@/components/blocks/staff-table/staff-table';
import { placeGroups } from '@/components/blocks/territory/place-groups';
import { ScopeTabs } from '@/components/blocks/territory/scope-tabs';
import { TooLong } from '@/components/blocks/territory/too-long';
import type { PageMeta } from '@/lib/json-api/answer';
import { pageTitle } from '@/lib/routes/page-titles';
import { pharmaciesList, type PharmaciesView } from './pharmacies-view';
import { pharmacyColumns } from './pharmacy-columns';

interface PharmaciesScreenProps {
  view: PharmaciesView;
  /** Null for a list that is too long for the order asked for. */
  list: { items: readonly Pharmacy[]; page?: PageMeta | undefined } | null;
  categories: readonly PharmacyCategory[];
  groups: readonly PharmacyFilterGroup[];
  marks: readonly { slug: string; name: string }[];
  choosesScope: boolean;
  now: Date;
}

const EMPTY = { title: 'За вами пока нет аптек', text: 'Обратитесь к администратору: он назначит аптеки.' };
/** Further orders: earned and spent points share a column, which sorts by the earned ones. */
const SPENT = { '-spent': 'Потрачено: по убыванию', spent: 'Потрачено: по возрастанию' };
const NARROWED = {
  picture: 'search' as const,
  title: 'Таких аптек нет',
  text: 'Снимите часть фильтров или возьмите слово короче.',
  all: 'Снять фильтры',
};

/** Pharmacies of the viewer's territory with what their people do; the address holds what is shown. */
export function PharmaciesScreen(props: PharmaciesScreenProps) {
  const { view, list, categories, choosesScope, now } = props;
  const row = { address: pharmaciesList, view };
  const groups = groupsOf(props);
  const named = titleIn(groups);
  const kinds = categories.map(({ id, name, pharmaciesCount }) => ({
    value: id,
    title: name,
    count: pharmaciesCount,
  }));
  return (
    <ListFrame title={pageTitle('pharmacyActivity')} tabs={choosesScope && <ScopeTabs {...row} shown />}>
      {!list && <TooLong href={pharmaciesList.choose(view, 'sort')} />}
      {list && (
        <StaffTable
          {...row}
          caption="Аптеки"
          forms={['аптека', 'аптеки', 'аптек']}
          list={list}
          columns={pharmacyColumns(now)}
          orders={SPENT}
          search={{ label: 'Поиск по аптекам', placeholder: 'Название или адрес' }}
          quick={
            <ChoiceChips {...row} name="category" label="Категория" all="Все категории" choices={kinds} />
          }
          groups={groups}
          titleOf={(name, value) => (name === 'category' ? null : named(name, value))}
          empty={EMPTY}
          narrowed={NARROWED}
        />
      )}
    </ListFrame>
  );
}

function groupsOf({ view, groups, marks }: PharmaciesScreenProps) {
  return [
    ...placeGroups(
      groups.filter(({ id }) => id !== 'category'),
      view,
    ),
    {
      name: 'mark' as const,
      title: 'Баллы бренда',
      any: 'Всех брендов',
      entries: marks.map(({ slug, name }) => ({ value: slug, title: name })),
    },
    {
      name: 'archive' as const,
      title: 'Архив',
      any: 'Работают',
      entries: [{ value: '1', title: 'В архиве' }],
    },
  ];
}
