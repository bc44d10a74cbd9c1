import { moscowParts } from '@/lib/domain/moscow';
import { scoreTest } from '@/lib/domain/scoring';
import { plusMinutes, type Calendar } from '../calendar';
import { Chance } from '../chance';
import { answersOf } from './answers';
import type { Person } from './person';
import type { Happening, Offer } from './plan';
import { order } from './shopping';

/** What Anna Sokolova has today, by brand: enough for some gifts and not for others. */
export const SHOWPIECE_POINTS = { lrp: 520, vichy: 310, cerave: 260, dercos: 150, proexpert: 0 } as const;
type Brand = keyof typeof SHOWPIECE_POINTS;

/** Finished videos and tests: days ago (a later publication wins) and, for tests, how many answers were wrong. */
const VIDEOS: readonly (readonly [slug: string, daysAgo: number])[] = [
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
const TESTS: readonly (readonly [slug: string, daysAgo: number, wrong: number])[] = [
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
const TRANSFER = { from: 'proexpert', to: 'cerave', amount: 55 } as const;
const ORDERS: readonly { wave: number; daysIn: number; gifts: readonly string[] }[] = [
  { wave: 0, daysIn: 21, gifts: ['Три пары хлопковых носков'] },
  { wave: 1, daysIn: 16, gifts: ['Блокнот в точку', 'Массажная щётка для мытья головы'] },
  { wave: 2, daysIn: 6, gifts: ['Настольный планер на неделю'] },
];
/** The last award of each brand is what is missing to the sum above. */
const COURSE = { amount: 100, title: 'Курс «Основы дермокосметики»', reason: 'Все четыре шага пройдены' };
const TRAINING = { brand: 'lrp', amount: 150, title: 'Очный тренинг «Атопичная кожа»', reason: 'Встреча в городе Казань' };
const LAST_AWARDS = {
  lrp: { daysAgo: 117, title: 'Конкурс витрин', reason: 'Витрина по теме «Чувствительная кожа»' },
  vichy: { daysAgo: 115, title: 'Вебинар «Минеральный барьер»', reason: 'Участие в прямом эфире' },
  cerave: { daysAgo: 9, title: 'Вебинар «Кожа зимой»', reason: 'Участие в прямом эфире' },
  dercos: { daysAgo: 121, title: 'Вебинар «Выпадение волос»', reason: 'Участие в прямом эфире' },
} as const;

const READ: readonly (readonly [slug: string, daysAgo: number])[] = [
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
const LIKED = ['bariernaya-funkciya-kozhi', 'tri-ceramida', 'chuvstvitelnaya-kozha-sem-voprosov', 'atopiya-emolent-grammy', 'gialuron-na-vlazhnuyu-kozhu'];
const FAVOURITES = ['skolko-krema-na-lico', 'krasnye-flagi-u-pervogo-stola', 'pyat-voprosov-pervogo-stola', 'retinol-pervyj-flakon', 'pyat-voprosov-o-vypadenii', 'test-suhost-kozhi'];
/** Begun: share of a video, answered questions of a test. */
const BEGUN_VIDEOS = [['skolko-krema-na-lico', 0.64, 1], ['pigmentaciya-terpenie', 0.22, 2]] as const;
const BEGUN_TESTS = [['test-krasnye-flagi', 7, 1], ['test-suhost-kozhi', 5, 2]] as const;
const FAILED = 'test-allergiya-ekspress';

function found<T>(list: readonly T[], is: (item: T) => boolean, name: string): T {
  const item = list.find(is);
  if (!item) throw new Error(`The showpiece needs «${name}»`);
  return item;
}

/** Her eight months; every entry of her ledger comes from something that can be opened and read. */
export function planShowpiece(person: Person, offer: Offer, calendar: Calendar, adminId: string): Happening[] {
  const chance = new Chance('showpiece');
  const bySlug = <T extends { slug: string }>(list: readonly T[], slug: string) =>
    found(list, (item) => item.slug === slug, slug);
  const gift = (name: string) => found(offer.gifts, (item) => item.name === name, name);
  const after = (publishedAt: Date, daysAgo: number, time = '20:15') => {
    const wanted = calendar.ago(daysAgo, time);
    const soonest = plusMinutes(publishedAt, 95);
    return wanted > soonest ? wanted : soonest;
  };
  const earned = new Map<string, number>();
  const count = (brand: string, amount: number) => earned.set(brand, (earned.get(brand) ?? 0) + amount);
  const plans: Happening[] = [];
  const plan = (at: Date, happen: () => void) => plans.push({ at, happen });

  for (const [slug, daysAgo] of VIDEOS) {
    const video = bySlug(offer.videos, slug);
    const at = after(video.publishedAt, daysAgo, '13:40');
    count(video.brand, video.points);
    plan(at, () => person.watch(video, [[0, video.seconds]], at));
  }
  for (const [slug, daysAgo, wrong] of TESTS) {
    const test = bySlug(offer.tests, slug);
    const at = after(test.publishedAt, daysAgo);
    const answers = answersOf(test.scored, (place) => place >= wrong, chance);
    count(test.brand, scoreTest(test.scored, answers).points);
    plan(at, () => person.sendTest(test, answers, at));
  }
  planReading();
  planBegun();
  planOrders();
  planAwards();
  return plans;

  function planReading() {
    for (const [slug, daysAgo] of READ) {
      const article = bySlug(offer.articles, slug);
      const at = after(article.publishedAt, daysAgo, '19:50');
      plan(at, () => person.read(article, at));
    }
    const all = [...offer.articles, ...offer.videos];
    for (const slug of LIKED) {
      const item = bySlug(all, slug);
      const at = after(item.publishedAt, 1, '20:05');
      plan(at, () => person.like('article', item.id, at));
    }
    for (const slug of FAVOURITES) {
      const test = offer.tests.find((item) => item.slug === slug);
      const item = test ?? bySlug(all, slug);
      const at = after(item.publishedAt, 1, '20:10');
      plan(at, () => person.favorite(test ? 'test' : 'article', item.id, at));
    }
  }

  function planBegun() {
    for (const [slug, share, daysAgo] of BEGUN_VIDEOS) {
      const video = bySlug(offer.videos, slug);
      const at = after(video.publishedAt, daysAgo, '21:05');
      plan(at, () => person.watch(video, [[0, Math.round(video.seconds * share * 10) / 10]], at));
    }
    for (const [slug, answered, daysAgo] of BEGUN_TESTS) {
      const test = bySlug(offer.tests, slug);
      const at = after(test.publishedAt, daysAgo, '21:20');
      const answers = answersOf(test.scored, (place) => place !== 2, chance, answered);
      plan(at, () => person.beginTest(test, answers, at));
    }
    const failed = bySlug(offer.tests, FAILED);
    const evening = after(failed.publishedAt, 1, '21:40');
    // a score of 0 repeats from the 1st: on that day the failure must be today's, or it could be repeated already
    const at = moscowParts(evening).month === moscowParts(calendar.today).month ? evening : calendar.today;
    plan(at, () => person.sendTest(failed, answersOf(failed.scored, (place) => place > 2, chance), at));
  }

  function planOrders() {
    const moved = after(bySlug(offer.videos, 'razgovor-za-tri-minuty').publishedAt, 60, '21:00');
    count(TRANSFER.from, -TRANSFER.amount);
    count(TRANSFER.to, TRANSFER.amount);
    plan(moved, () => person.transfer(TRANSFER.from, TRANSFER.to, TRANSFER.amount, moved));
    for (const { wave: place, daysIn, gifts } of ORDERS) {
      const wave = offer.waves[place];
      if (!wave) throw new Error('The showpiece needs three waves');
      const at = plusMinutes(wave.startAt, daysIn * 1440 + 12 * 60 + 25);
      const lines = gifts.map((name) => ({ gift: gift(name), quantity: 1 }));
      for (const line of lines) count(line.gift.brand, -line.gift.price);
      plan(at, () => order(person, wave, lines, at));
    }
  }

  function planAwards() {
    const give = (brand: string, amount: number, title: string, reason: string, at: Date) => {
      count(brand, amount);
      plan(at, () => person.award({ brand, amount, title, reason }, adminId, at));
    };
    give(TRAINING.brand, TRAINING.amount, TRAINING.title, TRAINING.reason, calendar.ago(204, '14:00'));
    for (const brand of Object.keys(LAST_AWARDS) as (keyof typeof LAST_AWARDS)[]) {
      give(brand, COURSE.amount, COURSE.title, COURSE.reason, calendar.ago(226, '18:30'));
      const { daysAgo, title, reason } = LAST_AWARDS[brand];
      const missing = SHOWPIECE_POINTS[brand as Brand] - (earned.get(brand) ?? 0);
      if (missing <= 0) throw new Error(`The showpiece has ${-missing} points of ${brand} too many`);
      give(brand, missing, title, reason, calendar.ago(daysAgo, '15:00'));
    }
  }
}
