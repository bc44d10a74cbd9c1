import type { Word } from '@/api/glossary/queries';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { RichText } from '@/components/blocks/rich-text/rich-text';
import { ButtonLink } from '@/components/ui/button/button';
import { Empty } from '@/components/ui/empty/empty';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { SearchForm } from '@/components/ui/search-form/search-form';
import { byLetters } from '@/lib/domain/glossary';
import { counted } from '@/lib/format/number';
import { latin } from '@/lib/format/latin';
import { cleanHtml } from '@/lib/html/clean-html';
import styles from './glossary.module.css';
import * as paths from '@/lib/routes/path';

interface GlossaryScreenProps {
  words: readonly Word[];
  /** Null: words of every brand. */
  brand: string | null;
  search: string | undefined;
}

type Letters = ReturnType<typeof byLetters<Word>>;

/** No word's anchor begins so; a Russian letter and its Latin twin stay apart. */
const anchorOf = (letter: string) =>
  /[А-ЯЁ]/.test(letter)
    ? `letter-ru-${latin(letter) || 'sign'}-${letter.codePointAt(0)}`
    : `letter-${letter}`;

/** Words of the field by letter: Russian ones, then Latin; every word has an anchor that texts lead to. */
export function GlossaryScreen({ words, brand, search }: GlossaryScreenProps) {
  const path = paths.glossary(brand);
  const letters = byLetters(words);
  return (
    <Wrap>
      <Breadcrumbs largeBack />
      <PageHead
        title="Глоссарий"
        lead="Слова, которые встречаются в составах и статьях: коротко и так, чтобы повторить у первого стола."
        sameAsCrumbs
      />
      <Search path={path} search={search} />
      {search && (
        <p role="status" className={styles.found}>
          {words.length === 0
            ? 'Ничего не найдено'
            : `Найдено: ${counted(words.length, ['слово', 'слова', 'слов'])}`}
        </p>
      )}
      {words.length === 0 ? (
        <NoWords path={path} search={search} />
      ) : (
        <div className={styles.grid}>
          <LetterLinks letters={letters} />
          <div className={styles.letters}>
            {letters.map(({ letter, words: own }) => (
              <Letter key={letter} letter={letter} words={own} />
            ))}
          </div>
        </div>
      )}
    </Wrap>
  );
}

function Search({ path, search }: { path: string; search: string | undefined }) {
  return (
    <SearchForm
      action={path}
      still
      label="Поиск по глоссарию"
      placeholder="Слово или название по INCI"
      value={search}
      className={styles.search}
    >
      {search && (
        <ButtonLink href={path} kind="quiet" scroll={false}>
          Все слова
        </ButtonLink>
      )}
    </SearchForm>
  );
}

/** Plain anchors: the browser's own jump, with or without scripts. */
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

function Letter({ letter, words }: { letter: string; words: readonly Word[] }) {
  const anchor = anchorOf(letter);
  return (
    <section className={styles.letter} aria-labelledby={anchor}>
      <h2 id={anchor}>{letter}</h2>
      <div className={styles.words}>
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

function NoWords({ path, search }: { path: string; search: string | undefined }) {
  return (
    <Empty
      picture={search ? '/art/empty-search.svg' : '/art/empty-list.svg'}
      title={search ? `Слова «${search}» пока нет` : 'Слов пока нет'}
      text={
        search
          ? 'Проверьте написание или возьмите слово короче: поиск смотрит и в определения.'
          : 'Скоро здесь появятся определения. А пока — статьи.'
      }
      action={
        <ButtonLink href={search ? path : paths.news()} kind="second">
          {search ? 'Все слова' : 'К статьям'}
        </ButtonLink>
      }
    />
  );
}
