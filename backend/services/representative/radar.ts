import { and, count, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { radarLine, radarQuery, signalAnswer } from '@/api/representative/schemas';
import { DAY_MS } from '@/lib/domain/moscow';
import {
  ANSWER_DAYS,
  SIGNAL_KINDS,
  SIGNAL_RULES,
  signalsOf,
  weightOf,
  whatToSay,
  type PersonFacts,
} from '@/lib/domain/radar/signals';
import { fullName } from '@/lib/format/person';
import type { Of } from '@/lib/json-api/resource';
import { pharmacies } from '../../db/schema/directory';
import { signalAnswers } from '../../db/schema/representative';
import { viewerOf, type Ctx } from '../../http/context';
import { pageMeta, pageRequest } from '../../http/paging';
import { assertSees } from '../user/territory';
import { ownPharmacies } from './own-pharmacies';
import { personFacts, tooManyPeople, type FactsRow } from './person-facts';

type Line = Of<typeof radarLine>;
type Query = z.output<typeof radarQuery>;

/** Maps a row to the facts that the rules read; a lateral row that found nothing is all nulls. */
export function factsOf({ joinedAt, lastActivityAt, unfinished, gift, missed }: FactsRow): PersonFacts {
  return {
    joinedAt,
    lastActivityAt,
    unfinished: unfinished?.title ? unfinished : null,
    gift: gift?.name ? gift : null,
    missed: missed?.topic ? missed : null,
  };
}

function lineOf(row: FactsRow, now: Date): Line[] {
  const facts = factsOf(row);
  const signals = signalsOf(facts, now, row.silent);
  if (signals.length === 0) return [];
  return [
    {
      id: row.id,
      name: fullName(row),
      jobStatus: row.jobStatus,
      phone: row.phone,
      pharmacy: row.pharmacy,
      signals: signals.map(({ kind, text }) => ({ kind, text, rule: SIGNAL_RULES[kind] })),
      say: whatToSay(facts, signals),
      weight: weightOf(signals),
    },
  ];
}

const compare = new Intl.Collator('ru').compare;

/**
 * Returns a line for each person of these pharmacies who may need attention, the greatest weight first. Null for too
 * many people.
 */
export async function radarLines(ctx: Ctx, ofPharmacies: SQL | undefined) {
  const rows = await personFacts(ctx, ofPharmacies);
  if (!rows) return null;
  const lines = rows.flatMap((row) => lineOf(row, ctx.now()));
  lines.sort((one, other) => other.weight - one.weight || compare(one.name, other.name));
  return { lines, people: rows.length };
}

/** Counts the viewer's answers that still silence a signal, by answer. */
async function answered(ctx: Ctx) {
  const { userId, answer, silentUntil } = signalAnswers;
  const rows = await ctx.db
    .select({ answer, count: count() })
    .from(signalAnswers)
    .where(and(eq(userId, viewerOf(ctx).id), gt(silentUntil, ctx.now())))
    .groupBy(answer);
  const of = (what: 'done' | 'later') => rows.find((row) => row.answer === what)?.count ?? 0;
  return { done: of('done'), later: of('later') };
}

/** Lists people who need attention, with the rule of each signal. 422 `list-too-long`. */
export async function listRadar(ctx: Ctx, query: Query) {
  const allowSector = query.allow_sector === '1';
  const { kind, pharmacy_id: pharmacyId } = query.filter ?? {};
  const asked = pharmacyId === undefined ? undefined : eq(pharmacies.id, pharmacyId);
  const [found, own, answers] = await Promise.all([
    radarLines(ctx, and(ownPharmacies(ctx, allowSector), asked)),
    ctx.db.$count(pharmacies, ownPharmacies(ctx, allowSector)),
    answered(ctx),
  ]);
  if (!found) throw tooManyPeople();
  const { lines, people } = found;
  const has = (line: Line, kind: string) => line.signals.some((signal) => signal.kind === kind);
  const shown = lines.filter((line) => !kind || has(line, kind));
  const page = pageRequest(query.page);
  const kinds = SIGNAL_KINDS.map((value) => ({
    value,
    count: lines.filter((line) => has(line, value)).length,
  }));
  return {
    items: shown.slice(page.offset, page.offset + page.limit),
    page: pageMeta(page, shown.length),
    meta: { people, pharmacies: own, kinds, answered: answers },
  };
}

/**
 * Saves that the viewer has dealt with these signals of a person or will do so later, and silences them for
 * `ANSWER_DAYS`. The last answer to a signal counts. 404 `user-missing`.
 */
export async function answerSignal(
  ctx: Ctx,
  personId: string,
  { answer, kinds, reason = '' }: z.output<typeof signalAnswer>,
): Promise<void> {
  await assertSees(ctx, personId);
  const silentUntil = new Date(ctx.now().getTime() + ANSWER_DAYS * DAY_MS);
  const common = { userId: viewerOf(ctx).id, personId, answer, reason, silentUntil, createdAt: ctx.now() };
  const row = signalAnswers;
  await ctx.db
    .insert(row)
    // sorted, so that two concurrent calls lock the rows in one order
    .values([...new Set(kinds)].sort().map((kind) => ({ ...common, kind })))
    .onConflictDoUpdate({
      target: [row.userId, row.personId, row.kind],
      set: {
        ...{ answer: sql`excluded.answer`, reason: sql`excluded.reason` },
        ...{ silentUntil: sql`excluded.silent_until`, createdAt: sql`excluded.created_at` },
      },
    });
}
