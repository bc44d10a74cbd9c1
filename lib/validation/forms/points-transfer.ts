import { z } from 'zod';
import { messages } from '../messages';
import { wholeNumber } from '../number-rules';
import { chosen } from '../rules';

/** Most points of one transfer or award: keeps every sum far from the limits of an integer column. */
export const POINTS_CEILING = 1_000_000;

/** A 1 : 1 transfer between two different marks, whole points, at least one (decisions, 'Learning and points'). */
export const pointsTransfer = z
  .object({
    from: chosen({ field: 'Откуда' }),
    to: chosen({ field: 'Куда' }),
    amount: wholeNumber({ field: 'Сколько баллов', min: 1, max: POINTS_CEILING }),
  })
  .refine(({ from, to }) => from !== to, {
    path: ['to'],
    error: messages.sameMark(),
    when: ({ value }) => Boolean((value as { from?: string } | null)?.from),
  });

/** A transfer limited by the balance: `balances` by mark slug; an unknown mark has 0. */
export function pointsTransferWithin(balances: Readonly<Record<string, number>>) {
  return pointsTransfer.superRefine(({ from, amount }, context) => {
    const balance = Object.hasOwn(balances, from) ? (balances[from] ?? 0) : 0;
    if (from && amount > balance) {
      context.addIssue({ code: 'custom', path: ['amount'], message: messages.tooManyPoints(balance) });
    }
  });
}
