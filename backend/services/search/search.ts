import type { z } from 'zod';
import type { SEARCH_MATCHES, searchDocument, searchQuery } from '@/api/search/schemas';
import { MOST_FOUND, MOST_SUGGESTED, SEARCH_TYPES, type SearchType } from '@/lib/domain/search-documents';
import { snippetOf } from '@/lib/domain/search-marks';
import { readingsOf } from '@/lib/domain/search-query';
import type { Of } from '@/lib/json-api/resource';
import type { Ctx } from '../../http/context';
import { pageMeta, pageRequest } from '../../http/paging';
import { correctWords, unswapped, type Reading } from './correct-words';
import { findDocuments, findNearTitles, findPopular } from './find-documents';
import type { Found, FoundRow, Slice } from './found-rows';

interface Outcome {
  found: Found;
  matched: (typeof SEARCH_MATCHES)[number];
  /** What was searched; null for popular things. */
  reading: Reading | null;
}

/** Offered in place of nothing. */
const OFFERED = 6;

/** So many documents are no chance meeting: nothing was swapped. */
const FEW = 50;
/** How many times more a word has to be met than what was typed, to be the one that was meant. */
const FAR_MORE = 3;

const totalOf = ({ counts }: Found) => Object.values(counts).reduce((sum, count) => sum + count, 0);
const isEmpty = ({ counts }: Found) => Object.keys(counts).length === 0;

async function firstFound(ctx: Ctx, readings: readonly Reading[], slice: Slice) {
  for (const reading of readings) {
    const found = await findDocuments(ctx, reading, slice);
    if (!isEmpty(found)) return { found, reading };
  }
  return null;
}

/** The first that has something to show: of the chosen types, else of any. Counts are of every type. */
async function firstOf(offers: readonly Slice[], find: (offer: Slice) => Promise<Found>) {
  for (const offer of offers) {
    const found = await find(offer);
    if (found.rows.length > 0) return found;
  }
  return null;
}

/** With some of the words, or with a title like them. */
const firstNear = (ctx: Ctx, reading: Reading, offers: readonly Slice[]) =>
  firstOf(
    offers,
    async (offer) =>
      (await firstOf([offer], (one) => findDocuments(ctx, reading, one, true))) ??
      findNearTitles(ctx, reading.text, offer),
  );

/** What was meant where little was found: two letters swapped back give a word that is met far more often. */
async function oftener(ctx: Ctx, { found, reading }: { found: Found; reading: Reading }, slice: Slice) {
  const total = totalOf(found);
  const meant = total > FEW ? null : await unswapped(ctx, reading);
  const other = meant && (await firstFound(ctx, [meant], slice));
  return other && totalOf(other.found) >= total * FAR_MORE ? other : null;
}

/** As typed, on the other layout, with its slips put right; then anything near, then what others like. */
async function look(ctx: Ctx, text: string, slice: Slice, suggestions: boolean): Promise<Outcome> {
  const readings = readingsOf(text);
  const plain = await firstFound(ctx, readings, slice);
  if (plain) {
    const meant = await oftener(ctx, plain, slice);
    if (meant) return { ...meant, matched: 'corrected' };
    return { ...plain, matched: plain.reading === readings[0] ? 'asked' : 'corrected' };
  }

  const meant = await correctWords(ctx, readings);
  const mended = await firstFound(ctx, meant, slice);
  if (mended) return { ...mended, matched: 'corrected' };

  const offers = [slice.types, ...(slice.types ? [undefined] : [])].map((types) => ({
    ...slice,
    types,
    limit: OFFERED,
    offset: 0,
  }));
  const [reading] = [...meant, ...readings];
  const near = reading && (await firstNear(ctx, reading, offers));
  if (near) return { found: near, matched: 'near', reading };
  if (suggestions) return { found: { rows: [], counts: {} }, matched: 'nothing', reading: null };
  const popular = await firstOf(offers, (offer) => findPopular(ctx, offer));
  return { found: popular ?? { rows: [], counts: {} }, matched: 'popular', reading: null };
}

function present(row: FoundRow, words: readonly string[]): Of<typeof searchDocument> {
  const { type, body, ...rest } = row;
  return { ...rest, modelTypeAlias: type, excerpt: snippetOf(body, words) };
}

/**
 * Everything published that has the words (specification, section 7): Russian endings, beginnings of words, either
 * alphabet, either keyboard layout, small slips; exact titles first. Never fails for what is typed.
 */
export async function search(ctx: Ctx, { page, filter }: z.output<typeof searchQuery>) {
  const suggestions = filter.isSearchSuggestions === '1';
  const asked = pageRequest(page, suggestions ? 8 : 20);
  const types = filter.modelTypeAlias?.length ? filter.modelTypeAlias : undefined;
  const most = suggestions ? MOST_SUGGESTED : MOST_FOUND;
  const slice = { types, limit: asked.limit, offset: asked.offset, most, texts: !suggestions };
  const { found, matched, reading } = await look(ctx, filter.query, slice, suggestions);
  const isFound = matched === 'asked' || matched === 'corrected';
  const words = [...new Set(reading?.words.flat() ?? [])];
  const amount = (type: SearchType) => (isFound ? (found.counts[type] ?? 0) : 0);
  const counts = SEARCH_TYPES.map((type) => ({ type, count: amount(type) })).filter(({ count }) => count > 0);
  const wanted: readonly SearchType[] = types ?? SEARCH_TYPES;
  const total = wanted.reduce((sum, type) => sum + amount(type), 0);
  return {
    items: found.rows.map((row) => present(row, words)),
    page: pageMeta(asked, total),
    meta: {
      matched,
      correction: matched === 'corrected' ? (reading?.text ?? null) : null,
      counts,
      words,
      isCapped: counts.reduce((sum, { count }) => sum + count, 0) >= most,
    },
  };
}
