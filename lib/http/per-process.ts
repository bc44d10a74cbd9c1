/** Returns one value per process: routes are bundled separately, each with its own copy of a module. */
export function perProcess<T>(name: string, make: () => T): T {
  const shared = globalThis as Record<symbol, unknown>;
  return (shared[Symbol.for(`portal.${name}`)] ??= make()) as T;
}
