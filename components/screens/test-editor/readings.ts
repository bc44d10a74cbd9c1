import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useState } from 'react';
import { readingsQuery } from '@/api/select/queries';
import type { Option } from '@/components/ui/native-select/native-select';
import type { LoadOptions } from '@/components/ui/remote-select/use-remote-list';

type Titles = Readonly<Record<string, string>>;

/** Titles of the materials that the test names, by their ids. */
export const ReadingsContext = createContext<Titles>({});

/** Titles of materials chosen since then, needed by a row that is rendered from scratch (after undo). */
const chosen = new Map<string, string>();

export const rememberReading = (option: Option | null) => {
  if (option) chosen.set(option.value, option.label);
};

/** The material as a select shows it. */
export function useReading(id: string): Option | null {
  const titles = useContext(ReadingsContext);
  const [first] = useState(id);
  return first ? { value: first, label: titles[first] ?? chosen.get(first) ?? `№ ${first}` } : null;
}

/** Materials of the brand, by their title. */
export const loadReadings =
  (cache: QueryClient, mark: string, kind?: 'video'): LoadOptions =>
  async ({ text, page }) => {
    const filters = { name: text, page, ...(mark ? { mark } : {}), ...(kind ? { kind } : {}) };
    const list = await cache.fetchQuery(readingsQuery(filters));
    return {
      items: list.items.map(({ id, name, kind: of }) => ({
        value: id,
        label: of === 'video' && !kind ? `${name} (видео)` : name,
      })),
      more: !!list.page && list.page.number < list.page.pages,
    };
  };
