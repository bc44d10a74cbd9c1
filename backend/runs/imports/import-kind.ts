import type { z } from 'zod';
import type { Right } from '@/lib/access/permissions';
import type { RowSubject } from '@/lib/domain/imports';
import type { Ctx } from '../../http/context';
import type { RunTools } from '../run-work';

export interface ImportColumn<V = unknown> {
  /** Heading in the template, and in every message. */
  title: string;
  /** Other headings it is known by. */
  aliases?: readonly string[];
  /** Every row has it. An empty cell of any other column leaves what is there. */
  required?: boolean;
  /** What an empty cell of a required column says. */
  empty?: string;
  /** One-line hint, shown next to the column and in the template. */
  hint: string;
  /** A cell for the template. */
  sample: string;
  /** Reads a cell that is not empty; its Russian messages say how to mend it. */
  check: z.ZodType<V, string>;
  /** A value as people read it, when not by itself. */
  show?(value: V): string;
}

type Columns = Readonly<Record<string, ImportColumn>>;
type ValueOf<C> = C extends { check: z.ZodType<infer V> } ? V : never;
/** Values of a row by field; fields of empty cells are not there. */
export type ValuesOf<C extends Columns> = { [F in keyof C]?: ValueOf<C[F]> };

export type ImportTools = Pick<RunTools, 'db' | 'now' | 'run'>;

/** What an import says of its rows beside its columns. */
export interface Narrowed {
  /** The one training that they may be of; null: any. */
  trainingId: string | null;
}

/** A row that is being prepared: values may be put in order, cells refused. */
export interface Draft<V> {
  values: V;
  refuse(field: keyof V & string, message: string): void;
}

/** What a row is about, as it is now. */
export interface Found<V> {
  values: V;
  /** Fields whose value does not tell the whole of what is stored: kept for the undoing in its place. */
  stored?: Partial<Record<keyof V, unknown>>;
}

interface Definition<C extends Columns> {
  /** «Слова глоссария». */
  title: string;
  /** Its page, where notifications lead. */
  page: string;
  needs: Right;
  columns: C;
  /** Of whom or what rows are, where their cells are numbers. */
  subjects?: {
    /** Heading of the column. */
    title: string;
    /** In the order of the rows, all in one statement; null for what is not there or not the viewer's to see. */
    of(ctx: Ctx, rows: readonly Readonly<Record<string, string>>[]): Promise<(RowSubject | null)[]>;
  };
  /** Looks at many rows at once: names become ids, and what is not there is refused. May be asked twice. */
  prepare?(tools: ImportTools, rows: readonly Draft<ValuesOf<C>>[], narrowed: Narrowed): Promise<void>;
  /** What a row is about; two rows of one key are refused. Null: each row stands for itself. */
  key(values: ValuesOf<C>): string | null;
  /** Ids of what the rows are about, null for what is to be made. */
  find(tools: ImportTools, rows: readonly ValuesOf<C>[]): Promise<(string | null)[]>;
  /** The current items, locked; deleted ones are left out. */
  read(tools: ImportTools, ids: readonly string[]): Promise<ReadonlyMap<string, Found<ValuesOf<C>>>>;
  /** Ids in the order of the rows. */
  create(tools: ImportTools, rows: readonly ValuesOf<C>[]): Promise<string[]>;
  update(tools: ImportTools, id: string, values: ValuesOf<C>): Promise<void>;
  /** Puts changed fields back: of each what `read` gave as stored, else its value. */
  restore(tools: ImportTools, id: string, before: Readonly<Record<string, unknown>>): Promise<void>;
  /** Takes back what an import has made; answers the ids that are gone, the others are in use. */
  remove(tools: ImportTools, ids: readonly string[]): Promise<readonly string[]>;
}

/** A kind as the engine sees it, whatever its columns. */
export type ImportKind = Definition<Record<string, ImportColumn>>;

/** One kind of import: what its columns take and what a right row does. */
export const importKind = <C extends Columns>(definition: Definition<C>): ImportKind =>
  definition as unknown as ImportKind;

export const column = <V>(definition: ImportColumn<V>): ImportColumn<V> => definition;

export const shown = (of: ImportColumn, value: unknown): string => {
  if (value === null || value === undefined) return '';
  return of.show ? of.show(value) : Array.isArray(value) ? value.join('; ') : String(value);
};
