import { ChoiceChips } from '@/components/blocks/list-page/choices';
import type { AddressOf } from '@/lib/lists/list-address';

const SIZES = [20, 50, 100].map((size) => ({ value: String(size), title: String(size) }));

/** How many rows a page of the table has: its filter is `pageSize()`. */
export const PageSize = <V,>(row: { address: AddressOf<V, 'size'>; view: V }) => (
  <ChoiceChips quiet {...row} name="size" label="На странице" choices={SIZES} />
);
