import { CONTENT_PAGE, type AuthoredList } from '@/api/articles/queries';
import { ChoiceTabs, choicesOf } from '@/components/blocks/list-page/choices';
import { ListBar } from '@/components/blocks/list-page/list-bar';
import { ListPage } from '@/components/blocks/list-page/list-page';
import { ButtonLink } from '@/components/ui/button/button';
import { Table, type Sort } from '@/components/ui/table/table';
import * as path from '@/lib/routes/path';
import styles from './content.module.css';
import { COLUMNS, contentRow } from './content-row';
import { contentList, KIND_NAMES, SORTS, STATE_NAMES, type ContentView } from './content-view';

const SEARCH = { label: 'Поиск по материалам', placeholder: 'Название или адрес' };
const EMPTY = {
  title: 'Материалов пока нет',
  text: 'Начните со статьи: черновик виден только авторам.',
  action: { title: 'Написать статью', href: path.contentNew() },
};
const NARROWED = {
  picture: 'search' as const,
  title: 'С такими условиями ничего нет',
  text: 'Снимите один из фильтров или возьмите слово короче.',
  all: 'Все материалы',
};

interface ContentScreenProps {
  view: ContentView;
  list: AuthoredList;
  marks: readonly { slug: string; name: string }[];
}

function NewLinks() {
  return (
    <div className={styles.acts}>
      <ButtonLink href={path.contentNew()} icon="plus">
        Новая статья
      </ButtonLink>
      <ButtonLink href={`${path.contentNew()}?kind=video`} kind="second" icon="plus">
        Новое видео
      </ButtonLink>
    </div>
  );
}

/** `-title` of the address as the table's head has it, and back. */
const sortOf = (sort: string): Sort => ({
  key: sort.replace('-', ''),
  direction: sort.startsWith('-') ? 'descending' : 'ascending',
});
const wordOf = ({ key, direction }: Sort) => `${direction === 'descending' ? '-' : ''}${key}` as const;

/** Articles and videos of the authors in every state; the address holds what is shown. */
export function ContentScreen({ view, list, marks }: ContentScreenProps) {
  const groups = [
    { name: 'kind' as const, title: 'Вид', any: 'Любой', entries: choicesOf(KIND_NAMES) },
    {
      name: 'mark' as const,
      title: 'Бренд',
      entries: marks.map(({ slug, name }) => ({ value: slug, title: name })),
    },
  ].map((group) => ({
    ...group,
    entries: group.entries.map((one) => ({ ...one, title: String(one.title) })),
  }));
  const all = list.meta.states.reduce((sum, { count }) => sum + count, 0);
  const choices = choicesOf(STATE_NAMES, list.meta.states);
  return (
    <ListPage
      title="Статьи и видео"
      address={contentList}
      {...{ view, list }}
      step={CONTENT_PAGE}
      empty={EMPTY}
      narrowed={NARROWED}
      heading="Материалы"
      beside={<NewLinks />}
      tabs={
        <ChoiceTabs
          label="Состояние"
          name="state"
          all="Все"
          address={contentList}
          allCount={all}
          {...{ view, choices }}
        />
      }
      filters={<ListBar address={contentList} search={SEARCH} sorts={SORTS} {...{ view, groups }} />}
    >
      <Table
        caption="Материалы"
        columns={COLUMNS}
        rows={list.items.map(contentRow)}
        sort={sortOf(view.sort)}
        sortHref={(sort) => contentList.choose(view, 'sort', wordOf(sort))}
      />
    </ListPage>
  );
}
