import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { FileResult } from '@/lib/json-api/answer';
import { moscowDay } from '@/lib/domain/moscow';
import { orderItems, orders } from '../../db/schema/orders';
import { files } from '../../db/schema/system';
import { users } from '../../db/schema/users';
import { zipPieces, type ZipFile } from '../../files/zip';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { throttleHeavyCalls } from '../auth/throttle';
import { readmeOf } from './export-readme';
import { PERSONAL_COLUMNS, type PersonalColumn } from './personal-tables';

/** Of the person's own row: what only the server reads. */
const NEVER = ['passwordHash'];

const jsonOf = (rows: readonly object[]) => Buffer.from(`${JSON.stringify(rows, null, 2)}\n`);

async function rowsOf(
  ctx: Ctx,
  { table, column, secret = [], others = {} }: PersonalColumn,
  userId: string,
): Promise<object[]> {
  const hidden = [...NEVER, ...secret];
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => !hidden.includes(name))
      .map(([name, own]) => {
        const keys = others[name];
        return [name, keys ? sql`${own} - ${sql.param(keys)}::text[]` : own];
      }),
  );
  return ctx.db.select(columns).from(table).where(eq(column, userId)).orderBy(asc(column));
}

async function orderLines(ctx: Ctx, userId: string): Promise<object[]> {
  return ctx.db
    .select(getTableColumns(orderItems))
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(orderItems.id));
}

async function photo(ctx: Ctx, userId: string): Promise<ZipFile[]> {
  const [stored] = await ctx.db
    .select({ key: files.storageKey, extension: files.extension })
    .from(users)
    .innerJoin(files, eq(files.id, users.avatarFileId))
    .where(eq(users.id, userId));
  const file = stored && (await ctx.files.open(stored.key));
  return stored && file
    ? [{ name: `photo.${stored.extension}`, bytes: await buffer(await file.read()) }]
    : [];
}

/** One table after another, so that one is held at a time. */
async function* everything(ctx: Ctx, userId: string, pictures: readonly ZipFile[]): AsyncGenerator<ZipFile> {
  const parts = PERSONAL_COLUMNS.filter((part) => typeof part.export === 'string');
  const names = [...parts.map((part) => String(part.export)), 'order-items'];
  yield { name: 'ПРОЧТИТЕ.txt', bytes: Buffer.from(`\ufeff${readmeOf(names, ctx.now())}`) };
  for (const part of parts) {
    yield { name: `${String(part.export)}.json`, bytes: jsonOf(await rowsOf(ctx, part, userId)) };
  }
  yield { name: 'order-items.json', bytes: jsonOf(await orderLines(ctx, userId)) };
  yield* pictures;
}

/** Everything kept about the person as a ZIP of JSON, piece by piece. 429 after five in an hour. */
export async function exportAccount(ctx: Ctx): Promise<FileResult> {
  const { id } = viewerOf(ctx);
  await throttleHeavyCalls(ctx, 'export', id);
  // before the first byte: a store that does not answer is a refusal, not half a file
  const pictures = await photo(ctx, id);
  await audit.record(ctx, { action: 'user.exported', subjectType: 'user', subjectId: id });
  const pieces = Readable.from(zipPieces(everything(ctx, id, pictures)), { objectMode: false });
  return {
    name: `Мои данные ${moscowDay(ctx.now())}.zip`,
    body: Readable.toWeb(pieces) as ReadableStream<Uint8Array>,
  };
}
