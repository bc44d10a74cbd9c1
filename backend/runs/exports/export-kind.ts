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

/** The context of an export: its conditions depend on the clock and the database, never on the viewer. */
export type ExportCtx = Pick<Ctx, 'db' | 'now'>;

interface Definition<F, Row extends { id: string }> {
  /** First words of the file's name: «Статьи и видео». */
  title: string;
  /** The title under a filter, where it depends on the filter. */
  titleOf?: (ctx: ExportCtx, filter: F) => Promise<string>;
  /** Name of the file without its extension; by default the title and the day. */
  fileName?: (ctx: ExportCtx, filter: F) => Promise<string>;
  /** Page of the list, which the notification links to. */
  page: string;
  needs: Right;
  /** A further right that fetching the file needs, where the file holds more than the list. */
  fileNeeds?: (filter: F) => Right | null;
  /** Whether the viewer who fetches the file may still see everything that `scope` allowed when it was made. */
  isWithinScope?: (viewer: SignedIn, filter: F) => boolean;
  /** The filter of the list's own call. */
  filter: z.ZodType<F | undefined>;
  /** Refuses a filter that names something missing, or something that the viewer may not see. */
  assertFilter?: (ctx: Ctx, filter: F) => Promise<void>;
  /** Values that the server adds to the filter, by viewer and time, where a list depends on the viewer. */
  scope?: (viewer: SignedIn, ctx: Ctx, filter: F) => Partial<F> | Promise<Partial<F>>;
  /** The conditions of the list's own call. */
  where: (ctx: Ctx, query: { filter?: F | undefined }) => SQL | undefined;
  from: (ctx: ExportCtx, where: SQL | undefined) => Select<Row>;
  /** A unique, growing column: pages follow it, unless the rows are shuffled. */
  key: PgColumn;
  /** Whether each file has a random order of its own, which reveals nothing about the rows. */
  isShuffled?: (filter: F) => boolean;
  /** The columns; they stay the same in every step of a run. */
  columns: (
    ctx: ExportCtx,
    filter: F,
  ) => readonly ExportColumn<Row>[] | Promise<readonly ExportColumn<Row>[]>;
}

export type ExportKind = Definition<unknown, { id: string }>;

/** A list as a file: the same filter, the same conditions, every row. */
export const exportKind = <F, Row extends { id: string }>(definition: Definition<F, Row>): ExportKind =>
  definition as unknown as ExportKind;
