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
  /** The reading that was searched; null for popular documents. */
  reading: Reading | null;
}

/** Documents offered when nothing is found. */
const OFFERED = 6;

/** With more documents than this the words are taken as typed: no letters are assumed to be swapped. */
const FEW = 50;
/** How many times more documents a corrected word must find than the typed one to replace it. */
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

/** Returns the first result with rows: of the chosen types, else of any type. Counts are of every type. */
async function firstOf(offers: readonly Slice[], find: (offer: Slice) => Promise<Found>) {
  for (const offer of offers) {
    const found = await find(offer);
    if (found.rows.length > 0) return found;
  }
  return null;
}

/** Finds documents with some of the words, or with a similar title. */
const firstNear = (ctx: Ctx, reading: Reading, offers: readonly Slice[]) =>
  firstOf(
    offers,
    async (offer) =>
      (await firstOf([offer], (one) => findDocuments(ctx, reading, one, true))) ??
      findNearTitles(ctx, reading.text, offer),
  );

/**
 * Returns the result of a corrected reading if little was found and two letters swapped back find far more; else null.
 */
async function oftener(ctx: Ctx, { found, reading }: { found: Found; reading: Reading }, slice: Slice) {
  const total = totalOf(found);
  const meant = total > FEW ? null : await unswapped(ctx, reading);
  const other = meant && (await firstFound(ctx, [meant], slice));
  return other && totalOf(other.found) >= total * FAR_MORE ? other : null;
}

/**
 * Searches as typed, in the other keyboard layout, with corrected slips; then for near matches, then for popular
 * documents.
 */
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
 * Finds everything published that has the words (specification, section 7): Russian endings, beginnings of words,
 * either alphabet, either keyboard layout, small slips; exact titles first. No input makes it fail.
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
