// Run in its own process: commits a row, fills the disk and writes on until the database's log has no space.
import { openSync, writeSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase } from '@/backend/db/client';

const [dataDir = '', filler = ''] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir });
await db.execute(sql`create table if not exists probe_of_log as select 1 as one`);
process.stdout.write('committed\n');
const file = openSync(filler, 'w');
try {
  for (const block = Buffer.alloc(65_536); ;) writeSync(file, block);
} catch {
  // full
}
for (;;) await db.execute(sql`select pg_logical_emit_message(true, 'test', repeat('x', 1000000))`);
