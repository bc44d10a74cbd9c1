import type { AddressOf } from '@/lib/lists/list-address';
import { ChoiceChips } from './choices';

interface ThemeChipsProps<V> {
  address: AddressOf<V, 'category'>;
  view: V & { category?: string | undefined };
  categories: readonly { slug: string; title: string; count: number }[] | undefined;
}

/** Themes of a section, when there are several. */
export function ThemeChips<V>({ address, view, categories = [] }: ThemeChipsProps<V>) {
  if (categories.length < 2 && !view.category) return null;
  const choices = categories.map(({ slug, title, count }) => ({ value: slug, title, count }));
  return <ChoiceChips label="Темы" all="Все" name="category" {...{ address, view, choices }} />;
}
