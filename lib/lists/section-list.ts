import { pageNumber, slug } from './address-fields';
import { listAddress, type ViewOf } from './list-address';

export interface Section {
  /** May be the empty one, for every brand's. */
  brand: string;
}

/** The address of a section's materials by theme: `?category=…&page=…`. */
export const sectionList = (path: (brand: string) => string) =>
  listAddress({
    path: ({ brand }: Section) => path(brand),
    fields: { category: slug(100), page: pageNumber() },
  });

export type SectionView = ViewOf<ReturnType<typeof sectionList>> & Section;
