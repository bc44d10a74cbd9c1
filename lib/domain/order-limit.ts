import { formatNumber } from '../format/number';
import { NO_LIMIT } from './orders';

/** How many of a gift one person may order in a wave: `1 в одни руки`, `До 3 в одни руки`; '' where nothing limits it. */
export function limitWords(limit: number): string {
  if (limit >= NO_LIMIT) return '';
  return `${limit > 1 ? 'До\u00a0' : ''}${formatNumber(limit)}\u00a0в\u00a0одни\u00a0руки`;
}
