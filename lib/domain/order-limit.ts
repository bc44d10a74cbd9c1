import { formatNumber } from '../format/number';
import { plural } from '../format/plural';
import { NO_LIMIT } from './orders';

/** Limit of one gift for one person in a wave: `1 штука`, `До 3 штук`; '' for no limit. */
export function limitWords(limit: number): string {
  if (limit >= NO_LIMIT) return '';
  if (limit === 1) return '1\u00a0штука';
  return `До\u00a0${formatNumber(limit)}\u00a0${plural(limit, ['штуки', 'штук', 'штук'])}`;
}
