import type { QueryClient } from '@tanstack/react-query';
import {
  chainsQuery,
  citiesQuery,
  topicOptionsQuery,
  trainingOptionsQuery,
  userOptionsQuery,
} from '@/api/select/queries';
import { isStatus, messageOf } from '@/api/core/call-error';
import { LoadRefused, type LoadOptions } from '@/components/ui/remote-select/use-remote-list';
import type { PageMeta } from '@/lib/json-api/answer';

const more = (page: PageMeta | undefined) => !!page && page.number < page.pages;
const option = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

export const loadAllCities =
  (cache: QueryClient): LoadOptions =>
  async ({ text, page }) => {
    const list = await cache.fetchQuery(citiesQuery({ name: text, page }));
    return { items: list.items.map(option), more: more(list.page) };
  };

export const loadChains =
  (cache: QueryClient): LoadOptions =>
  async ({ text, page }) => {
    const list = await cache.fetchQuery(chainsQuery({ name: text, page }));
    return { items: list.items.map(option), more: more(list.page) };
  };

export const loadTopics =
  (cache: QueryClient): LoadOptions =>
  async ({ text, page }) => {
    const list = await cache.fetchQuery(topicOptionsQuery({ name: text, page }));
    return { items: list.items.map(option), more: more(list.page) };
  };

/** Dates with their time and place; typed text does not filter them. */
export const loadTrainings =
  (cache: QueryClient, state: 'coming' | 'past' | 'all', topicId?: string): LoadOptions =>
  async ({ page }) => {
    const list = await cache.fetchQuery(
      trainingOptionsQuery({ page, state, ...(topicId ? { topicId } : {}) }),
    );
    return { items: list.items.map(option), more: more(list.page) };
  };

const LEADERS = ['trainer', 'trainer-sra', 'expert'] as const;

/** Everyone who can lead a training, of any role. */
export const loadLeaders =
  (cache: QueryClient): LoadOptions =>
  async ({ text, page }) => {
    const lists = await Promise.all(
      LEADERS.map((role) => cache.fetchQuery(userOptionsQuery({ role, name: text, page }))),
    );
    const items = lists.flatMap((list) => list.items.map(option));
    return { items, more: lists.some((list) => more(list.page)) };
  };

/** Shows a throttled search (too many in an hour) as such, not as a failure of the list. */
function refuse(error: unknown): never {
  throw isStatus(error, 429) ? new LoadRefused(messageOf(error)) : error;
}

/** Pharmacists by name, phone or e-mail, each with their pharmacy. */
export const loadPharmacists =
  (cache: QueryClient): LoadOptions =>
  async ({ text, page }) => {
    const list = await cache.fetchQuery(userOptionsQuery({ name: text, page })).catch(refuse);
    const items = list.items.map(({ id, name, pharmacy, city }) => ({
      value: id,
      label: [name, city, pharmacy].filter(Boolean).join(' · '),
    }));
    return { items, more: more(list.page) };
  };
