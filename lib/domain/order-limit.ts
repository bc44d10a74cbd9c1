import { counted } from '../format/number';
import { NO_LIMIT } from './orders';

/** How many of a gift one person may order in a wave: `До 3 штук`; '' where nothing limits it. */
export function limitWords(limit: number): string {
  return limit < NO_LIMIT ? `До\u00a0${counted(limit, ['штуки', 'штук', 'штук'])}` : '';
}
