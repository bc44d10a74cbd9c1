/** A page's `searchParams` as the standard object; a repeated parameter keeps all its values. */
export function toSearchParams(given: Record<string, string | string[] | undefined>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    for (const one of [value ?? []].flat()) query.append(name, one);
  }
  return query;
}
