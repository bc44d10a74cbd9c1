import { ChoiceChips } from '@/components/blocks/list-page/choices';
import type { AddressOf } from '@/lib/lists/list-address';

const SIZES = [20, 50, 100].map((size) => ({ value: String(size), title: String(size) }));

/** Links that set the number of rows on a page; the table declares the filter `pageSize()`. */
export const PageSize = <V,>(row: { address: AddressOf<V, 'size'>; view: V }) => (
  <ChoiceChips quiet {...row} name="size" label="На странице" choices={SIZES} />
);
