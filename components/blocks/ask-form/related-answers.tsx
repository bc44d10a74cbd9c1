'use client';

import { useEffect, useState } from 'react';
import { findAnswers, type FoundDocument } from '@/api/search/queries';
import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { hrefOfFound, kindOfFound } from '@/components/blocks/search-row/found-face';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Hidden } from '@/components/ui/hidden/hidden';
import { debounced } from '@/components/ui/remote-select/debounced';
import { typeset } from '@/lib/format/typeset';
import styles from './related-answers.module.css';

/** Existing answers to the typed question; each opens in a new tab, so that the typed text is kept. */
export function RelatedAnswers({ text }: { text: string }) {
  const found = useAnswers(text);
  const known = found.flatMap((one) => {
    const href = hrefOfFound(one);
    return href ? [{ ...one, href }] : [];
  });
  return (
    <div className={styles.related} role="status">
      {known.length > 0 && (
        <>
          <p className={styles.head}>Возможно, ответ уже есть:</p>
          <ul>
            {known.map(({ href, ...one }) => (
              <li key={one.id}>
                <Anchor href={href} external>
                  {typeset(one.title)}
                  <Hidden> (откроется в новой вкладке)</Hidden>
                </Anchor>
                <small>{kindOfFound(one)}</small>
                {one.excerpt && <p className={styles.excerpt}>{one.excerpt}</p>}
                <EridMark {...one} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Answers for the last typed text; none after a failure, because the question can be sent without them. */
function useAnswers(text: string): readonly FoundDocument[] {
  const [found, setFound] = useState<readonly FoundDocument[]>([]);
  const [asker] = useState(() => makeAsker(setFound));
  useEffect(() => asker.ask(text), [asker, text]);
  useEffect(() => () => asker.stop(), [asker]);
  return found;
}

function makeAsker(show: (found: readonly FoundDocument[]) => void) {
  let running: AbortController | null = null;
  const ask = debounced((text: string) => {
    running?.abort();
    const own = new AbortController();
    running = own;
    findAnswers(text, own.signal).then(
      (found) => void (own.signal.aborted || show(found)),
      () => void (own.signal.aborted || show([])),
    );
  });
  return {
    ask,
    stop: () => {
      ask.cancel();
      running?.abort();
    },
  };
}
