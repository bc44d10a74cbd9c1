/** Present points of the showpiece, Anna Sokolova, by brand: enough for some gifts and not for others. */
export const SHOWPIECE_POINTS = { lrp: 520, vichy: 310, cerave: 260, dercos: 150, proexpert: 0 } as const;

/** Finished videos and tests: days ago (a later publication wins) and, for tests, how many answers were wrong. */
export const VIDEOS: readonly (readonly [slug: string, daysAgo: number])[] = [
  ['atopiya-emolent-grammy', 190],
  ['dlinnyj-uva-prostymi-slovami', 152],
  ['tolerantnost-k-uhodu', 120],
  ['zhirnaya-kozha-i-pory', 61],
  ['termalnaya-voda-zachem', 44],
  ['kozha-posle-pyatidesyati', 130],
  ['uhod-za-glazami', 74],
  ['mineralnaya-voda-vulkana', 58],
  ['gialuron-na-vlazhnuyu-kozhu', 3],
  ['umyvanie-dlya-suhoj-kozhi', 96],
  ['ruki-zimoj-shag-za-shagom', 29],
  ['mochevina-dlya-tela', 22],
  ['perhot-ili-suhost', 112],
  ['ampuly-i-kursy', 40],
  ['razgovor-za-tri-minuty', 66],
];
export const TESTS: readonly (readonly [slug: string, daysAgo: number, wrong: number])[] = [
  ['test-bariernaya-funkciya-kozhi', 71, 0],
  ['test-akne-u-vzroslyh', 50, 1],
  ['test-atopichnaya-kozha-emolenty', 6, 1],
  ['test-retinol-pervyj-flakon', 33, 1],
  ['gialuronovaya-kislota-bez-mifov', 46, 0],
  ['retinol-bez-oshibok', 4, 0],
  ['test-mochevina-kisloty', 20, 0],
  ['test-tri-ceramida', 2, 0],
  ['perhot-i-eyo-dvoyniki', 38, 1],
];
export const TRANSFER = { from: 'proexpert', to: 'cerave', amount: 55 } as const;
export const ORDERS: readonly { wave: number; daysIn: number; gifts: readonly string[] }[] = [
  { wave: 0, daysIn: 21, gifts: ['Три пары хлопковых носков'] },
  { wave: 1, daysIn: 16, gifts: ['Блокнот в точку', 'Массажная щётка для мытья головы'] },
  { wave: 2, daysIn: 6, gifts: ['Настольный планер на неделю'] },
];
/** Awards of the showpiece; the last one of each brand is computed to reach the sum above. */
export const COURSE = {
  amount: 100,
  title: 'Курс «Основы дермокосметики»',
  reason: 'Все четыре шага пройдены',
};
export const TRAINING = {
  brand: 'lrp',
  amount: 150,
  title: 'Очный тренинг «Атопичная кожа»',
  reason: 'Встреча в городе Казань',
};
export const LAST_AWARDS = {
  lrp: { daysAgo: 117, title: 'Отзыв о материалах', reason: 'Отзыв принят редакцией' },
  vichy: { daysAgo: 115, title: 'Вебинар «Минеральный барьер»', reason: 'Участие в прямом эфире' },
  cerave: { daysAgo: 9, title: 'Вебинар «Кожа зимой»', reason: 'Участие в прямом эфире' },
  dercos: { daysAgo: 121, title: 'Вебинар «Выпадение волос»', reason: 'Участие в прямом эфире' },
} as const;

export const READ: readonly (readonly [slug: string, daysAgo: number])[] = [
  ['bariernaya-funkciya-kozhi', 72],
  ['akne-u-vzroslyh-v-apteke', 51],
  ['retinol-pervyj-flakon', 34],
  ['gialuronovaya-kislota-velichina-molekuly', 47],
  ['perhot-ili-suhaya-kozha-golovy', 39],
  ['mochevina-i-salicilovaya', 21],
  ['termalnaya-voda-zachem-ona', 43],
  ['chuvstvitelnaya-kozha-sem-voprosov', 28],
  ['vypadenie-posle-rodov', 36],
  ['kak-chitat-sostav-inci', 25],
  ['tri-ceramida', 2],
  ['suhaya-ili-obezvozhennaya', 1],
];
export const LIKED = [
  'bariernaya-funkciya-kozhi',
  'tri-ceramida',
  'chuvstvitelnaya-kozha-sem-voprosov',
  'atopiya-emolent-grammy',
  'gialuron-na-vlazhnuyu-kozhu',
];
export const FAVOURITES = [
  'skolko-krema-na-lico',
  'krasnye-flagi-u-pervogo-stola',
  'pyat-voprosov-pervogo-stola',
  'retinol-pervyj-flakon',
  'pyat-voprosov-o-vypadenii',
  'test-suhost-kozhi',
];
/** Materials the showpiece has begun: share of a video, answered questions of a test. */
export const BEGUN_VIDEOS = [
  ['skolko-krema-na-lico', 0.64, 1],
  ['pigmentaciya-terpenie', 0.22, 2],
] as const;
export const BEGUN_TESTS = [
  ['test-krasnye-flagi', 7, 1],
  ['test-suhost-kozhi', 5, 2],
] as const;
export const FAILED = 'test-allergiya-ekspress';
