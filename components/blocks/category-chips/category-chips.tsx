import { ChipLink, Chips } from '@/components/ui/chip/chip';

export interface CategoryChipsProps {
  categories: readonly { slug: string; title: string; count: number }[];
  /** Slug of the chosen one. */
  chosen: string | undefined;
  /** Address of the list without a category. */
  href: string;
}

/** Categories of a list as links: a choice is an address. */
export function CategoryChips({ categories, chosen, href }: CategoryChipsProps) {
  if (categories.length < 2 && !chosen) return null;
  return (
    <Chips scroll label="Темы">
      <ChipLink href={href} on={!chosen}>
        Все
      </ChipLink>
      {categories.map(({ slug, title, count }) => (
        <ChipLink key={slug} href={`${href}?category=${slug}`} on={slug === chosen}>
          {title} {count}
        </ChipLink>
      ))}
    </Chips>
  );
}
