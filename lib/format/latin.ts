const LETTERS: ReadonlyMap<string, string> = new Map(
  'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sch ъ: ы:y ь: э:e ю:yu я:ya'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Transliterates Russian letters, in lower case: `Щавель` → `schavel`; other characters stay. */
export function latin(text: string): string {
  return [...text.toLowerCase()].map((char) => LETTERS.get(char) ?? char).join('');
}

/** Slug of a title: `Крем-гель Hyalu B5, 40 мл` → `krem-gel-hyalu-b5-40-ml`; '' when no character fits a slug. */
export function slugOf(title: string): string {
  return latin(title)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100)
    .replace(/-$/, '');
}
