type Given = string | string[] | undefined;

/** A page's `searchParams` as the standard object; a repeated parameter keeps all its values. */
export function toSearchParams(given: Record<string, Given>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    for (const one of [value ?? []].flat()) query.append(name, one);
  }
  return query;
}

/** One value of a query, the last of several; undefined for none or an empty one. */
export function oneOf(value: Given): string | undefined {
  return (Array.isArray(value) ? value.at(-1) : value) || undefined;
}

/** Address with these values in its query; undefined ones are left out. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}
