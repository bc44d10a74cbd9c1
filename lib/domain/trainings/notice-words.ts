import { counted } from '../../format/number';
import { NOTICE_HOURS } from './waiting';

export const NOTICE_LABEL = 'Сообщить о месте не позже чем';

/** Words after «не позже чем». */
export const noticeWords = (hours: number): string =>
  `за ${counted(hours, ['час', 'часа', 'часов'])} до начала`;

export const NOTICE_OPTIONS = NOTICE_HOURS.map((hours) => ({
  value: String(hours),
  label: noticeWords(hours),
}));
