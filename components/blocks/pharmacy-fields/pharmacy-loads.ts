import type { QueryClient } from '@tanstack/react-query';
import { pharmaciesQuery, pharmacyChainsQuery, pharmacyCitiesQuery } from '@/api/select/queries';
import type { LoadOptions } from '@/components/ui/remote-select/use-remote-list';
import type { PageMeta } from '@/lib/json-api/answer';

const more = (page: PageMeta | undefined) => !!page && page.number < page.pages;

interface Named {
  id: string;
  name: string;
}
const option = ({ id, name }: Named) => ({ value: id, label: name });

export function loadCities(cache: QueryClient): LoadOptions {
  return async ({ text, page }) => {
    const list = await cache.fetchQuery(pharmacyCitiesQuery({ name: text, page }));
    return { items: list.items.map(option), more: more(list.page) };
  };
}

export function loadChains(cache: QueryClient, cityId: string): LoadOptions {
  return async ({ text, page }) => {
    const list = await cache.fetchQuery(pharmacyChainsQuery({ name: text, page, cityId }));
    return { items: list.items.map(option), more: more(list.page) };
  };
}

export function loadPharmacies(cache: QueryClient, cityId: string, chainId: string): LoadOptions {
  return async ({ text, page }) => {
    const list = await cache.fetchQuery(pharmaciesQuery({ name: text, page, cityId, chainId }));
    const items = list.items.map(({ id, name, address }) => ({ value: id, label: `${name}, ${address}` }));
    return { items, more: more(list.page) };
  };
}
