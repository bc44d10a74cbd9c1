import { formatNumber } from '../format/number';
import { plural } from '../format/plural';
import { NO_LIMIT } from './orders';

/** How many of a gift one person may order in a wave: `1 штука`, `До 3 штук`; '' where nothing limits it. */
export function limitWords(limit: number): string {
  if (limit >= NO_LIMIT) return '';
  if (limit === 1) return '1\u00a0штука';
  return `До\u00a0${formatNumber(limit)}\u00a0${plural(limit, ['штуки', 'штук', 'штук'])}`;
}
