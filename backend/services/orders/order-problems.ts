import { nameIn, type Brand } from '@/lib/domain/brands';
import { orderProblemText } from '@/lib/domain/order-messages';
import type { OrderProblem } from '@/lib/domain/orders';
import { toSnake } from '@/lib/json-api/case';
import { AppError, ManyProblems } from '../../http/app-error';
import { presentBasket, type BasketRow } from './read-basket';

/** What stands against an order as a 409: one typed problem each, its numbers in `meta`; `marks` gives names. */
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

/** The basket is not what the sender saw; `meta.basket` is what it is now. */
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
