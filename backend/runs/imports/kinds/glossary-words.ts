import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { foldLetters } from '@/lib/domain/fold-letters';
import { slugOf } from '@/lib/format/latin';
import { cleanHtml } from '@/lib/html/clean-html';
import * as path from '@/lib/routes/path';
import { marks } from '../../../db/schema/directory';
import { glossaryWords } from '../../../db/schema/glossary';
import { freeSlugs } from '../../../services/authoring/free-slugs';
import { column, importKind, type ImportTools, type ValuesOf } from '../import-kind';
import { html, list, nameToId, yesOrNo } from '../read-cells';

const columns = {
  name: column({
    ...{ title: 'Слово', aliases: ['Термин', 'Название'], required: true, sample: 'Церамиды' },
    hint: 'Как слово стоит в глоссарии, до 120 знаков. По слову и бренду находим то, что уже есть.',
    check: z.string().max(120, 'Слово длиннее 120 знаков. Сократите его.'),
  }),
  markId: column({
    ...{ title: 'Бренд', sample: '' },
    hint: 'Название бренда; пусто, если слово общее для всех.',
    check: z.string(),
  }),
  description: column({
    ...{ title: 'Определение', aliases: ['Описание'], required: true, sample: 'Липиды рогового слоя.' },
    hint: 'Текст или HTML, до 10 000 знаков.',
    check: html(10_000),
  }),
  synonyms: column({
    ...{ title: 'Другие названия', aliases: ['Синонимы', 'INCI'], sample: 'Ceramides; керамиды' },
    hint: 'Через точку с запятой, не больше 20.',
    check: list(20, 120),
  }),
  isPublished: column({
    ...{ title: 'Опубликовано', aliases: ['Публикация'], sample: 'да' },
    hint: 'да или нет. Новое слово без «да» будет черновиком.',
    ...yesOrNo,
  }),
};
type Word = ValuesOf<typeof columns>;

const keyOf = ({ markId = '', name = '' }: Word) => `${markId} ${foldLetters(name)}`;

/** Columns of the row; a published word keeps its day of publication. */
const stored = ({ isPublished, markId, ...rest }: Word, { now }: ImportTools) => ({
  ...rest,
  ...(markId === undefined ? {} : { markId }),
  ...(isPublished === undefined
    ? {}
    : {
        publishedAt: isPublished
          ? sql`coalesce(${glossaryWords.publishedAt}, ${now().toISOString()}::timestamptz)`
          : null,
      }),
  updatedAt: now(),
});

/** Words of the glossary, by brand and word. */
export const glossaryWordsImport = importKind({
  title: 'Слова глоссария',
  page: path.glossaryImport(),
  needs: 'content.author',
  columns,
  prepare: ({ db }, rows) => nameToId(rows, 'markId', () => db.select().from(marks), 'Такого бренда нет'),
  key: keyOf,
  async find({ db }, rows) {
    const folded = sql<string>`fold_letters(${glossaryWords.name})`;
    const names = rows.map(({ name = '' }) => foldLetters(name));
    const found = await db.select().from(glossaryWords).where(inArray(folded, names));
    const known = new Map(found.map(({ id, name, markId }) => [keyOf({ name, markId: markId ?? '' }), id]));
    return rows.map((row) => known.get(keyOf(row)) ?? null);
  },
  async read({ db }, ids) {
    const found = await db
      .select()
      .from(glossaryWords)
      .where(inArray(glossaryWords.id, [...ids]))
      .for('update');
    return new Map(
      found.map(({ id, name, markId, description, synonyms, publishedAt }) => {
        const word = {
          name,
          description: cleanHtml(description),
          synonyms,
          isPublished: publishedAt !== null,
        };
        const values = markId === null ? word : { ...word, markId };
        return [id, { values, stored: { description, isPublished: publishedAt?.toISOString() ?? null } }];
      }),
    );
  },
  async create(tools, rows) {
    const slugs = await freeSlugs(
      tools.db,
      glossaryWords.slug,
      rows.map(({ name = '' }) => slugOf(name) || 'slovo'),
    );
    const values = rows.map((row, at) => {
      const { name = '', description = '', isPublished, ...rest } = row;
      const now = tools.now();
      const times = { publishedAt: isPublished ? now : null, createdAt: now, updatedAt: now };
      return { ...rest, name, description, slug: slugs[at] ?? '', ...times };
    });
    const made = await tools.db.insert(glossaryWords).values(values).returning({ id: glossaryWords.id });
    return made.map(({ id }) => id);
  },
  async update(tools, id, values) {
    await tools.db
      .update(glossaryWords)
      .set(stored(values, tools))
      .where(inArray(glossaryWords.id, [id]));
  },
  async restore({ db, now }, id, { isPublished, ...rest }) {
    const day = typeof isPublished === 'string' ? new Date(isPublished) : null;
    await db
      .update(glossaryWords)
      .set({ ...rest, ...(isPublished === undefined ? {} : { publishedAt: day }), updatedAt: now() })
      .where(inArray(glossaryWords.id, [id]));
  },
  async remove({ db }, ids) {
    const gone = await db
      .delete(glossaryWords)
      .where(inArray(glossaryWords.id, [...ids]))
      .returning();
    return gone.map(({ id }) => id);
  },
});
