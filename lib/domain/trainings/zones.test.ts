import { expect, test } from 'vitest';
import { zoneOfRegion, ZONES, type Zone } from './zones';
import { shiftHours } from './zone-clock';

const SHIFTS: Record<Zone, number> = {
  'Europe/Kaliningrad': -1,
  'Europe/Moscow': 0,
  'Europe/Samara': 1,
  'Asia/Yekaterinburg': 2,
  'Asia/Omsk': 3,
  'Asia/Krasnoyarsk': 4,
  'Asia/Irkutsk': 5,
  'Asia/Yakutsk': 6,
  'Asia/Vladivostok': 7,
  'Asia/Magadan': 8,
  'Asia/Kamchatka': 9,
};

test('the eleven zones stand where the law has put them against Moscow', () => {
  const at = new Date('2026-11-24T09:00:00Z');
  const read = Object.keys(ZONES).map((zone) => [zone, shiftHours(zone, at)]);
  expect(Object.fromEntries(read)).toEqual(SHIFTS);
});

test.each([
  ['Калининградская область', 'Europe/Kaliningrad'],
  ['Москва', 'Europe/Moscow'],
  ['Волгоградская область', 'Europe/Moscow'],
  ['Самарская область', 'Europe/Samara'],
  ['Удмуртская Республика', 'Europe/Samara'],
  ['Республика Башкортостан', 'Asia/Yekaterinburg'],
  ['Омская область', 'Asia/Omsk'],
  ['Томская область', 'Asia/Krasnoyarsk'],
  ['Республика Алтай', 'Asia/Krasnoyarsk'],
  ['Алтайский край', 'Asia/Krasnoyarsk'],
  ['Республика Бурятия', 'Asia/Irkutsk'],
  ['Республика Саха (Якутия)', 'Asia/Yakutsk'],
  ['Амурская область', 'Asia/Yakutsk'],
  ['Еврейская автономная область', 'Asia/Vladivostok'],
  ['Магаданская область', 'Asia/Magadan'],
  ['Камчатский край', 'Asia/Kamchatka'],
  ['Чукотский автономный округ', 'Asia/Kamchatka'],
])('%s: %s', (region, zone) => {
  expect(zoneOfRegion(region)).toBe(zone);
});
