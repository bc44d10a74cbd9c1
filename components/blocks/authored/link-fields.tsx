'use client';

import { useWatch } from 'react-hook-form';
import { ChoicesField } from '@/components/forms/choices-field';

interface Choice {
  slug: string;
  title: string;
}

export interface LinkChoices {
  tags: readonly Choice[];
  /** Product ranges; `mark` is the slug of their brand, null for all brands. */
  gammas: readonly (Choice & { mark: string | null })[];
}

interface LinkFieldsProps {
  choices: LinkChoices;
  /** Slug of the chosen brand; '' for none. */
  brand: string;
}

const options = (all: readonly Choice[]) => all.map(({ slug, title }) => ({ value: slug, title }));

/** Fields `tags` and `gammas`: themes, and ranges of the chosen brand; ticked ranges of other brands stay visible. */
export function LinkFields({ choices, brand }: LinkFieldsProps) {
  const chosen = useWatch<{ gammas: string[] }, 'gammas'>({ name: 'gammas' });
  const { tags, gammas } = choices;
  const own = gammas.filter(({ mark, slug }) => mark === null || mark === brand || chosen.includes(slug));
  const hint = brand ? undefined : 'Появятся, когда выбран бренд';
  // a new portal has no themes or ranges: a heading without choices is left out
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
