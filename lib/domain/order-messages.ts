import { NBSP, pointsGenitive } from '../format/number';
import { plural } from '../format/plural';
import type { OrderProblem } from './orders';

const pieces = (count: number) => `${count}${NBSP}${plural(count, ['штуку', 'штуки', 'штук'])}`;
const left = (count: number) =>
  `${plural(count, ['осталась', 'остались', 'осталось'])} только ${count}${NBSP}${plural(count, ['штука', 'штуки', 'штук'])}`;

/** What to do before the first order; staff of the territory may confirm the pharmacy instead. */
export const CONFIRM_TO_ORDER =
  'Чтобы заказать подарки, подтвердите электронную почту: откройте ссылку из нашего письма. Или попросите представителя подтвердить вашу аптеку.';

/** Text of an order problem for the person who orders; `nameOf` returns a mark's name by its slug. */
export function orderProblemText(problem: OrderProblem, nameOf: (mark: string) => string): string {
  switch (problem.code) {
    case 'empty-basket':
      return 'В корзине пока пусто: выберите подарок в каталоге.';
    case 'confirmation-needed':
      return CONFIRM_TO_ORDER;
    case 'wave-closed':
      return 'Волна заказов закрыта. Корзина сохранится до следующей.';
    case 'bad-quantity':
      return `Проверьте количество: «${problem.name}».`;
    case 'limit-exceeded':
      return problem.left > 0
        ? `«${problem.name}»: в этой волне можно заказать ещё ${pieces(problem.left)}.`
        : `«${problem.name}»: в этой волне вы уже заказали всё, что можно.`;
    case 'stock-gone':
      return problem.amount > 0
        ? `«${problem.name}»: ${left(problem.amount)}.`
        : `«${problem.name}»: подарки закончились.`;
    case 'funds-short':
      return `${nameOf(problem.mark)}: не хватает ${pointsGenitive(problem.missing)}.`;
  }
}
