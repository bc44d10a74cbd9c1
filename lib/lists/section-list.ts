import { pageNumber, slug } from './address-fields';
import { listAddress, type ViewOf } from './list-address';

export interface Section {
  /** The slug of a brand; '' for every brand. */
  brand: string;
}

/** The address of a section's materials by theme: `?category=…&page=…`. */
export const sectionList = (path: (brand: string) => string) =>
  listAddress({
    path: ({ brand }: Section) => path(brand),
    fields: { category: slug(100), page: pageNumber() },
  });

export type SectionView = ViewOf<ReturnType<typeof sectionList>> & Section;
