import { and, asc, count, eq, gte, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { partQuery, surveyPart } from '@/api/surveying/schemas';
import { FEWEST } from '@/lib/domain/hidden-cells';
import type { CutPeople } from '@/lib/domain/linked-cuts';
import { partOf, type CutRow, type SurveyCutBy } from '@/lib/domain/survey-cut';
import { periodsWithin, type Period } from '@/lib/domain/survey-periods';
import type { Of } from '@/lib/json-api/resource';
import { chains, cities, pharmacies, regions } from '../../db/schema/directory';
import { surveyResponses } from '../../db/schema/surveys';
import { users } from '../../db/schema/users';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { periodTitle, sentByDay } from './answer-groups';
import { surveyCutter } from './cut-survey';

type Filter = z.output<typeof partQuery>['filter'];

const PLACES = { region: regions, chain: chains } as const;
type Place = keyof typeof PLACES;

const sentFrom = ({ db }: Ctx, surveyId: string, place: Place) =>
  db
    .select({ value: PLACES[place].id, title: PLACES[place].name, people: count() })
    .from(surveyResponses)
    .innerJoin(users, eq(users.id, surveyResponses.userId))
    .innerJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .leftJoin(regions, eq(regions.id, cities.regionId))
    .leftJoin(chains, eq(chains.id, pharmacies.chainId))
    .where(
      and(
        eq(surveyResponses.surveyId, surveyId),
        isNotNull(surveyResponses.submittedAt),
        isNotNull(PLACES[place].id),
      ),
    )
    .groupBy(PLACES[place].id)
    .having(gte(count(), FEWEST))
    .orderBy(asc(PLACES[place].name));

/** Returns regions and chains where enough people have sent the survey. */
export async function partChoices(ctx: Ctx, surveyId: string) {
  const choicesOf = async (place: Place) =>
    (await sentFrom(ctx, surveyId, place)).map(({ value, title }) => ({
      value: value ?? '',
      title: title ?? '',
    }));
  const [inRegions, inChains] = await Promise.all([choicesOf('region'), choicesOf('chain')]);
  return { regions: inRegions, chains: inChains };
}

interface Part {
  by: SurveyCutBy;
  title: string;
  groups: ReadonlySet<string>;
  sent: number;
}

async function placePart(ctx: Ctx, surveyId: string, by: Place, id: string): Promise<Part> {
  const [place] = await ctx.db.select().from(PLACES[by]).where(eq(PLACES[by].id, id));
  if (!place) throw notFound(by === 'region' ? 'Такого региона нет.' : 'Такой сети нет.', 'group-missing');
  const own = (await sentFrom(ctx, surveyId, by)).find(({ value }) => value === id);
  return { by, title: place.name, groups: new Set([place.name]), sent: own?.people ?? 0 };
}

async function timePart(
  ctx: Ctx,
  surveyId: string,
  all: readonly Period[],
  { from, to }: Filter,
): Promise<Part> {
  const periods = periodsWithin(all, from, to);
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return { by: 'period', title: 'За эти дни', groups: new Set(), sent: 0 };
  const days = await sentByDay(ctx, surveyId);
  return {
    by: 'period',
    title: periodTitle({ from: first.from, to: last.to }),
    groups: new Set(periods.map(periodTitle)),
    sent: days.reduce(
      (sum, { day, people }) => (day >= first.from && day <= last.to ? sum + people : sum),
      0,
    ),
  };
}

/** Row of all people together, as the summary shows them. */
const everybody = (people: readonly CutPeople[], groups: ReadonlySet<string>): CutRow => ({
  ...{ title: '', groups: [...groups] },
  answered: people.reduce((sum, { answered }) => sum + answered, 0),
  counts: people.reduce<number[]>((sum, { counts }) => counts.map((count, at) => count + (sum[at] ?? 0)), []),
});

/**
 * Returns how people of a region, of a chain or of some weeks answered: sums of what the cuts show. 404
 * `survey-missing`, `group-missing`.
 */
export async function partOfSurvey(
  ctx: Ctx,
  surveyId: string,
  filter: Filter,
): Promise<Of<typeof surveyPart>> {
  const { survey, periods, cut } = await surveyCutter(ctx, surveyId);
  const { region, chain } = filter;
  const part = region
    ? await placePart(ctx, surveyId, 'region', region)
    : chain
      ? await placePart(ctx, surveyId, 'chain', chain)
      : await timePart(ctx, surveyId, periods, filter);
  const { by, title, groups, sent } = part;
  if (sent < FEWEST) return { id: surveyId, title, sent: null, questions: [] };
  const questions = await Promise.all(
    survey.questions.map(async (question) => {
      const { people, cuts, apart } = await cut(question);
      // groups apart count too: the cut of an earlier question may hide that nobody else was asked
      const isEverybody =
        people.every(({ groups: of }) => groups.has(of[by])) &&
        [...apart[by]].every((title) => groups.has(title));
      const rows = isEverybody ? [everybody(people, groups)] : cuts[by];
      const { answered, counts } = partOf(rows, groups, question.options.length + 1);
      const none = { count: 0, isLeast: true };
      return { id: question.id, answered, options: counts.slice(0, -1), own: counts.at(-1) ?? none };
    }),
  );
  return { id: surveyId, title, sent, questions };
}
