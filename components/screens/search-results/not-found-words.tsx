import type { SearchAnswer } from '@/api/search/queries';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { MOST_FOUND, SEARCH_NAMES } from '@/lib/domain/search-documents';
import { counted } from '@/lib/format/number';
import styles from './search-results.module.css';
import { foundList, type SearchView } from './search-view';

const RESULTS = ['результат', 'результата', 'результатов'] as const;
/** Forms after «не меньше», which takes the genitive. */
const RESULTS_AT_LEAST = ['результата', 'результатов', 'результатов'] as const;

/** Number of results of the query; or that there are none, and what is shown instead. */
export function NotFoundWords({ view, answer }: { view: SearchView; answer: SearchAnswer }) {
  const { items, page, meta } = answer;
  const { matched, correction, isCapped } = meta;
  if (matched === 'near' || matched === 'popular' || matched === 'nothing') {
    return <NothingLike text={view.q ?? ''} matched={matched} offered={items.length > 0} />;
  }
  if (items.length === 0) return <NothingHere view={view} />;
  const total = page?.total ?? 0;
  const found = !isCapped
    ? counted(total, RESULTS)
    : view.type
      ? `не меньше ${counted(total, RESULTS_AT_LEAST)}`
      : `больше ${MOST_FOUND} результатов`;
  return (
    <p role="status" className={styles.status}>
      {correction ? (
        <>
          По запросу «{view.q}» точных совпадений нет. Показываем для <b>«{correction}»</b>: {found}
        </>
      ) : (
        `Найдено: ${found}`
      )}
    </p>
  );
}

function NothingLike({ text, matched, offered }: { text: string; matched: string; offered: boolean }) {
  return (
    <div role="status">
      <Empty
        picture="/art/empty-search.svg"
        title={`По запросу «${text}» ничего не нашлось`}
        text="Проверьте слова или спросите короче: одним названием или компонентом."
      />
      {offered && (
        <p className={styles.offer}>
          {matched === 'near' ? 'Может быть, подойдёт' : 'Что читают и смотрят коллеги'}
        </p>
      )}
    </div>
  );
}

/** The query has results of other types, or this page is past the last one. */
function NothingHere({ view }: { view: SearchView }) {
  return (
    <Empty
      picture="/art/empty-search.svg"
      title={view.type ? `${SEARCH_NAMES[view.type].many}: ничего не нашлось` : 'На этой странице пусто'}
      text="По этому запросу есть другие результаты."
      action={
        <ButtonLink href={foundList.href(view, { type: undefined })} kind="second">
          Показать все
        </ButtonLink>
      }
    />
  );
}
