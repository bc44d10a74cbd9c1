import { DAY_MS, firstOfNextMonth, moscowDay, moscowMidnight } from '@/lib/domain/moscow';
import type { PlayedRange } from '../../db/schema/types';
import type { KnownArticle } from '../articles';
import { plusMinutes, type Calendar } from '../calendar';
import { Chance } from '../chance';
import { DEMO_LOCKED_CHAINS } from '../../config';
import type { KnownGift, KnownWave } from '../gifts';
import type { Pharmacist } from '../people';
import type { KnownTest } from '../tests';
import type { KnownVideo } from '../videos';
import { answersOf } from './answers';
import { awardFor, courseAwards } from './awards';
import type { Person } from './person';
import { chooseGifts, order } from './shopping';

/** Everything that people can do in the portal. */
export interface Offer {
  articles: readonly KnownArticle[];
  videos: readonly KnownVideo[];
  tests: readonly KnownTest[];
  gifts: readonly KnownGift[];
  waves: readonly KnownWave[];
}
export interface Happening {
  at: Date;
  /** Runs at its time, after everything earlier. */
  happen: () => void;
}
interface Habits {
  chance: Chance;
  calendar: Calendar;
  joinedAt: Date;
  /** 0..1: share of the offer that the person takes up. */
  activity: number;
  /** 0..1: share of right answers. */
  skill: number;
  taste: (brand: string) => number;
}

const appeal = (slug: string) => new Chance(`appeal ${slug}`).number(0.45, 1.5);

/**
 * Returns a time after `from` when people are free: soon rather than late, between 8:00 and 22:00; null if it is not
 * past.
 */
function moment({ chance, calendar, joinedAt }: Habits, from: Date): Date | null {
  const begin = Math.max(from.getTime(), joinedAt.getTime());
  const span = Math.min(75 * DAY_MS, calendar.today.getTime() - begin);
  if (span <= 0) return null;
  const day = moscowMidnight(moscowDay(new Date(begin + chance.number(0, 1) ** 2 * span)));
  const at = plusMinutes(day, chance.whole(8 * 60, 22 * 60));
  const late = at.getTime() <= begin ? new Date(begin + chance.whole(20, 400) * 60_000) : at;
  return late < calendar.today ? late : null;
}

function articlePlans(person: Person, articles: readonly KnownArticle[], habits: Habits): Happening[] {
  const { chance, activity, taste } = habits;
  return articles.flatMap((article) => {
    if (!chance.roll(activity * taste(article.brand) * appeal(article.slug) * 0.5)) return [];
    const at = moment(habits, article.publishedAt);
    const [likes, keeps] = [chance.roll(0.34 * appeal(article.slug)), chance.roll(0.07)];
    if (!at) return [];
    const happen = () => {
      person.read(article, at);
      if (likes) person.like('article', article.id, plusMinutes(at, 3));
      if (keeps) person.favorite('article', article.id, plusMinutes(at, 4));
    };
    return [{ at, happen }];
  });
}

/** Ranges played from the beginning, sometimes with a skipped stretch; together `share` of the length. */
function played(seconds: number, share: number, chance: Chance): PlayedRange[] {
  const total = Math.min(seconds, Math.round(seconds * share * 10) / 10);
  const gap = seconds - total;
  if (gap < 2 || total < 6 || !chance.roll(0.4)) return [[0, total]];
  const first = Math.round(total * chance.number(0.3, 0.7));
  const skip = Math.round(chance.number(1, gap));
  return [
    [0, first],
    [first + skip, first + skip + (total - first)],
  ];
}

function videoPlans(person: Person, videos: readonly KnownVideo[], habits: Habits): Happening[] {
  const { chance, activity, taste } = habits;
  return videos.flatMap((video) => {
    if (!chance.roll(activity * taste(video.brand) * appeal(video.slug) * 0.65)) return [];
    const at = moment(habits, video.startDate ?? video.publishedAt);
    const share = chance.roll(0.84) ? chance.number(0.72, 1) : chance.number(0.08, 0.66);
    const ranges = played(video.seconds, share, chance);
    const [likes, keeps] = [chance.roll(0.3), chance.roll(0.06)];
    if (!at || (video.endDate && at >= video.endDate)) return [];
    const happen = () => {
      person.watch(video, ranges, at);
      if (likes) person.like('article', video.id, plusMinutes(at, 1));
      if (keeps) person.favorite('article', video.id, plusMinutes(at, 2));
    };
    return [{ at, happen }];
  });
}

function testPlans(person: Person, tests: readonly KnownTest[], habits: Habits): Happening[] {
  const { chance, calendar, activity, skill, taste } = habits;
  return tests.flatMap((test) => {
    if (!test.isVisible || !chance.roll(activity * taste(test.brand) * appeal(test.slug) * 0.6)) return [];
    const at = moment(habits, test.startDate ?? test.publishedAt);
    const answers = answersOf(test.scored, () => chance.roll(skill), chance);
    const again = answersOf(test.scored, () => chance.roll(skill + 0.08), chance);
    const [given, likes] = [chance.roll(0.06) ? chance.whole(1, answers.length - 1) : 0, chance.roll(0.2)];
    if (!at || (test.endDate && at >= test.endDate)) return [];
    const repeat = plusMinutes(firstOfNextMonth(at), chance.whole(600, 6000));
    const first = () => {
      if (given > 0) return person.beginTest(test, answers.slice(0, given), at);
      person.sendTest(test, answers, at);
      if (likes) person.like('learning', person.book.itemOf('test', test.id), plusMinutes(at, 1));
    };
    const second = () => {
      if (person.mayRepeat(test, repeat)) person.sendTest(test, again, repeat);
    };
    const open = repeat < calendar.today && !(test.endDate && repeat >= test.endDate);
    return [{ at, happen: first }, ...(open ? [{ at: repeat, happen: second }] : [])];
  });
}

function orderPlans(person: Person, { gifts, waves }: Offer, habits: Habits): Happening[] {
  const { chance, calendar, activity, joinedAt } = habits;
  return waves.flatMap((wave) => {
    const until = Math.min(wave.endAt.getTime(), calendar.today.getTime());
    const from = Math.max(wave.startAt.getTime(), joinedAt.getTime());
    const wants = chance.roll(0.25 + activity * (wave.isOpen ? 0.4 : 0.75));
    const at = new Date(from + chance.number(0.05, 0.98) * (until - from));
    const changesMind = chance.roll(0.06);
    if (!wants || until - from < DAY_MS) return [];
    const offered = gifts.filter(({ isOld, inStock }) => (wave.isOpen ? inStock : isOld));
    const happen = () => {
      const lines = chooseGifts(person, offered, chance);
      if (lines.length === 0) return;
      const cancelledAt = changesMind ? plusMinutes(at, 45) : null;
      order(person, wave, lines, at, cancelledAt && cancelledAt.getTime() < until ? cancelledAt : null);
    };
    return [{ at, happen }];
  });
}

function awardPlans(person: Person, city: string, adminId: string, habits: Habits): Happening[] {
  const { chance, calendar, activity, joinedAt } = habits;
  const begun = plusMinutes(joinedAt, chance.whole(2, 16) * 1440);
  const course = chance.roll(0.2 + activity) && begun < calendar.today ? courseAwards(chance) : [];
  const later = Array.from({ length: chance.roll(activity * 1.2) ? chance.whole(1, 3) : 0 }).flatMap(() => {
    const award = awardFor(city, chance);
    const at = moment(habits, joinedAt);
    return at ? [{ at, happen: () => person.award(award, adminId, at) }] : [];
  });
  return [
    ...course.map((award) => ({ at: begun, happen: () => person.award(award, adminId, begun) })),
    ...later,
  ];
}

/** Transfers of some people to a brand: points of the portal's own mark buy nothing. */
function transferPlans(person: Person, habits: Habits): Happening[] {
  const { chance, calendar } = habits;
  const at = calendar.ago(chance.whole(2, 25), `${chance.whole(9, 21)}:${chance.whole(10, 59)}`);
  const to = chance.of(['lrp', 'vichy', 'cerave', 'dercos']);
  if (!chance.roll(0.3)) return [];
  const happen = () => {
    const amount = person.balance('proexpert');
    if (amount > 0) person.transfer('proexpert', to, amount, at);
  };
  return [{ at, happen }];
}

/** The months of an ordinary pharmacist: a few do a lot, many a little, some next to nothing. */
export function planMonths(
  person: Person,
  { email, joinedAt, city, chain }: Pharmacist,
  offer: Offer,
  { calendar, adminId }: { calendar: Calendar; adminId: string },
): Happening[] {
  const chance = new Chance(`history ${email}`);
  const tastes = new Map(
    ['lrp', 'vichy', 'cerave', 'dercos'].map((brand) => [brand, chance.number(0.5, 1.3)]),
  );
  const habits: Habits = {
    chance,
    calendar,
    joinedAt,
    activity: Math.max(0.04, chance.number(0, 1) ** 1.1),
    skill: chance.number(0.62, 0.97),
    taste: (brand) => tastes.get(brand) ?? 1,
  };
  return [
    ...articlePlans(person, offer.articles, habits),
    ...videoPlans(person, offer.videos, habits),
    ...testPlans(person, offer.tests, habits),
    ...awardPlans(person, city, adminId, habits),
    ...(DEMO_LOCKED_CHAINS.some((locked) => locked === chain) ? [] : orderPlans(person, offer, habits)),
    ...transferPlans(person, habits),
  ];
}
