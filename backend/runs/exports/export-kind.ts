import type { SQL, Subquery } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Right } from '@/lib/access/permissions';
import type { Ctx, SignedIn } from '../../http/context';
import type { Cell, WrittenColumn } from '../../tables/table-writer';

/** As much of drizzle's select as a page by key needs. */
interface Select<Row> {
  as: (alias: string) => Subquery;
  orderBy: (...order: SQL[]) => { limit: (most: number) => PromiseLike<Row[]> };
}

export interface ExportColumn<Row> extends WrittenColumn {
  cell: (row: Row) => Cell;
}

/** What a list needs of its call: conditions look at the clock and the database, never at who asks. */
export type ExportCtx = Pick<Ctx, 'db' | 'now'>;

interface Definition<F, Row extends { id: string }> {
  /** Begins the file's name: «Статьи и видео». */
  title: string;
  /** The same where the filter says more. */
  titleOf?: (ctx: ExportCtx, filter: F) => Promise<string>;
  /** The whole name of the file, without its ending, where it is not the title and the day. */
  fileName?: (ctx: ExportCtx, filter: F) => Promise<string>;
  /** Page of the list, where the notification leads. */
  page: string;
  needs: Right;
  /** What else whoever fetches the file needs, where it holds more than its list. */
  fileNeeds?: (filter: F) => Right | null;
  /** Whether the list shows whoever fetches the file as much as it did when the file was made, under `scope`. */
  isWithinScope?: (viewer: SignedIn, filter: F) => boolean;
  /** The filter of the list's own call. */
  filter: z.ZodType<F | undefined>;
  /** Refuses a filter that names what is not there, or not for who asks. */
  assertFilter?: (ctx: Ctx, filter: F) => Promise<void>;
  /** What the filter is given of who asks and when, where a list is not everybody's: nobody asks for it by themselves. */
  scope?: (viewer: SignedIn, ctx: Ctx, filter: F) => Partial<F> | Promise<Partial<F>>;
  /** The conditions of the list's own call. */
  where: (ctx: Ctx, query: { filter?: F | undefined }) => SQL | undefined;
  from: (ctx: ExportCtx, where: SQL | undefined) => Select<Row>;
  /** Unique and growing: pages go by it, unless rows are shuffled. */
  key: PgColumn;
  /** Whether rows come in an order that is drawn anew for each file and tells nothing of theirs. */
  isShuffled?: (filter: F) => boolean;
  /** The same in every step of a run. */
  columns: (
    ctx: ExportCtx,
    filter: F,
  ) => readonly ExportColumn<Row>[] | Promise<readonly ExportColumn<Row>[]>;
}

export type ExportKind = Definition<unknown, { id: string }>;

/** A list as a file: the same filter, the same conditions, every row. */
export const exportKind = <F, Row extends { id: string }>(definition: Definition<F, Row>): ExportKind =>
  definition as unknown as ExportKind;
