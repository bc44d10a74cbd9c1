/** Hidden inputs for parameters of the address that a GET form must keep. */
export function HiddenFields({
  of,
}: {
  of: readonly (readonly [name: string, value: string | undefined])[];
}) {
  return of.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
