import { sql, type SQL } from 'drizzle-orm';
import type { Image } from '@/api/core/shapes';
import { can } from '@/lib/access/permissions';
import { openPages, type SearchType } from '@/lib/domain/search-documents';
import { viewerOf, type Ctx, type SignedIn } from '../../http/context';

export interface FoundRow {
  id: string;
  type: SearchType;
  modelId: string;
  slug: string;
  title: string;
  body: string;
  brand: string | null;
  markName: string | null;
  image: Image | null;
  needErid: boolean;
  eridToken: string | null;
  eridSource: string | null;
}

export interface Found {
  rows: FoundRow[];
  counts: Partial<Record<SearchType, number>>;
}

export interface Slice {
  types: readonly SearchType[] | undefined;
  limit: number;
  offset: number;
  /** Most documents found and counted: a bound on the time of a search. */
  most: number;
  /** Whether the rows have texts, for excerpts. */
  texts: boolean;
}

/**
 * Condition: gifts are shown as in the catalogue (`enterShop`): not to a locked chain, outside a wave only to admins.
 */
function giftsShown(viewer: SignedIn, at: SQL): SQL {
  if (viewer.chainLocked) return sql`d.type <> 'gift'`;
  if (can(viewer, 'catalogue.outside-wave')) return sql`true`;
  return sql`(d.type <> 'gift' or exists (select 1 from waves w where w.start_at <= ${at} and w.end_at > ${at}))`;
}

/**
 * Condition on the document `d`: published by now, not over, on a page the viewer can open and, if given, of `types`.
 */
export function visible(ctx: Pick<Ctx, 'now' | 'config' | 'viewer'>, types?: Slice['types']): SQL {
  const chosen = types ? sql` and d.type in ${[...types]}` : sql``;
  const at = sql`${ctx.now().toISOString()}::timestamptz`;
  const pages = sql`(d.type <> 'page' or d.slug in ${[...openPages(ctx.config.ENABLED_FEATURES)]})`;
  const opens = sql`${pages} and ${giftsShown(viewerOf(ctx), at)}`;
  return sql`d.visible_from <= ${at} and (d.visible_until is null or d.visible_until > ${at}) and ${opens}${chosen}`;
}

const card = (texts: boolean) => sql`json_build_object(
  'id', d.id::text, 'type', d.type, 'modelId', d.model_id::text, 'slug', d.slug, 'title', d.title,
  'body', ${texts ? sql`d.body` : sql`''`}, 'brand', m.slug, 'markName', m.name, 'image', d.image,
  'needErid', d.need_erid, 'eridToken', d.erid_token, 'eridSource', d.erid_source)`;

/**
 * Reads counts by type and one page of `ranked`, a query of `id`, `type` and `score`, in one statement. The statement
 * is not a named one: the generic plan of a named one would be a hundred times slower.
 */
export async function readFound({ db }: Pick<Ctx, 'db'>, ranked: SQL, slice: Slice): Promise<Found> {
  const { types, limit, offset, texts } = slice;
  const chosen = types ? sql`where type in ${[...types]}` : sql``;
  const { rows } = (await db.execute(sql`
    with ranked as materialized (${ranked}),
    slice as (
      select * from ranked ${chosen} order by score desc, visible_from desc, id desc limit ${limit} offset ${offset})
    select
      (select coalesce(json_object_agg(type, amount), '{}')
        from (select type, count(*) as amount from ranked group by type) as counted) as counts,
      (select coalesce(json_agg(${card(texts)} order by s.score desc, s.visible_from desc, s.id desc), '[]')
        from slice s join search_documents d on d.id = s.id left join marks m on m.id = d.mark_id) as rows`)) as unknown as {
    rows: Found[];
  };
  return rows[0] ?? { rows: [], counts: {} };
}
