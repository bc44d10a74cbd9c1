'use client';

import type { FoundDocument, SearchAnswer } from '@/api/search/queries';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { FOUND_ICONS, hrefOfFound, kindOfFound } from '@/components/blocks/search-row/found-face';
import { KindLink } from '@/components/blocks/search-row/kind-link';
import { Marked } from '@/components/blocks/search-row/marked';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { counted } from '@/lib/format/number';
import { MOST_SUGGESTED, SEARCH_PATH } from '@/lib/domain/search-documents';
import { withQuery } from '@/lib/routes/query';
import { TextLink } from '@/components/ui/text-link/text-link';
import { NothingTyped } from './nothing-typed';
import styles from './search.module.css';
import type { Suggestions } from './use-suggestions';

export const optionId = (at: number) => `search-option-${at}`;

interface Option {
  found: FoundDocument;
  href: string;
}

/** The options that can be chosen: found documents that have an address. */
export const optionsOf = (answer: SearchAnswer | null): Option[] =>
  (answer?.items ?? []).flatMap((found) => {
    const href = hrefOfFound(found);
    return href ? { found, href } : [];
  });

interface ListProps {
  id: string;
  status: Suggestions['status'];
  answer: SearchAnswer | null;
  options: readonly Option[];
  text: string;
  active: number;
  onPick: (href: string) => void;
  onRetry: () => void;
}

/** The list of suggestions and a status line that announces their number to screen readers. */
export function SuggestionList({ id, status, answer, options, text, active, onPick, onRetry }: ListProps) {
  return (
    <div className={styles.found} aria-busy={status === 'loading'}>
      <p role="status" className={styles.status}>
        {statusWords(status, answer)}
      </p>
      {status === 'failed' && (
        <Button kind="second" size="s" onClick={onRetry}>
          Повторить
        </Button>
      )}
      {status === 'idle' && <NothingTyped />}
      {answer && <KindLink query={text} counts={answer.meta.counts} />}
      <ul id={id} role="listbox" aria-label="Подсказки" className={styles.list}>
        {options.map(({ found, href }, at) => (
          <li
            key={found.id}
            id={optionId(at)}
            role="option"
            aria-selected={at === active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(href)}
          >
            <Icon name={FOUND_ICONS[found.modelTypeAlias]} size="s" />
            <div className={styles.words}>
              <span>
                <Marked text={found.title} words={answer?.meta.words ?? []} />
              </span>
              <small>{kindOfFound(found)}</small>
              <EridMark {...found} bare />
            </div>
          </li>
        ))}
      </ul>
      {(answer?.page?.total ?? 0) > (answer?.items.length ?? 0) && (
        <TextLink plain icon="arrow" href={withQuery(SEARCH_PATH, { q: text })}>
          Все результаты
        </TextLink>
      )}
    </div>
  );
}

function statusWords(status: Suggestions['status'], answer: SearchAnswer | null): string {
  if (status === 'loading') return 'Ищем…';
  if (status === 'failed') return 'Поиск не ответил. Повторите попытку.';
  if (!answer) return 'Начните вводить: подскажем после второй буквы.';
  const { matched, correction, isCapped } = answer.meta;
  if (matched === 'nothing') return 'Ничего не нашлось. Попробуйте другие слова.';
  if (matched === 'near') return 'Точно такого нет, но есть похожее:';
  const total = answer.page?.total ?? 0;
  const found = isCapped
    ? `Больше ${MOST_SUGGESTED} результатов`
    : counted(total, ['результат', 'результата', 'результатов']);
  return correction ? `${found} для «${correction}»` : found;
}
