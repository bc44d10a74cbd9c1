import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

export type SchemaSource<S> = S | (() => Promise<S>);

function load<S extends z.ZodType>(source: SchemaSource<S>) {
  const schema = typeof source === 'function' ? source() : source;
  return Promise.all([import('@hookform/resolvers/zod'), schema, import('@/lib/validation/default-words')]);
}

/**
 * A resolver that validates by a schema. The validation code is not in the page's bundle: `warm` loads it when the form
 * is first focused, or the submit does at the latest.
 */
export function lazyResolver<S extends z.ZodType>(source: SchemaSource<S>) {
  let loaded: ReturnType<typeof load<S>> | undefined;
  const warm = () => {
    loaded ??= load(source);
    // a failed import is not cached, so that the next call retries it
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };
  const resolve: Resolver<FieldValues> = async (...given) => {
    const [{ zodResolver }, schema, { russian }] = await warm();
    const check = zodResolver(
      schema as never,
      { error: russian } as never,
    ) as unknown as Resolver<FieldValues>;
    return check(...given);
  };
  return { warm, resolve };
}
