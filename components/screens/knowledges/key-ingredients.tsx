import type { Word } from '@/api/glossary/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Section } from '@/components/ui/section/section';
import { TextLink } from '@/components/ui/text-link/text-link';
import { isBuiltPage } from '@/lib/routes/is-built';
import { glossaryHref } from '@/lib/domain/glossary-links';
import { excerptOf } from '@/lib/format/plain-text';
import styles from './knowledges.module.css';
import * as path from '@/lib/routes/path';

const WORDS_LENGTH = 150;

/** Ingredients of formulas, each in a sentence, with a link to the glossary. */
export function KeyIngredients({ words, brand }: { words: readonly Word[]; brand: string | null }) {
  if (words.length === 0) return null;
  const glossary = path.glossary(brand);
  return (
    <Section
      title="Ключевые ингредиенты"
      aside={
        isBuiltPage(glossary) && (
          <TextLink href={glossary} icon="right">
            Весь глоссарий
          </TextLink>
        )
      }
    >
      <ul className={styles.words}>
        {words.map((word) => (
          <li key={word.id}>
            <h3>
              {isBuiltPage(glossary) ? (
                <Anchor href={glossaryHref(word, brand)}>{word.name}</Anchor>
              ) : (
                word.name
              )}
            </h3>
            <p>{excerptOf(word.description, WORDS_LENGTH)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
