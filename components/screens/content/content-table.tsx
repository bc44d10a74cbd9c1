import type { ArticleRow, AuthoredList } from '@/api/articles/queries';
import { ExportButton } from '@/components/blocks/export-button/export-button';
import { manyOf } from '@/components/blocks/list-page/choices';
import { StateBadge } from '@/components/blocks/publication/state-badge';
import { LeadCell, More } from '@/components/blocks/staff-table/cells';
import { declareTable } from '@/components/blocks/staff-table/declare-table';
import { anyOf, oneOf } from '@/components/blocks/staff-table/table-filters';
import { TablePage } from '@/components/blocks/staff-table/table-page';
import { ButtonLink } from '@/components/ui/button/button';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { MetaItem } from '@/components/ui/meta/meta';
import { STATE_WORDS } from '@/lib/domain/publication-state';
import { formatDay, formatTimeMsk } from '@/lib/format/date';
import type { ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

const KIND_NAMES = { article: 'Статья', video: 'Видео' } as const;

/** A row by its title, with its picture, brand and kind. */
function lead({ id, title, image, entries, brand, markName, needErid }: ArticleRow) {
  return (
    <LeadCell {...{ title }} href={path.contentEditor(id)} picture={{ src: image?.previewUrl, brand }}>
      <MetaItem icon={entries === 'video' ? 'play' : 'doc'}>{KIND_NAMES[entries]}</MetaItem>
      <DropTag kind="plain" brand={brand}>
        {markName}
      </DropTag>
      {needErid && <MetaItem>Реклама</MetaItem>}
    </LeadCell>
  );
}

const moment = (instant: string) => (
  <time dateTime={instant}>
    {formatDay(instant)}, {formatTimeMsk(instant)}
  </time>
);

/** The authors' list: `/lk/content?state=draft&kind=video&mark=lrp&search=…&sort=title`. */
export const contentTable = declareTable<ArticleRow>()({
  page: 'content',
  caption: 'Материалы',
  forms: ['материал', 'материала', 'материалов'],
  order: '-updatedAt',
  search: { label: 'Поиск по материалам', placeholder: 'Название или адрес' },
  filters: {
    state: oneOf('Состояние', manyOf(STATE_WORDS), { any: 'Все', place: 'tabs' }),
    kind: oneOf('Вид', KIND_NAMES, { any: 'Любой' }),
    mark: anyOf('Бренд'),
  },
  columns: [
    { key: 'title', title: 'Материал', place: 'lead', sort: 'title', render: lead },
    { key: 'state', title: 'Состояние', render: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'publishedAt',
      title: 'Выход',
      sort: 'publishedAt',
      first: 'descending',
      render: ({ publishedAt }) => (publishedAt ? moment(publishedAt) : '—'),
    },
    {
      key: 'updatedAt',
      title: 'Изменён',
      place: 'full',
      sort: 'updatedAt',
      first: 'descending',
      render: ({ updatedAt, changedBy }) => (
        <>
          {moment(updatedAt)}
          {changedBy && <More>{changedBy}</More>}
        </>
      ),
    },
  ],
  empty: {
    title: 'Материалов пока нет',
    text: 'Начните со статьи: черновик виден только авторам.',
    action: { title: 'Написать статью', href: path.contentNew() },
  },
  narrowed: { all: 'Все материалы' },
});

type ContentView = ViewOf<typeof contentTable>;

/** `filter` of the list's call and of its export. */
export const contentFilter = ({ state, mark, search, kind }: ContentView) => ({
  ...{ state, mark, search },
  ...(kind && { entries: { alias: kind } }),
});

interface ContentScreenProps {
  view: ContentView;
  list: AuthoredList;
  marks: readonly { slug: string; name: string }[];
}

/** Articles and videos of the authors in every state. */
export function ContentScreen({ view, list, marks }: ContentScreenProps) {
  return (
    <TablePage
      table={contentTable}
      {...{ view, list }}
      values={{
        state: list.meta.states,
        mark: marks.map(({ slug, name }) => ({ value: slug, title: name })),
      }}
      tools={<ExportButton name="articles" filters={contentFilter(view)} />}
      beside={
        <>
          <ButtonLink href={path.contentNew()} icon="plus">
            Новая статья
          </ButtonLink>
          <ButtonLink href={`${path.contentNew()}?kind=video`} kind="second" icon="plus">
            Новое видео
          </ButtonLink>
        </>
      }
    />
  );
}
