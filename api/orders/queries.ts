import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { withQuantity } from '@/lib/domain/basket';
import { announceWrite } from '@/lib/browser/written';
import { pageQuery, type Shown } from '@/lib/lists/shown';
import { call } from '../core/call';
import { userKeys } from '../me/queries';
import {
  cancelOrder,
  editItem,
  getBasket,
  getGift,
  listGiftGoals,
  listGifts,
  listOrders,
  receiveOrder,
  sendOrder,
} from './endpoints';
import type { basket, basketItem, gift, giftGoal, giftQuery as giftListing, order } from './schemas';

export type Gift = z.output<(typeof gift)['schema']>;
export type GiftGoal = z.output<(typeof giftGoal)['schema']>;
export type Basket = z.output<(typeof basket)['schema']>;
export type BasketItem = z.output<typeof basketItem>;
export type Order = z.output<(typeof order)['schema']>;
export type GiftFilters = NonNullable<z.input<typeof giftListing>['filter']>;
export type GiftSort = NonNullable<z.input<typeof giftListing>['sort']>;

export const GIFTS_PAGE = 24;
const WAVES_PAGE = 5;

export const orderKeys = {
  all: ['orders'] as const,
  gifts: (filter: GiftFilters, sort: GiftSort | undefined, shown: Shown | number) =>
    [...orderKeys.all, 'gifts', filter, sort ?? '', shown] as const,
  gift: (id: string) => [...orderKeys.all, 'gift', id] as const,
  goals: () => [...orderKeys.all, 'goals'] as const,
  basket: () => [...orderKeys.all, 'basket'] as const,
  list: () => [...orderKeys.all, 'list'] as const,
};

/** The page of the open wave's gifts that the address shows. */
export const giftListQuery = (filter: GiftFilters, sort?: GiftSort, shown: Shown | number = GIFTS_PAGE) =>
  queryOptions({
    queryKey: orderKeys.gifts(filter, sort, shown),
    queryFn: ({ signal }) => call(listGifts, { query: { filter, sort, page: pageQuery(shown) }, signal }),
  });

/** One gift; CallError 404 when it can't be ordered. */
export const giftQuery = (id: string) =>
  queryOptions({
    queryKey: orderKeys.gift(id),
    queryFn: ({ signal }) => call(getGift, { params: { id }, signal }),
  });

/** Per mark, the gifts to save for. */
export const giftGoalsQuery = () =>
  queryOptions({ queryKey: orderKeys.goals(), queryFn: ({ signal }) => call(listGiftGoals, { signal }) });

export const basketQuery = () =>
  queryOptions({ queryKey: orderKeys.basket(), queryFn: ({ signal }) => call(getBasket, { signal }) });

/** Own orders by wave, newest wave first, page by page. */
export const ordersQuery = () =>
  infiniteQueryOptions({
    queryKey: orderKeys.list(),
    queryFn: ({ signal, pageParam }) =>
      call(listOrders, { query: { page: { number: pageParam, size: WAVES_PAGE } }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page && page.number < page.pages ? page.number + 1 : undefined),
  });

/** Only the newest wave with own orders: tells whether there are any. */
export const lastOrdersQuery = () =>
  queryOptions({
    queryKey: [...orderKeys.list(), 'last'],
    queryFn: ({ signal }) => call(listOrders, { query: { page: { number: 1, size: 1 } }, signal }),
  });

interface Edit {
  giftId: string;
  quantity: number;
  /** The basket line, for a gift that is not in the basket yet. */
  line?: BasketItem;
}

const EDITING = ['orders', 'edit'] as const;
/** Calls that change the basket run one after another: an order waits for the edits before it. */
const SCOPE = { id: 'basket' };

/**
 * Sets the quantity of a gift in the basket optimistically: requests are sent one by one; after a refusal the basket is
 * refetched.
 */
export function useEditItem() {
  const cache = useQueryClient();
  const key = basketQuery().queryKey;
  return useMutation({
    mutationKey: EDITING,
    scope: SCOPE,
    mutationFn: ({ giftId, quantity }: Edit) => call(editItem, { body: { giftId, amount: quantity } }),
    onMutate: async ({ giftId, quantity, line }) => {
      await cache.cancelQueries({ queryKey: key });
      cache.setQueryData(key, (before) => before && withQuantity(before, giftId, quantity, line));
    },
    // a later click is already on screen: only the response of the last request may replace what is shown
    onSuccess: (fresh) => {
      if (cache.isMutating({ mutationKey: EDITING }) === 1) cache.setQueryData(key, fresh);
    },
    onError: () => cache.invalidateQueries({ queryKey: key }),
  });
}

function useOrdersRefresh() {
  const cache = useQueryClient();
  return () => {
    announceWrite();
    return Promise.all([
      cache.invalidateQueries({ queryKey: orderKeys.all }),
      cache.invalidateQueries({ queryKey: userKeys.all }),
    ]);
  };
}

/** Orders the basket as shown. One key per intent: a retry orders nothing twice. */
export function useSendOrder() {
  const refresh = useOrdersRefresh();
  return useMutation({
    scope: SCOPE,
    mutationFn: ({ items, idempotencyKey }: { items: BasketItem[]; idempotencyKey: string }) =>
      call(sendOrder, {
        body: { items: items.map(({ giftId, quantity, basePrice }) => ({ giftId, quantity, basePrice })) },
        idempotencyKey,
      }),
    onSettled: refresh,
  });
}

export function useCancelOrder() {
  const refresh = useOrdersRefresh();
  return useMutation({
    mutationFn: (id: string) => call(cancelOrder, { params: { id }, idempotencyKey: `cancel-${id}` }),
    onSettled: refresh,
  });
}

export function useReceiveOrder() {
  const refresh = useOrdersRefresh();
  return useMutation({
    mutationFn: (id: string) => call(receiveOrder, { params: { id } }),
    onSettled: refresh,
  });
}
