'use client';

import { useWatch } from 'react-hook-form';
import { ChoicesField } from '@/components/forms/choices-field';

interface Choice {
  slug: string;
  title: string;
}

export interface LinkChoices {
  tags: readonly Choice[];
  /** Of one brand each, or of all of them. */
  gammas: readonly (Choice & { mark: string | null })[];
}

interface LinkFieldsProps {
  choices: LinkChoices;
  /** Slug of the chosen one; '' for none. */
  brand: string;
}

const options = (all: readonly Choice[]) => all.map(({ slug, title }) => ({ value: slug, title }));

/** Themes, and ranges of the chosen brand; what is ticked stays, whoever's it is. Their fields: `tags`, `gammas`. */
export function LinkFields({ choices, brand }: LinkFieldsProps) {
  const chosen = useWatch<{ gammas: string[] }, 'gammas'>({ name: 'gammas' });
  const { tags, gammas } = choices;
  const own = gammas.filter(({ mark, slug }) => mark === null || mark === brand || chosen.includes(slug));
  const hint = brand ? undefined : 'Появятся, когда выбран бренд';
  // a portal that begins has none of them: a heading over nothing says less than none
  return (
    <>
      {tags.length > 0 && <ChoicesField name="tags" label="Темы" optional choices={options(tags)} />}
      {gammas.length > 0 && (
        <ChoicesField
          name="gammas"
          label="Гаммы"
          optional
          {...(hint ? { hint } : {})}
          choices={options(own)}
        />
      )}
    </>
  );
}
