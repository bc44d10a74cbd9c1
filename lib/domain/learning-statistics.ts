import { moscowDay } from './moscow';

export interface LearnedCount {
  type: string;
  brand: string;
  /** Month in Moscow: `2026-11`. */
  month: string;
  count: number;
}
export interface EarnedSum {
  brand: string;
  month: string;
  points: number;
}

const KIND_OF: Readonly<Record<string, 'articles' | 'videos' | 'tests' | 'modules' | 'surveys'>> = {
  article: 'articles',
  video: 'videos',
  test: 'tests',
  'express-training': 'tests',
  interactive_module: 'modules',
  survey: 'surveys',
};

/** The last `count` months including the current one, the oldest first: `['2026-10', '2026-11']`. */
export function lastMonths(now: Date, count: number): string[] {
  const [year = 0, month = 1] = moscowDay(now).split('-').map(Number);
  return Array.from({ length: count }, (_, at) => {
    const index = year * 12 + (month - 1) - (count - 1 - at);
    return `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Both {
  learned: number;
  points: number;
}

/** Totals before the listed months, so that the tables of months and brands have equal sums; null when both are 0. */
export function beforeMonths({
  months,
  brands,
}: {
  months: readonly Both[];
  brands: readonly Both[];
}): Both | null {
  const rest = (of: keyof Both) => sum(brands.map((row) => row[of])) - sum(months.map((row) => row[of]));
  const [learned, points] = [rest('learned'), rest('points')];
  return learned > 0 || points > 0 ? { learned, points } : null;
}

/** Totals of learning and points: by kind, by brand and by each of `months`, empty months included. */
export function summariseLearning(
  learned: readonly LearnedCount[],
  earned: readonly EarnedSum[],
  months: readonly string[],
) {
  const ofKind = (kind: string) =>
    sum(learned.filter(({ type }) => KIND_OF[type] === kind).map(({ count }) => count));
  const both = (fits: (row: { brand: string; month: string }) => boolean) => ({
    learned: sum(learned.filter(fits).map(({ count }) => count)),
    points: sum(earned.filter(fits).map(({ points }) => points)),
  });
  const brands = [...new Set([...learned, ...earned].map(({ brand }) => brand))];
  return {
    articles: ofKind('articles'),
    videos: ofKind('videos'),
    tests: ofKind('tests'),
    modules: ofKind('modules'),
    surveys: ofKind('surveys'),
    points: sum(earned.map(({ points }) => points)),
    months: months.map((month) => ({ month, ...both((row) => row.month === month) })),
    brands: brands.map((brand) => ({ brand, ...both((row) => row.brand === brand) })),
  };
}
