/** Parameters of an address that a GET form carries without showing them. */
export function HiddenFields({
  of,
}: {
  of: readonly (readonly [name: string, value: string | undefined])[];
}) {
  return of.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
