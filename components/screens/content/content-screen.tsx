import type { AuthoredList } from '@/api/articles/queries';
import { ChoiceTabs, choicesOf } from '@/components/blocks/list-page/choices';
import { ExportButton } from '@/components/blocks/export-button/export-button';
import { ListFrame } from '@/components/blocks/list-page/list-frame';
import { StaffTable } from '@/components/blocks/staff-table/staff-table';
import { ButtonLink } from '@/components/ui/button/button';
import * as path from '@/lib/routes/path';
import { CONTENT_COLUMNS } from './content-columns';
import styles from './content.module.css';
import { contentFilter, contentList, KIND_NAMES, STATE_NAMES, type ContentView } from './content-view';

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
const KINDS = Object.entries(KIND_NAMES).map(([value, title]) => ({ value, title }));

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

/** Articles and videos of the authors in every state; the address holds what is shown. */
export function ContentScreen({ view, list, marks }: ContentScreenProps) {
  const row = { address: contentList, view };
  const all = list.meta.states.reduce((sum, { count }) => sum + count, 0);
  const states = choicesOf(STATE_NAMES, list.meta.states);
  const brands = marks.map(({ slug, name }) => ({ value: slug, title: name }));
  return (
    <ListFrame
      title="Статьи и видео"
      beside={<NewLinks />}
      tabs={<ChoiceTabs {...row} label="Состояние" name="state" all="Все" allCount={all} choices={states} />}
    >
      <StaffTable
        {...row}
        caption="Материалы"
        forms={['материал', 'материала', 'материалов']}
        list={list}
        columns={CONTENT_COLUMNS}
        search={{ label: 'Поиск по материалам', placeholder: 'Название или адрес' }}
        groups={[
          { name: 'kind', title: 'Вид', any: 'Любой', entries: KINDS },
          { name: 'mark', title: 'Бренд', entries: brands },
        ]}
        empty={EMPTY}
        narrowed={NARROWED}
        tools={<ExportButton name="articles" filters={contentFilter(view)} />}
      />
    </ListFrame>
  );
}
