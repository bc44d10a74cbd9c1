import type { z } from 'zod';
import type { Right } from '@/lib/access/permissions';
import type { RowSubject } from '@/lib/domain/imports';
import type { Ctx } from '../../http/context';
import type { RunTools } from '../run-work';

export interface ImportColumn<V = unknown> {
  /** Heading of the column in the template and in messages. */
  title: string;
  /** Other headings that are recognised. */
  aliases?: readonly string[];
  /** Every row must fill it. An empty cell of any other column leaves the stored value. */
  required?: boolean;
  /** Message for an empty cell of a required column. */
  empty?: string;
  /** One-line hint, shown next to the column and in the template. */
  hint: string;
  /** Sample value in the template. */
  sample: string;
  /** Reads a cell that is not empty; its Russian messages say how to correct the cell. */
  check: z.ZodType<V, string>;
  /** The value as text for people, where it is not its own text. */
  show?(value: V): string;
}

type Columns = Readonly<Record<string, ImportColumn>>;
type ValueOf<C> = C extends { check: z.ZodType<infer V> } ? V : never;
/** Values of a row by field; fields of empty cells are absent. */
export type ValuesOf<C extends Columns> = { [F in keyof C]?: ValueOf<C[F]> };

export type ImportTools = Pick<RunTools, 'db' | 'now' | 'run'>;

/** What an import restricts its rows to. */
export interface Narrowed {
  /** The only training that rows may be about; null for any. */
  trainingId: string | null;
}

/** A row in preparation: its values can be corrected and its cells refused. */
export interface Draft<V> {
  values: V;
  refuse(field: keyof V & string, message: string): void;
}

/** The current state of a row's item. */
export interface Found<V> {
  values: V;
  /** Stored values of fields that `values` shows only in part; undoing restores these instead. */
  stored?: Partial<Record<keyof V, unknown>>;
}

interface Definition<C extends Columns> {
  /** Title of the import: «Слова глоссария». */
  title: string;
  /** Page of the import, which notifications link to. */
  page: string;
  needs: Right;
  columns: C;
  /** A column that names the person or item of a row, where the cells hold only numbers. */
  subjects?: {
    /** Heading of the column. */
    title: string;
    /** Names in the order of the rows, read in one statement; null for what is missing or hidden from the viewer. */
    of(ctx: Ctx, rows: readonly Readonly<Record<string, string>>[]): Promise<(RowSubject | null)[]>;
  };
  /** Prepares many rows at once: replaces names by ids and refuses unknown ones. May run twice. */
  prepare?(tools: ImportTools, rows: readonly Draft<ValuesOf<C>>[], narrowed: Narrowed): Promise<void>;
  /** Key of a row's item; a second row of one key is refused. Null for an item of its own per row. */
  key(values: ValuesOf<C>): string | null;
  /** Ids of the rows' items; null for an item to be created. */
  find(tools: ImportTools, rows: readonly ValuesOf<C>[]): Promise<(string | null)[]>;
  /** The current items, locked; deleted items are left out. */
  read(tools: ImportTools, ids: readonly string[]): Promise<ReadonlyMap<string, Found<ValuesOf<C>>>>;
  /** Creates the items; returns their ids in the order of the rows. */
  create(tools: ImportTools, rows: readonly ValuesOf<C>[]): Promise<string[]>;
  update(tools: ImportTools, id: string, values: ValuesOf<C>): Promise<void>;
  /** Restores changed fields: to the `stored` value that `read` gave, else to the value. */
  restore(tools: ImportTools, id: string, before: Readonly<Record<string, unknown>>): Promise<void>;
  /** Deletes items that an import created; returns the deleted ids, the other items are in use. */
  remove(tools: ImportTools, ids: readonly string[]): Promise<readonly string[]>;
}

/** A kind of import without the types of its columns. */
export type ImportKind = Definition<Record<string, ImportColumn>>;

/** One kind of import: its columns, and what its valid rows do. */
export const importKind = <C extends Columns>(definition: Definition<C>): ImportKind =>
  definition as unknown as ImportKind;

export const column = <V>(definition: ImportColumn<V>): ImportColumn<V> => definition;

export const shown = (of: ImportColumn, value: unknown): string => {
  if (value === null || value === undefined) return '';
  return of.show ? of.show(value) : Array.isArray(value) ? value.join('; ') : String(value);
};
