import { z } from 'zod';
import { foldLetters } from '@/lib/domain/fold-letters';
import { cleanHtml } from '@/lib/html/clean-html';
import { formatNumber } from '@/lib/format/number';
import type { Draft } from './import-kind';

/** Texts divided by semicolons. */
export const list = (most: number, longest: number) =>
  z
    .string()
    .transform((text) =>
      text
        .split(/[;\n]/)
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine((parts) => parts.length <= most, `Больше ${most} названий. Уберите лишние.`)
    .refine((parts) => parts.every(({ length }) => length <= longest), `Название длиннее ${longest} знаков.`);

const YES = ['да', '1', '+', 'x', 'х', 'true', 'yes'];
const NO = ['нет', '0', '-', '−', 'false', 'no'];

/** «да» and «нет» as people write them. */
export const yesOrNo = {
  check: z.string().transform((text, context) => {
    const word = text.toLowerCase();
    if (YES.includes(word)) return true;
    if (NO.includes(word)) return false;
    context.addIssue({ code: 'custom', message: 'Напишите «да» или «нет».' });
    return z.NEVER;
  }),
  show: (value: boolean) => (value ? 'да' : 'нет'),
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Lines as paragraphs, unless they are HTML already. */
const paragraphs = (text: string) =>
  /<[a-z][^>]*>/i.test(text)
    ? text
    : text
        .split(/\n+/)
        .map((line) => `<p>${escaped(line.trim())}</p>`)
        .join('');

/** A text or HTML, sanitised. */
export const html = (most: number) =>
  z
    .string()
    .max(most, `Текст длиннее ${formatNumber(most)} знаков. Сократите его.`)
    .transform((text): string => cleanHtml(paragraphs(text)));

interface Named {
  id: string;
  name: string;
  slug?: string;
}

/** Replaces names of a short directory by ids; ids stay. An unknown name is refused with the list of known ones. */
export async function nameToId<F extends string>(
  rows: readonly Draft<{ [K in F]?: string }>[],
  field: F,
  load: () => PromiseLike<Named[]>,
  missing: string,
): Promise<void> {
  const named = rows.filter(({ values }) => values[field] !== undefined);
  if (named.length === 0) return;
  const all = await load();
  const ids = new Map(
    all.flatMap(({ id, name, slug = name }) => [name, slug].map((text) => [foldLetters(text), id] as const)),
  );
  const known = all.map(({ name }) => name).join(', ');
  for (const { values, refuse } of named) {
    const id = ids.get(foldLetters(values[field] ?? ''));
    if (id === undefined) refuse(field, `${missing}. Есть: ${known}.`);
    else values[field] = id;
  }
}
