import { moscowParts } from '@/lib/domain/moscow';
import { scoreTest } from '@/lib/domain/scoring';
import { plusMinutes, type Calendar } from '../calendar';
import { Chance } from '../chance';
import { answersOf } from './answers';
import type { Person } from './person';
import type { Happening, Offer } from './plan';
import { order } from './shopping';
import {
  BEGUN_TESTS,
  BEGUN_VIDEOS,
  COURSE,
  FAILED,
  FAVOURITES,
  LAST_AWARDS,
  LIKED,
  ORDERS,
  READ,
  SHOWPIECE_POINTS,
  TESTS,
  TRAINING,
  TRANSFER,
  VIDEOS,
} from './showpiece-script';

function found<T>(list: readonly T[], is: (item: T) => boolean, name: string): T {
  const item = list.find(is);
  if (!item) throw new Error(`The showpiece needs «${name}»`);
  return item;
}

/** Her eight months; every entry of her ledger comes from something that can be opened and read. */
export function planShowpiece(
  person: Person,
  offer: Offer,
  calendar: Calendar,
  adminId: string,
): Happening[] {
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
    plan(at, () =>
      person.sendTest(
        failed,
        answersOf(failed.scored, (place) => place > 2, chance),
        at,
      ),
    );
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
      const missing = SHOWPIECE_POINTS[brand] - (earned.get(brand) ?? 0);
      if (missing <= 0) throw new Error(`The showpiece has ${-missing} points of ${brand} too many`);
      give(brand, missing, title, reason, calendar.ago(daysAgo, '15:00'));
    }
  }
}
