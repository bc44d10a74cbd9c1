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

const bySlug = <T extends { slug: string }>(list: readonly T[], slug: string) =>
  found(list, (item) => item.slug === slug, slug);

/** Plans the showpiece's eight months; every ledger entry comes from something that can be opened and read. */
export function planShowpiece(
  person: Person,
  offer: Offer,
  calendar: Calendar,
  adminId: string,
): Happening[] {
  const showpiece = new Showpiece(person, offer, calendar);
  showpiece.planVideos();
  showpiece.planTests();
  showpiece.planReading();
  showpiece.planBegun();
  showpiece.planFailed();
  showpiece.planTransfer();
  showpiece.planOrders();
  showpiece.planAwards(adminId);
  return showpiece.plans;
}

/** Collects the showpiece's events and points by brand: the last awards make up the rest of the sums. */
class Showpiece {
  readonly plans: Happening[] = [];
  private readonly chance = new Chance('showpiece');
  private readonly earned = new Map<string, number>();

  constructor(
    private readonly person: Person,
    private readonly offer: Offer,
    private readonly calendar: Calendar,
  ) {}

  planVideos(): void {
    for (const [slug, daysAgo] of VIDEOS) {
      const video = bySlug(this.offer.videos, slug);
      const at = this.after(video.publishedAt, daysAgo, '13:40');
      this.count(video.brand, video.points);
      this.plan(at, () => this.person.watch(video, [[0, video.seconds]], at));
    }
  }

  planTests(): void {
    for (const [slug, daysAgo, wrong] of TESTS) {
      const test = bySlug(this.offer.tests, slug);
      const at = this.after(test.publishedAt, daysAgo);
      const answers = answersOf(test.scored, (place) => place >= wrong, this.chance);
      this.count(test.brand, scoreTest(test.scored, answers).points);
      this.plan(at, () => this.person.sendTest(test, answers, at));
    }
  }

  planReading(): void {
    for (const [slug, daysAgo] of READ) {
      const article = bySlug(this.offer.articles, slug);
      const at = this.after(article.publishedAt, daysAgo, '19:50');
      this.plan(at, () => this.person.read(article, at));
    }
    const all = [...this.offer.articles, ...this.offer.videos];
    for (const slug of LIKED) {
      const item = bySlug(all, slug);
      const at = this.after(item.publishedAt, 1, '20:05');
      this.plan(at, () => this.person.like('article', item.id, at));
    }
    for (const slug of FAVOURITES) {
      const test = this.offer.tests.find((item) => item.slug === slug);
      const item = test ?? bySlug(all, slug);
      const at = this.after(item.publishedAt, 1, '20:10');
      this.plan(at, () => this.person.favorite(test ? 'test' : 'article', item.id, at));
    }
  }

  planBegun(): void {
    for (const [slug, share, daysAgo] of BEGUN_VIDEOS) {
      const video = bySlug(this.offer.videos, slug);
      const at = this.after(video.publishedAt, daysAgo, '21:05');
      this.plan(at, () => this.person.watch(video, [[0, Math.round(video.seconds * share * 10) / 10]], at));
    }
    for (const [slug, answered, daysAgo] of BEGUN_TESTS) {
      const test = bySlug(this.offer.tests, slug);
      const at = this.after(test.publishedAt, daysAgo, '21:20');
      const answers = answersOf(test.scored, (place) => place !== 2, this.chance, answered);
      this.plan(at, () => this.person.beginTest(test, answers, at));
    }
  }

  planFailed(): void {
    const failed = bySlug(this.offer.tests, FAILED);
    const evening = this.after(failed.publishedAt, 1, '21:40');
    const { today } = this.calendar;
    // a result of 0 can be repeated from the 1st: on the 1st the failure must be today's, to be still locked
    const at = moscowParts(evening).month === moscowParts(today).month ? evening : today;
    this.plan(at, () => {
      const answers = answersOf(failed.scored, (place) => place > 2, this.chance);
      this.person.sendTest(failed, answers, at);
    });
  }

  planTransfer(): void {
    const { from, to, amount } = TRANSFER;
    const at = this.after(bySlug(this.offer.videos, 'razgovor-za-tri-minuty').publishedAt, 60, '21:00');
    this.count(from, -amount);
    this.count(to, amount);
    this.plan(at, () => this.person.transfer(from, to, amount, at));
  }

  planOrders(): void {
    for (const { wave: place, daysIn, gifts } of ORDERS) {
      const wave = this.offer.waves[place];
      if (!wave) throw new Error('The showpiece needs three waves');
      const at = plusMinutes(wave.startAt, daysIn * 1440 + 12 * 60 + 25);
      const lines = gifts.map((name) => ({
        gift: found(this.offer.gifts, (item) => item.name === name, name),
        quantity: 1,
      }));
      for (const { gift } of lines) this.count(gift.brand, -gift.price);
      this.plan(at, () => order(this.person, wave, lines, at));
    }
  }

  planAwards(adminId: string): void {
    const { calendar } = this;
    const give = (brand: string, amount: number, title: string, reason: string, at: Date) => {
      this.count(brand, amount);
      this.plan(at, () => this.person.award({ brand, amount, title, reason }, adminId, at));
    };
    give(TRAINING.brand, TRAINING.amount, TRAINING.title, TRAINING.reason, calendar.ago(204, '14:00'));
    for (const brand of Object.keys(LAST_AWARDS) as (keyof typeof LAST_AWARDS)[]) {
      give(brand, COURSE.amount, COURSE.title, COURSE.reason, calendar.ago(226, '18:30'));
      const { daysAgo, title, reason } = LAST_AWARDS[brand];
      const missing = SHOWPIECE_POINTS[brand] - (this.earned.get(brand) ?? 0);
      if (missing <= 0) throw new Error(`The showpiece has ${-missing} points of ${brand} too many`);
      give(brand, missing, title, reason, calendar.ago(daysAgo, '15:00'));
    }
  }

  private plan(at: Date, happen: () => void): void {
    this.plans.push({ at, happen });
  }

  private count(brand: string, amount: number): void {
    this.earned.set(brand, (this.earned.get(brand) ?? 0) + amount);
  }

  /** Returns the time so many days ago, but not before the publication. */
  private after(publishedAt: Date, daysAgo: number, time = '20:15'): Date {
    const wanted = this.calendar.ago(daysAgo, time);
    const soonest = plusMinutes(publishedAt, 95);
    return wanted > soonest ? wanted : soonest;
  }
}
