/** Time zones of Russia by IANA names, each with the city that names it in Russian. */
export const ZONES = {
  'Europe/Kaliningrad': 'Калининград',
  'Europe/Moscow': 'Москва',
  'Europe/Samara': 'Самара',
  'Asia/Yekaterinburg': 'Екатеринбург',
  'Asia/Omsk': 'Омск',
  'Asia/Krasnoyarsk': 'Красноярск',
  'Asia/Irkutsk': 'Иркутск',
  'Asia/Yakutsk': 'Якутск',
  'Asia/Vladivostok': 'Владивосток',
  'Asia/Magadan': 'Магадан',
  'Asia/Kamchatka': 'Петропавловск-Камчатский',
} as const;

export type Zone = keyof typeof ZONES;
export const MOSCOW_ZONE = 'Europe/Moscow' satisfies Zone;

/**
 * Regions with another clock than Moscow's, by a word of their names. The migration of `cities.time_zone` has the same
 * list; Yakutia and Sakhalin span several zones and have the zone of most of their cities.
 */
const REGIONS: Readonly<Partial<Record<Zone, readonly string[]>>> = {
  'Europe/Kaliningrad': ['Калининградск'],
  'Europe/Samara': ['Самарск', 'Удмурт', 'Астраханск', 'Саратовск', 'Ульяновск'],
  'Asia/Yekaterinburg': [
    'Башкортостан',
    'Пермск',
    'Курганск',
    'Оренбургск',
    'Свердловск',
    'Тюменск',
    'Ханты-Мансийск',
    'Ямало-Ненецк',
    'Челябинск',
  ],
  'Asia/Omsk': ['Омск'],
  'Asia/Krasnoyarsk': ['Алтай', 'Новосибирск', 'Томск', 'Кемеровск', 'Красноярск', 'Тыва', 'Тува', 'Хакас'],
  'Asia/Irkutsk': ['Иркутск', 'Бурят'],
  'Asia/Yakutsk': ['Забайкальск', 'Амурск', 'Якут'],
  'Asia/Vladivostok': ['Приморск', 'Хабаровск', 'Еврейск'],
  'Asia/Magadan': ['Магаданск', 'Сахалинск'],
  'Asia/Kamchatka': ['Камчатск', 'Чукотск'],
};

/** Zone of a region by its name; Moscow's for any other. */
export function zoneOfRegion(region: string): Zone {
  const isOf = (words: readonly string[]) =>
    words.some(
      (word) => region.startsWith(word) || region.includes(` ${word}`) || region.includes(`(${word}`),
    );
  const found = Object.entries(REGIONS).find(([, words]) => isOf(words));
  return (found?.[0] as Zone | undefined) ?? MOSCOW_ZONE;
}
