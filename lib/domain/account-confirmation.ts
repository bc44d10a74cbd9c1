import type { Instant } from './moscow';

export interface ConfirmedAccount {
  /** Set by the portal's owner (`ORDERS_NEED_CONFIRMATION`). */
  ordersNeedConfirmation: boolean;
  /** When the person opened a link sent to their address. */
  emailConfirmedAt?: Instant;
  /** When staff of the territory confirmed that the person works in their pharmacy. */
  pharmacyConfirmedAt?: Instant;
}

/** Whether gifts cannot be ordered yet: one of the two proofs is enough (decision 5, 'Confirmed accounts'). */
export function needsConfirmation(account: ConfirmedAccount): boolean {
  const { ordersNeedConfirmation, emailConfirmedAt, pharmacyConfirmedAt } = account;
  return ordersNeedConfirmation && !emailConfirmedAt && !pharmacyConfirmedAt;
}
