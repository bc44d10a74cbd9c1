import type { CSSProperties } from 'react';
import type { Word } from '@/api/glossary/queries';
import { KeepVisited } from '@/components/blocks/keep-visited/keep-visited';
import { ListPage } from '@/components/blocks/list-page/list-page';
import { ListSearch } from '@/components/blocks/list-page/list-search';
import { RichText } from '@/components/blocks/rich-text/rich-text';
import { ButtonLink } from '@/components/ui/button/button';
import { byLetters } from '@/lib/domain/glossary';
import { latin } from '@/lib/format/latin';
import { found } from '@/lib/format/number';
import { cleanHtml } from '@/lib/html/clean-html';
import { pageNumber, words as wordsField } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import type { Section } from '@/lib/lists/section-list';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import styles from './glossary.module.css';
import { LetterRail } from './letter-rail';

export const glossaryList = listAddress({
  path: ({ brand }: Section) => path.glossary(brand),
  fields: { search: wordsField(), page: pageNumber(1) },
});

interface GlossaryScreenProps {
  words: readonly Word[];
  view: ViewOf<typeof glossaryList> & Section;
}

const LEAD =
  'Слова, которые встречаются в составах и статьях: коротко и так, чтобы повторить у первого стола.';
const SEARCH = { label: 'Поиск по глоссарию', placeholder: 'Слово или название по INCI' };
const EMPTY = {
  title: 'Слов пока нет',
  text: 'Скоро здесь появятся определения. А пока — статьи.',
  action: { title: 'К статьям', href: path.news() },
};

/** Id of the element with the words. */
const WORDS_ID = 'glossary-words';

type Letters = ReturnType<typeof byLetters<Word>>;

/** Anchor of a letter: differs from the anchors of words, and for a Russian letter and its Latin twin. */
const anchorOf = (letter: string) =>
  /[А-ЯЁ]/.test(letter)
    ? `letter-ru-${latin(letter) || 'sign'}-${letter.codePointAt(0)}`
    : `letter-${letter}`;

/** Glossary by letter: Russian words, then Latin ones; every word has an anchor that texts link to. */
export function GlossaryScreen({ words, view }: GlossaryScreenProps) {
  const letters = byLetters(words);
  const here = { address: glossaryList, view };
  const all = glossaryList.cleared(view);
  return (
    <ListPage
      title={pageTitle('glossary')}
      lead={LEAD}
      filters={
        <ListSearch {...here} {...SEARCH} className={styles.search}>
          {view.search && (
            <ButtonLink href={all} kind="quiet" scroll={false}>
              Все слова
            </ButtonLink>
          )}
        </ListSearch>
      }
      found={view.search && found(words.length, ['слово', 'слова', 'слов'])}
      {...here}
      list={{ items: words }}
      step={words.length}
      empty={EMPTY}
      narrowed={{
        picture: 'search',
        title: `Слова «${view.search ?? ''}» пока нет`,
        text: 'Проверьте написание или возьмите слово короче: поиск смотрит и в определения.',
        all: 'Все слова',
      }}
    >
      <KeepVisited
        of={WORDS_ID}
        item={{ kind: 'glossary', id: view.brand, title: pageTitle('glossary'), brand: view.brand }}
      />
      <div className={styles.grid}>
        <LetterRail>
          <LetterLinks letters={letters} />
        </LetterRail>
        <div id={WORDS_ID} className={styles.letters}>
          {letters.map(({ letter, words: own }) => (
            <Letter key={letter} letter={letter} words={own} folded={!view.search} />
          ))}
        </div>
      </div>
    </ListPage>
  );
}

/** Plain anchor links, which work with or without scripts. */
function LetterLinks({ letters }: { letters: Letters }) {
  return (
    <nav className={styles.nav} aria-label="Буквы">
      {letters.map(({ letter }) => (
        <a key={letter} href={`#${anchorOf(letter)}`}>
          {letter}
        </a>
      ))}
    </nav>
  );
}

interface LetterProps {
  letter: string;
  words: readonly Word[];
  /** On a phone words are collapsed and open by their names: expanded, they would take forty screens. */
  folded: boolean;
}

function Letter({ letter, words, folded }: LetterProps) {
  const anchor = anchorOf(letter);
  return (
    <section
      className={styles.letter}
      aria-labelledby={anchor}
      style={{ '--words': words.length } as CSSProperties}
    >
      <h2 id={anchor}>{letter}</h2>
      <div className={styles.words} data-folded={folded || undefined}>
        {words.map(({ id, slug, name, synonyms, description }) => (
          <article key={id} id={slug} className={styles.word}>
            <h3>
              <a href={`#${slug}`}>{name}</a>
            </h3>
            {synonyms.length > 0 && <p className={styles.synonyms}>{synonyms.join(', ')}</p>}
            <RichText html={cleanHtml(description)} />
          </article>
        ))}
      </div>
    </section>
  );
}
