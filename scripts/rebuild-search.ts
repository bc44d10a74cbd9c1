/** `npm run search:rebuild`: rebuilds the search documents; on PostgreSQL the backend may keep running. */
import { sql } from 'drizzle-orm';
import { readConfig } from '../backend/config';
import { openDatabase } from '../backend/db/client';

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = readConfig(process.env);
const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
try {
  const { rows } = (await database.db.execute(sql`select search_rebuild() as made`)) as unknown as {
    rows: { made: string | number }[];
  };
  console.log(`${rows[0]?.made ?? 0} documents can be found.`);
} finally {
  await database.close();
}
