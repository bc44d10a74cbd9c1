import { and, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { FILE_PURPOSES } from '@/lib/domain/author-files';
import { files } from '../db/schema/system';
import type { Db } from '../db/types';
import type { Deps } from '../http/context';
import { discardFiles } from './discard';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long an uploaded file may stay unused: authors upload first and write later. */
const UNUSED_DAYS = 30;

/**
 * Tables without references to authors' files, skipped because they grow with people and would be read whole. All other
 * tables are searched.
 */
const WITHOUT_FILES = [
  ...['files', 'attempts', 'audit', 'certificates', 'consents', 'content_views', 'deliveries'],
  ...['idempotency_keys', 'ledger_entries', 'module_states', 'notifications', 'order_items', 'orders'],
  ...['push_subscriptions', 'ratings', 'refresh_tokens', 'run_parts', 'runs', 'search_words', 'sessions'],
  ...['throttle_counts', 'training_registrations', 'user_activity_log', 'users', 'video_watches'],
];

type UnusedPlaces = Pick<Deps, 'database' | 'files' | 'log' | 'now'>;

/** Storage key in the text of a row, whatever the column holds: a text, a list, a picture object. */
const KEY = String.raw`content/[0-9a-f-]{36}\.[a-z0-9]+`;

async function rowsOf<T>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows;
}

/** Returns the storage keys found in any text of the database, including editors' drafts. */
async function namedKeys(db: Db): Promise<Set<string>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select distinct table_name as name
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_schema = current_schema() and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb')`,
  );
  const named = new Set<string>();
  for (const { name } of tables) {
    if (WITHOUT_FILES.includes(name)) continue;
    const found = await rowsOf<{ key: string }>(
      db,
      sql`select distinct m[1] as key from ${sql.identifier(name)} t, regexp_matches(t::text, ${`(${KEY})`}, 'g') m`,
    );
    for (const { key } of found) named.add(key);
  }
  return named;
}

/** Discards authors' files that were uploaded long ago and are not referenced, whoever uploaded them. */
export async function removeUnused({
  database: { db },
  files: store,
  log,
  now,
}: UnusedPlaces): Promise<void> {
  const old = and(
    inArray(files.purpose, FILE_PURPOSES),
    lt(files.createdAt, new Date(now().getTime() - UNUSED_DAYS * DAY_MS)),
  );
  const keys = { id: files.id, storageKey: files.storageKey, previewKey: files.previewKey };
  const candidates = await db.select(keys).from(files).where(old);
  if (candidates.length === 0) return;
  const named = await namedKeys(db);
  const unused = candidates.filter(
    ({ storageKey, previewKey }) => !named.has(storageKey) && !named.has(previewKey ?? ''),
  );
  if (unused.length > 0)
    await discardFiles(
      { db, files: store, log },
      inArray(
        files.id,
        unused.map(({ id }) => id),
      ),
    );
}
