/** Props that connect a control to its hint and its error: `{...describe(id, {hint, error})}`. */
export function describe(id: string, { hint, error }: { hint?: unknown; error?: unknown }) {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}
