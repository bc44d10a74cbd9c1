import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

export type SchemaSource<S> = S | (() => Promise<S>);

function load<S extends z.ZodType>(source: SchemaSource<S>) {
  const schema = typeof source === 'function' ? source() : source;
  return Promise.all([import('@hookform/resolvers/zod'), schema, import('@/lib/validation/default-words')]);
}

/**
 * Checks by a schema. The checking code is no part of the page: it comes with `warm`, called when the form is first
 * touched, or at the latest when it is sent.
 */
export function lazyResolver<S extends z.ZodType>(source: SchemaSource<S>) {
  let loaded: ReturnType<typeof load<S>> | undefined;
  const warm = () => {
    loaded ??= load(source);
    // a failed download must be asked for again, not remembered
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
