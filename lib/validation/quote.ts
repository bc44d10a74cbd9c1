/**
 * A name in Russian quotation marks: `Имя` → `«Имя»`; marks inside become the inner pair:
 * `Набор «Зима»` → `«Набор „Зима“»`.
 */
export function quote(name: string): string {
  return `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;
}
