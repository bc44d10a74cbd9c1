import type { ArticleRow, AuthoredList } from '@/api/articles/queries';
import { ExportButton } from '@/components/blocks/export-button/export-button';
import { StateBadge } from '@/components/blocks/publication/state-badge';
import { manyOf } from '@/components/blocks/list-page/choices';
import { declareTable } from '@/components/blocks/staff-table/declare-table';
import { anyOf, oneOf } from '@/components/blocks/staff-table/table-filters';
import { TablePage } from '@/components/blocks/staff-table/table-page';
import { ButtonLink } from '@/components/ui/button/button';
import { STATE_WORDS } from '@/lib/domain/publication-state';
import type { ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';
import styles from './content.module.css';
import { KIND_NAMES, Material, moment } from './material';

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
    {
      key: 'title',
      title: 'Материал',
      place: 'lead',
      sort: 'title',
      render: (item) => <Material item={item} />,
    },
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
          {changedBy && <span className={styles.by}>{changedBy}</span>}
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
        <div className={styles.acts}>
          <ButtonLink href={path.contentNew()} icon="plus">
            Новая статья
          </ButtonLink>
          <ButtonLink href={`${path.contentNew()}?kind=video`} kind="second" icon="plus">
            Новое видео
          </ButtonLink>
        </div>
      }
    />
  );
}
