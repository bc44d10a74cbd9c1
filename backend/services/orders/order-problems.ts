import { nameIn, type Brand } from '@/lib/domain/brands';
import { orderProblemText } from '@/lib/domain/order-messages';
import type { OrderProblem } from '@/lib/domain/orders';
import { toSnake } from '@/lib/json-api/case';
import { AppError, ManyProblems } from '../../http/app-error';
import { presentBasket, type BasketRow } from './read-basket';

/** Converts the problems of an order to a 409: one typed problem each, its numbers in `meta`; `marks` gives names. */
export function refusal(problems: readonly OrderProblem[], marks: readonly Brand[] = []): ManyProblems {
  return new ManyProblems(
    409,
    problems.map((problem) => {
      const { code, ...facts } = problem;
      return {
        code,
        detail: orderProblemText(problem, nameIn(marks)),
        meta: toSnake(facts) as Record<string, unknown>,
      };
    }),
  );
}

/** Returns a 409 for a basket that is not as the sender saw it; `meta.basket` is the current one. */
export function notAsSeen(userId: string, rows: readonly BasketRow[]): AppError {
  const meta = { basket: toSnake(presentBasket(userId, rows)) };
  return rows.length === 0
    ? new AppError(409, 'basket-empty', 'Корзина уже пуста: возможно, этот заказ уже оформлен.', undefined, {
        meta,
      })
    : new AppError(
        409,
        'basket-changed',
        'Корзина изменилась: проверьте подарки и отправьте заказ ещё раз.',
        undefined,
        { meta },
      );
}
