import type { UserScore } from '@/api/user/queries';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import { StaffTable } from '@/components/blocks/staff-table/staff-table';
import territory from '@/components/blocks/territory/territory.module.css';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Section } from '@/components/ui/section/section';
import { formatDateTime } from '@/lib/format/date';
import { signed } from '@/lib/format/number';
import type { PageMeta } from '@/lib/json-api/answer';
import { KIND_NAMES, scoresList, type ScoresView } from './scores-view';

const COLUMNS: readonly StaffColumn<UserScore>[] = [
  {
    key: 'name',
    title: 'За что',
    place: 'lead',
    width: '46%',
    render: ({ name, rule }) => (
      <>
        <b className={territory.name}>{name}</b>
        <span className={territory.more}>{rule}</span>
      </>
    ),
  },
  {
    key: 'mark',
    title: 'Бренд',
    render: ({ markId, markName }) => (
      <DropTag kind="plain" brand={markId}>
        {markName}
      </DropTag>
    ),
  },
  { key: 'score', title: 'Баллы', number: true, render: ({ score }) => signed(score) },
  {
    key: 'at',
    title: 'Когда',
    place: 'span',
    render: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
];
const EMPTY = { title: 'Баллов ещё нет', text: 'Они придут за тесты, видео и модули.' };
const NARROWED = {
  picture: 'search' as const,
  title: 'Таких начислений нет',
  text: 'Снимите один из фильтров.',
  all: 'Вся история',
};

interface ScoresPartProps {
  view: ScoresView;
  list: { items: readonly UserScore[]; page?: PageMeta | undefined } | null;
  marks: readonly { slug: string; name: string }[];
}

/** Table of the person's ledger entries. */
export function ScoresPart({ view, list, marks }: ScoresPartProps) {
  return (
    <Section title="История баллов" id="scores">
      <StaffTable
        address={scoresList}
        view={view}
        caption="История баллов"
        forms={['запись', 'записи', 'записей']}
        list={list}
        columns={COLUMNS}
        groups={[
          {
            name: 'type',
            title: 'За что',
            any: 'За всё',
            entries: Object.entries(KIND_NAMES).map(([value, title]) => ({ value, title })),
          },
          {
            name: 'mark',
            title: 'Бренд',
            any: 'Все',
            entries: marks.map(({ slug, name }) => ({ value: slug, title: name })),
          },
        ]}
        empty={EMPTY}
        narrowed={NARROWED}
      />
    </Section>
  );
}
