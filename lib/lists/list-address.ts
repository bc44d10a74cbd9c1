import { z } from 'zod';
import { withQuery } from '../routes/query';
import { shownOf, type Shown } from './shown';

export type GivenQuery = Readonly<Record<string, string | string[] | undefined>>;
type Values = Readonly<Record<string, unknown>>;
type Change<V> = { [K in keyof V]?: V[K] | undefined };

/** The `filter` of a call, made from a view: without empty values, flags as `1`. */
type Filter<V> = {
  [K in Exclude<keyof V, 'sort' | 'page'>]?: V[K] extends boolean ? '1' : NonNullable<V[K]>;
};

/** A filter that is on; `href` is the list without it. */
export interface ActiveFilter<Name> {
  name: Name;
  value: string;
  href: string;
}

/** The address as the parts of a list use it: `V` is the view, `N` the names of its fields. */
export interface AddressOf<V, N extends string = string> {
  base(view: V): string;
  href(view: V, change?: { page?: number }): string;
  choose(view: V, name: N, value?: string): string;
  chosen(view: V, name: N): string[];
  toggle(view: V, name: N, value: string): string;
  active(view: V): ActiveFilter<string>[];
  hidden(view: V, shown: readonly N[]): (readonly [string, string | undefined])[];
  cleared(view: V): string;
}

/** The view that `read` returns for an address. */
export type ViewOf<A extends { read: (query: GivenQuery) => unknown }> = ReturnType<A['read']>;

interface Declaration<F, P> {
  /** The path of one page, or a function of the view's values that are not in the query. */
  path: string | ((place: P) => string);
  /** Each field turns any text into a value; an empty query gives the defaults. The query keeps their order. */
  fields: F;
  /** Fields shown as tabs, which are not listed among active filters. */
  tabs?: readonly (keyof F)[];
}

/** A value as a parameter: a list joined by commas, a flag as `1`; undefined for none. */
function written(value: unknown): string | undefined {
  if (value === true) return '1';
  return value === false ? undefined : [value ?? ''].flat().join(',') || undefined;
}

/** A list with the value added, or removed when it holds it; a single value is set, or unset when it is the same. */
function toggled(had: unknown, value: string): unknown {
  if (Array.isArray(had)) return had.includes(value) ? had.filter((one) => one !== value) : [...had, value];
  return written(had) === value ? undefined : value === '1' && typeof had === 'boolean' ? true : value;
}

/**
 * The address of a list from one declaration: reads its query, writes links and hidden fields, and makes the filter of
 * the call. A field `sort` is the order, `page` the page's number: a change of any other field returns to the first page.
 */
export function listAddress<F extends Readonly<Record<string, z.ZodType>>, P extends object = object>({
  path,
  fields,
  tabs = [],
}: Declaration<F, P>) {
  type Fields = z.output<z.ZodObject<F>>;
  type View = Fields & P;
  type Name = keyof F & string;
  const schema = z.object(fields);
  const defaults: Values = schema.parse({});
  const names = Object.keys(fields) as Name[];
  const filters = names.filter((name) => name !== 'sort' && name !== 'page' && !tabs.includes(name));

  const parameters = (view: Values) =>
    names
      .map((name) => [name, written(view[name])] as const)
      .filter(([name, value]) => value !== undefined && value !== written(defaults[name]));

  /** The path without the query: the action of a GET form. */
  const base = (view: View): string => (typeof path === 'string' ? path : path(view));

  function href(view: View, change: Change<View> = {}): string {
    const next = { ...view, page: undefined, ...change };
    return withQuery(base(next as unknown as View), Object.fromEntries(parameters(next))).replaceAll(
      '%2C',
      ',',
    );
  }

  /** Address with the value added to the field, or removed from it. */
  const toggle = (view: View, name: Name, value: string) =>
    href(view, { [name]: toggled((view as Values)[name], value) } as Change<View>);

  /** Address with only this value in the field, or with an empty field. */
  const choose = (view: View, name: Name, value?: string) => href(view, { [name]: value } as Change<View>);

  /** Values of a field as the address writes them, also when they are the default. */
  function chosen(view: View, name: Name): string[] {
    const value = (view as Values)[name];
    return Array.isArray(value) ? (value as string[]) : [written(value) ?? []].flat();
  }

  /** Filters that are on, in the order of the fields; each value of a list is a filter of its own. */
  const active = (view: View): ActiveFilter<Name>[] =>
    parameters(view)
      .filter(([name]) => filters.includes(name))
      .flatMap(([name, text = '']) =>
        (Array.isArray((view as Values)[name]) ? text.split(',') : [text]).map((value) => ({
          name,
          value,
          href: toggle(view, name, value),
        })),
      );

  /** The view with no filter on. */
  const clear = (view: View): View => ({
    ...view,
    ...Object.fromEntries(filters.map((name) => [name, defaults[name]])),
  });

  return {
    base,
    href,
    toggle,
    choose,
    chosen,
    active,
    clear,
    /** Address of the list with no filter on. */
    cleared: (view: View) => href(clear(view)),
    /** An invalid value becomes the default, so any address opens a list. */
    read: (query: GivenQuery): Fields => schema.parse(query),
    /** Fields that a GET form carries hidden, because it does not show them. */
    hidden: (view: View, shown: readonly Name[]) =>
      parameters(view).filter(([name]) => name !== 'page' && !shown.includes(name)),
    /** `filter` of the call. */
    filter: (view: View): Filter<Fields> =>
      Object.fromEntries(
        names
          .filter((name) => name !== 'sort' && name !== 'page' && written((view as Values)[name]))
          .map((name) => [name, (view as Values)[name] === true ? '1' : (view as Values)[name]]),
      ) as Filter<Fields>,
    /** `page` of the call, for a list that grows by `step` items. */
    shown: (view: View & { page: number }, step: number): Shown => shownOf(view.page, step),
  };
}
