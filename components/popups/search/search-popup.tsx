'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { startProgress } from '@/lib/browser/progress';
import { Hidden } from '@/components/ui/hidden/hidden';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Input } from '@/components/ui/input/input';
import { SEARCH_PATH } from '@/lib/domain/search-documents';
import { MOST_LENGTH } from '@/lib/domain/search-query';
import { withQuery } from '@/lib/routes/query';
import { PopupShell, useClosePopup } from '../slot';
import styles from './search.module.css';
import { optionId, optionsOf, SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

const LIST = 'search-suggestions';

/** The search popup: suggestions while typing; arrows and Enter open one, Enter alone opens the page of results. */
export function SearchPopup() {
  const [text, setText] = useState('');
  /** Id and not index of the chosen option, because the next response may move or omit it. */
  const [chosenId, choose] = useState<string | null>(null);
  const { status, answer, type, ...asked } = useSuggestions();
  const go = useGoing();
  const options = optionsOf(answer);
  const active = chosenId === null ? -1 : options.findIndex(({ found }) => found.id === chosenId);

  const change = (value: string) => {
    setText(value);
    choose(null);
    type(value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = options[active];
    if (chosen) go(chosen.href);
    else if (text.trim()) go(withQuery(SEARCH_PATH, { q: text.trim() }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (options.length === 0 || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // the field itself is one stop of the cycle
    const next = ((active + 1 + step + options.length + 1) % (options.length + 1)) - 1;
    choose(options[next]?.found.id ?? null);
  };

  return (
    <PopupShell title="Поиск по порталу" size="m">
      <form action={SEARCH_PATH} role="search" onSubmit={submit} className={styles.form}>
        <label>
          <Hidden>Что найти</Hidden>
          <Input
            type="search"
            name="q"
            role="combobox"
            aria-expanded={options.length > 0}
            aria-controls={LIST}
            aria-autocomplete="list"
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={MOST_LENGTH}
            placeholder="Средство, компонент, тема"
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            end={<IconButton type="submit" icon="search" label="Найти" />}
          />
        </label>
      </form>
      <SuggestionList
        id={LIST}
        status={status}
        answer={answer}
        options={options}
        text={asked.text}
        active={active}
        onPick={go}
        onRetry={() => type(text)}
      />
    </PopupShell>
  );
}

/**
 * Returns a function that opens an address. The popup host closes popups when the path changes; on the page of results
 * only the query changes, so the popup is closed here after that change.
 */
function useGoing(): (href: string) => void {
  const router = useRouter();
  const close = useClosePopup();
  const query = useSearchParams().toString();
  const before = useRef(query);
  useEffect(() => {
    if (before.current !== query) close();
  });
  return (href) => {
    const { pathname, search } = window.location;
    if (href === pathname + search) return close();
    startProgress();
    router.push(href);
  };
}
