import { eq, like, sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { searchDocuments } from '@/api/search/endpoints';
import { articles } from '@/backend/db/schema/articles';
import { gifts as giftRows } from '@/backend/db/schema/orders';
import { faqQuestions } from '@/backend/db/schema/questions';
import { searchDocuments as documents, searchWords } from '@/backend/db/schema/search';
import { trainings, trainingTopics } from '@/backend/db/schema/trainings';
import { users } from '@/backend/db/schema/users';
import { tidy } from '@/backend/jobs/housekeeping';
import { academyExperts } from '@/lib/access/roles';
import { MOST_FOUND, MOST_SUGGESTED, SEARCH_TYPES, type SearchType } from '@/lib/domain/search-documents';
import { foldText } from '@/lib/domain/search-query';
import { plainText } from '@/lib/format/plain-text';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenGifts, type GivenGifts } from '../helpers/given-gifts';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';
import { givenModules } from '../helpers/given-modules';
import { givenProducts } from '../helpers/given-products';
import { givenQuestions } from '../helpers/given-questions';
import { givenSurveys } from '../helpers/given-surveys';
import { givenTrainings } from '../helpers/given-trainings';

const NOW = new Date('2026-11-20T12:00:00+03:00');
const DAY = 864e5;
const at = (days: number) => new Date(NOW.getTime() + days * DAY);
let backend: TestBackend;
let learning: GivenLearning;
let shop: ReturnType<typeof givenProducts>;
let asks: ReturnType<typeof givenQuestions>;
let rooms: ReturnType<typeof givenModules>;
let gifts: GivenGifts;
let anna: Actor;
let trained: ReturnType<typeof givenTrainings>;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW, env: { LOCKED_PHARMACY_CHAINS: 'Закрытая сеть' } });
  learning = givenLearning(backend);
  shop = givenProducts({ ...backend, now: backend.clock.now });
  asks = givenQuestions(backend);
  rooms = givenModules(backend);
  gifts = givenGifts(backend);
  trained = givenTrainings(backend);
  await gifts.wave();
  anna = await backend.as();
});
afterAll(() => backend.close());

interface Asking {
  types?: SearchType[];
  page?: { number?: number; size?: number };
  suggestions?: boolean;
}

async function search(query: string, { types, page, suggestions }: Asking = {}) {
  const filter = {
    query,
    ...(types ? { modelTypeAlias: types } : {}),
    ...(suggestions ? { isSearchSuggestions: '1' as const } : {}),
  };
  return (await backend.call(searchDocuments, { as: anna, query: { filter, ...(page ? { page } : {}) } }))
    .value;
}
const titles = async (query: string, asking?: Asking) =>
  (await search(query, asking)).items.map(({ title }) => title);

describe('who may', () => {
  test('without a session it is 401', async () => {
    expect((await backend.call(searchDocuments, { query: { filter: { query: 'крем' } } })).status).toBe(401);
  });

  test.each([
    '',
    'filter[query]=',
    'filter[query]=%20%20',
    `filter[query]=${'a'.repeat(256)}`,
    'filter[query]=x&filter[modelTypeAlias][]=user',
    'filter[query]=x&filter[who]=me',
    'filter[query]=x&page[size]=1000',
    'filter[query]=x&sort=title',
  ])('a wrong parameter (%s) is 400', async (text) => {
    const answer = await backend.fetch(`/v1/global-search/global-search-documents?${text}`, {
      headers: { authorization: `Bearer ${anna.token}` },
    });
    expect(answer.status).toBe(400);
  });

  test('the specified form of types is read', async () => {
    const title = 'Квокканикс';
    await learning.article({ title });
    await learning.test({ title });
    const answer = await backend.fetch(
      `/v1/global-search/global-search-documents?filter[query]=${title}&filter[modelTypeAlias][]=test&filter[modelTypeAlias][]=page`,
      { headers: { authorization: `Bearer ${anna.token}` } },
    );
    const { data } = (await answer.json()) as { data: { attributes: { model_type_alias: string } }[] };
    expect(data.map(({ attributes }) => attributes.model_type_alias)).toEqual(['test']);
  });

  test('what may not be opened is not found, whoever asks', async () => {
    const title = 'Невидимка';
    const boss = await backend.as('admin');
    await learning.article({ title, status: 0 });
    await learning.article({ title, publishedAt: at(1) });
    await learning.video({ title, endDate: at(-1) });
    await learning.video({ title, viewAvailable: false });
    await learning.test({ title, isHidden: true });
    await learning.test({ title, isArchived: true });
    await learning.test({ title, isPublished: false });
    await learning.test({ title, startDate: at(1) });
    await shop.product({ name: title, status: 'archive' });
    await shop.product({ name: title, publishedAt: null });
    await shop.word({ name: title, status: 'archive' });
    await rooms.module({ title, status: 'draft' });
    await rooms.page({ title, status: 'archived' });
    await rooms.page({ title, slug: 'lrp-development-6' });
    await rooms.page({ title, slug: 'summer-sale' });
    await rooms.page({ title, slug: 'lrp-about-10' });
    const expert = await asks.expert();
    const own = { askerId: anna.id, text: title };
    await asks.question(own);
    await asks.question({ ...own, answererId: expert.id, isHidden: true, answeredAt: at(-1) });
    await asks.question({ ...own, answererId: expert.id, isActive: false, answeredAt: at(-1) });
    const left = await asks.expert({ lastName: title });
    await backend.db.update(users).set({ isArchived: true }).where(eq(users.id, left.id));
    for (const as of [anna, boss]) {
      const { value } = await backend.call(searchDocuments, { as, query: { filter: { query: title } } });
      expect(value.items.map((item) => item.title)).not.toContain(title);
      expect(value.meta.counts).toEqual([]);
    }
  });
});

describe('what is found', () => {
  test('every kind, with counts by type, and each by its own filter', async () => {
    const word = 'Пантеногель';
    const mark = await backend.given.mark();
    const common = { markId: mark.id, title: word };
    await learning.article(common);
    await learning.video(common);
    await learning.video({ ...common, categories: ['webinars'] });
    await learning.test(common);
    await learning.test({ ...common, availableErrorsCount: 1 });
    await givenSurveys(backend).survey(common);
    await rooms.module(common);
    await rooms.page({ ...common, slug: 'cerave-about' });
    await shop.product({ markId: mark.id, name: word });
    await gifts.gift({ name: word });
    await shop.word({ name: word });
    await trained.training({ topicId: await trained.topic({ name: word }) });
    const expert = await asks.expert({ lastName: word });
    await asks.question({ askerId: anna.id, text: word, answererId: expert.id, answeredAt: at(-1) });
    const all = await search(word);
    expect(all.meta.counts).toEqual(SEARCH_TYPES.map((type) => ({ type, count: 1 })));
    expect(all.page?.total).toBe(SEARCH_TYPES.length);
    for (const type of SEARCH_TYPES) {
      const { items, meta, page } = await search(word, { types: [type] });
      expect(items.map(({ modelTypeAlias }) => modelTypeAlias)).toEqual([type]);
      expect([meta.counts.length, page?.total]).toEqual([SEARCH_TYPES.length, 1]);
    }
  });

  test('a topic of trainings is found by its name, its kind and its city, until its last date begins', async () => {
    const topicId = await trained.topic({ name: 'Эпилярий' });
    const city = 'Урюпинсктест';
    const { startsAt, id } = await trained.training({ topicId, city, inDays: 3 });
    for (const query of ['эпилярий', 'эпилярий тренинг', `эпилярий ${city}`])
      expect(await titles(query, { types: ['training'] })).toEqual(['Эпилярий']);
    await backend.during(new Date(startsAt.getTime() + 1), async () =>
      expect(await titles('эпилярий')).not.toContain('Эпилярий'),
    );
    await backend.db.update(trainings).set({ status: 'cancelled' }).where(eq(trainings.id, id));
    expect(await titles('эпилярий')).not.toContain('Эпилярий');
    await trained.training({ topicId, inDays: 9 });
    expect(await titles('эпилярий вебинар')).toContain('Эпилярий');
    await backend.db.update(trainingTopics).set({ isArchived: true }).where(eq(trainingTopics.id, topicId));
    expect(await titles('эпилярий')).not.toContain('Эпилярий');
  });

  test('gifts are found in a wave, by their name and as gifts, and not by a locked chain', async () => {
    const { id } = await gifts.gift({ name: 'Зонтоликс', shortDescription: 'Складной купол.' });
    await gifts.gift({ name: 'Зонтоликс скрытый', isVisible: false });
    for (const query of ['зонтоликс', 'зонтоликса подарок', 'складной купол'])
      expect(await titles(query, { types: ['gift'] })).toEqual(['Зонтоликс']);
    const pharmacy = await backend.given.pharmacy({ chain: 'Закрытая сеть' });
    const asked = { query: { filter: { query: 'зонтоликс' } } };
    const locked = await backend.given.user({ pharmacyId: pharmacy.id });
    expect((await backend.call(searchDocuments, { as: locked, ...asked })).value.meta.counts).toEqual([]);
    const [found] = (await search('зонтоликс')).items;
    expect([found?.modelId, found?.modelTypeAlias]).toEqual([id, 'gift']);
    await backend.db.update(giftRows).set({ isVisible: false }).where(eq(giftRows.id, id));
    expect((await search('зонтоликс')).meta.matched).not.toBe('asked');
  });

  test('outside a wave gifts are found by admins alone', async () => {
    await gifts.gift({ name: 'Веероликс' });
    backend.clock.set(at(60));
    try {
      const ask = async (as: Actor) =>
        (await backend.call(searchDocuments, { as, query: { filter: { query: 'веероликс' } } })).value.meta
          .counts;
      expect(await ask(await backend.as())).toEqual([]);
      expect(await ask(await backend.as('admin'))).toEqual([{ type: 'gift', count: 1 }]);
    } finally {
      backend.clock.set(NOW);
    }
  });

  test('experts are those whom the academy shows', async () => {
    for (const role of academyExperts) {
      const lastName = `Особенный${role === 'expert' ? 'э' : 'т'}`;
      await asks.expert({ lastName, roles: [role] });
      expect((await search(lastName)).items).toHaveLength(1);
    }
    const lastName = 'Поддержкин';
    await asks.expert({ lastName, roles: ['support'] });
    expect((await search(lastName)).meta.counts).toEqual([]);
  });

  test.each([
    ['another ending', 'Увлажнение чувствительной кожи', 'увлажнения чувствительная'],
    ['the beginning of a word', 'Гиалуропластика', 'гиалуроп'],
    ['small words between the rest', 'Ночепроба и флюид', 'флюид для ночепр'],
    ['a word of the same root', 'Ксантанокремовый состав', 'ксантанокремы'],
    ['е for ё', 'Тёплый ёршик', 'теплый ершик'],
    ['ё for е', 'Зеленый кремнезем', 'зелёный кремнезём'],
    ['letters without their accents', 'Minéral Crèmix', 'mineral cremix'],
    ['accents over plain letters', 'Mineralix Creme', 'Minéralix Crème'],
    ['ligatures apart', 'Œnothera Æquolix', 'oenothera aequolix'],
    ['ligatures for two letters', 'Coenzymix laevis', 'cœnzymix lævis'],
    ['a stress mark', 'Ру\u0301биновый', 'рубиновый'],
    ['capitals and signs', 'Лецитиноль «ночной»', 'ЛЕЦИТИНОЛЬ, (ночной)!'],
    ['the other alphabet, Latin for Russian', 'Ниацинамидопон', 'niacinamidopone'],
    ['the other alphabet, Russian for Latin', 'Retinolix', 'ретиноликс'],
    ['a name as it is said', 'Cerave для рук', 'цераве рук'],
    ['a name said in three words', 'La Roche-Posay Лазурикс', 'Ля Рош-Позе лазурикс'],
    ['a name said in one word', 'La Roche-Posay Бирюзикс', 'ларошпозе бирюзикс'],
    ['a name as it was typed', 'Спросить про ларошпозе Янтарикс', 'ларошпозе янтарикс'],
    ['a name said in two words', 'CeraVe Опаликс', 'сера ве опаликс'],
    ['a word and its number in one', 'Крем Топазикс SPF 50+', 'топазикс spf50'],
    ['a word and its number apart', 'Крем Гранатикс SPF50', 'гранатикс spf 50'],
    ['a vitamin by its Russian letter', 'Витамин C и Агатикс', 'витамин ц агатикс'],
  ])('%s', async (_, title, query) => {
    await learning.article({ title });
    expect(await titles(query)).toEqual([title]);
    expect((await search(query)).meta).toMatchObject({ matched: 'asked', correction: null });
  });

  test('a name whose root is two letters finds itself, not every word that begins with them', async () => {
    await learning.article({ title: 'Анна рассказывает' });
    await learning.article({ title: 'Антиквариксы' });
    const found = await titles('анна');
    expect(found).toContain('Анна рассказывает');
    expect(found).not.toContain('Антиквариксы');
    expect(await titles('антиквар')).toEqual(['Антиквариксы']);
  });

  test('the wrong keyboard layout is read as it was meant, and said', async () => {
    const mark = await backend.given.mark({ name: 'La Roche-Posay' });
    await learning.article({ markId: mark.id, title: 'Термальная вода' });
    const { items, meta } = await search('kf hji');
    expect(items.map(({ title }) => title)).toContain('Термальная вода');
    expect(meta).toMatchObject({ matched: 'corrected', correction: 'ла рош' });
    await learning.article({ title: 'Dermalogix' });
    expect(await titles('вукьфдщпшч')).toEqual(['Dermalogix']);
  });

  test.each([
    ['a changed letter', 'неацинамикс'],
    ['a lost letter', 'ниацнамикс'],
    ['swapped letters', 'ниацианмикс'],
    ['on the wrong layout too', 'ybfwbyfvbvc'],
  ])('a slip: %s', async (_, query) => {
    await learning.article({ title: 'Ниацинамикс и поры' });
    const { items, meta } = await search(query);
    expect(items[0]?.title).toBe('Ниацинамикс и поры');
    expect(meta).toMatchObject({ matched: 'corrected', correction: 'ниацинамикс' });
  });

  test('two letters swapped in a short word are put right', async () => {
    await learning.article({ title: 'Вода и кожа' });
    const { items, meta } = await search('вдоа');
    expect(meta).toMatchObject({ matched: 'corrected', correction: 'вода' });
    expect(items[0]?.title).toBe('Вода и кожа');
  });

  test('vowels as they are heard are put right', async () => {
    await learning.article({ title: 'Ретинол вечером' });
    const { items, meta } = await search('ритенол');
    expect(meta).toMatchObject({ matched: 'corrected', correction: 'ретинол' });
    expect(items[0]?.title).toBe('Ретинол вечером');
  });

  test('ceramides are found under both of their names', async () => {
    await learning.article({ title: 'Церамиды барьера' });
    const { items } = await search('керамиды');
    expect(items.map(({ title }) => title)).toContain('Церамиды барьера');
  });

  test('they are put right also where what is left without its ending begins another word', async () => {
    await learning.article({ title: 'Вдоль берега' });
    expect((await search('вдоль')).meta).toMatchObject({ matched: 'asked', correction: null });
    for (const title of ['Вода зимой', 'Вода летом', 'Вода весной']) await learning.article({ title });
    const { items, meta } = await search('вдоа');
    expect(meta).toMatchObject({ matched: 'corrected', correction: 'вода' });
    expect(items.map(({ title }) => title)).not.toContain('Вдоль берега');
    expect((await search('вдол')).meta, 'a beginning is no slip').toMatchObject({ matched: 'asked' });
  });

  test('exact titles first, then titles that begin so, then titles with the word, then texts', async () => {
    await learning.article({ title: 'О другом', content: '<p>Масло ксилиты в составе.</p>' });
    await learning.article({ title: 'Чем хороша ксилита' });
    await learning.article({ title: 'Ксилита зимой' });
    await learning.article({ title: 'Ксилита', publishedAt: at(-30) });
    expect(await titles('ксилита')).toEqual(['Ксилита', 'Ксилита зимой', 'Чем хороша ксилита', 'О другом']);
  });

  test('an excerpt shows the place of the words, as text', async () => {
    const filler = '<p>Долгое вступление ни о чем особенном. </p>'.repeat(20);
    const content = `${filler}<p>Тут <b>бакучиолекс</b> &lt;img&gt; &amp; прочее.</p>${filler}`;
    await learning.article({ title: 'Длинная', content });
    const [item] = (await search('бакучиолекса')).items;
    expect(item?.excerpt).toContain('бакучиолекс <img> & прочее');
    expect(item?.excerpt.length).toBeLessThan(240);
  });

  test('pages: no item twice, none lost, and past the end nothing', async () => {
    for (let n = 0; n < 5; n += 1) await learning.article({ title: `Страничник ${String(n)}` });
    const got: string[] = [];
    for (const number of [1, 2, 3]) got.push(...(await titles('страничник', { page: { number, size: 2 } })));
    expect(got).toHaveLength(5);
    expect(new Set(got).size).toBe(5);
    const past = await search('страничник', { page: { number: 9, size: 2 } });
    expect([past.items.length, past.page?.total]).toEqual([0, 5]);
  });
});

test('of a word that is everywhere the best comes first, and suggestions say there are many', async () => {
  await learning.article({ title: 'Без него', content: '<p>Частослов в тексте.</p>' });
  await learning.article({ title: 'Частослов', publishedAt: at(-300) });
  for (let n = 0; n < MOST_SUGGESTED; n += 1) await learning.article({ title: `Про частослов ${String(n)}` });
  const got: string[] = [];
  for (const number of [1, 2]) got.push(...(await titles('частослов', { page: { number, size: 60 } })));
  expect([got[0], got.at(-1), new Set(got).size]).toEqual(['Частослов', 'Без него', MOST_SUGGESTED + 2]);
  const { items, meta } = await search('частослов', { suggestions: true });
  expect([items[0]?.title, meta.isCapped]).toEqual(['Частослов', true]);
  expect((await search('частослов')).meta.isCapped).toBe(false);
});

/** So many articles alike but for their numbers. */
async function manyArticles(length: number, title: string, content: string) {
  const mark = await backend.given.mark();
  const common = { markId: mark.id, kind: 'article' as const, status: 1, publishedAt: at(-1), content };
  await backend.db.insert(articles).values(
    Array.from({ length }, (_, n) => ({
      ...common,
      slug: `${mark.slug}-${String(n)}`,
      title: `${title} ${String(n)}`,
    })),
  );
  return mark;
}

test('what was met twice is counted once: beginnings in texts are not left out for it', async () => {
  await manyArticles(MOST_FOUND - 50, 'Двусчетник', '<p>Слова.</p>');
  await manyArticles(20, 'О другом', '<p>Про двусчетниковую кожу.</p>');
  const { meta } = await search('двусчетник');
  expect(meta).toMatchObject({ isCapped: false, counts: [{ type: 'article', count: MOST_FOUND - 30 }] });
});

test('a type that stands behind the cut of very many is found when it is asked for', async () => {
  const mark = await manyArticles(MOST_FOUND + 50, 'Материал', '<p>Здесь вездесущик.</p>');
  const expert = await asks.expert();
  const text = 'Что за вездесущик?';
  await asks.question({ askerId: anna.id, text, answererId: expert.id, answeredAt: at(-1) });
  await learning.test({ title: 'Без слов', markId: mark.id });
  await shop.product({ name: 'Крем', fullDescription: '<p>С вездесущиком внутри.</p>', markId: mark.id });
  const all = await search('вездесущик');
  expect(all.meta.isCapped).toBe(true);
  for (const type of ['question', 'product'] as const) {
    const { items, page, meta } = await search('вездесущик', { types: [type] });
    expect(items.map(({ modelTypeAlias }) => modelTypeAlias)).toEqual([type]);
    expect(page?.total).toBe(1);
    expect(meta.counts).toContainEqual({ type, count: 1 });
  }
  const none = await search('вездесущик', { types: ['test'] });
  expect([none.items.length, none.meta.matched]).toEqual([0, 'asked']);
});

describe('nothing found', () => {
  test('something with one of the words is offered, and counted as nothing', async () => {
    await learning.article({ title: 'Мицеллярикс для лица' });
    const { items, meta, page } = await search('мицеллярикс абракадабрища');
    expect(items[0]?.title).toBe('Мицеллярикс для лица');
    expect(meta).toMatchObject({ matched: 'near', counts: [], correction: null });
    expect(page?.total).toBe(0);
  });

  test('what is near is offered under a chosen type too: its own kind first, else any', async () => {
    const text = 'Церамидоликс для всех';
    await learning.article({ title: text });
    const types: SearchType[] = ['expert'];
    const other = await search('церамидоликс бульдозерище', { types });
    expect([other.items[0]?.title, other.meta.matched]).toEqual([text, 'near']);
    await learning.test({ title: 'Церамидоликс: тест' });
    const own = await search('церамидоликс бульдозерище', { types: ['test'] });
    expect(own.items.map(({ modelTypeAlias }) => modelTypeAlias)).toEqual(['test']);
    const liked = await search('ъъъъъъъъ', { types });
    expect([liked.items.length > 0, liked.meta.matched]).toEqual([true, 'popular']);
  });

  test('with nothing near, what colleagues like; nothing while typing', async () => {
    const { items, meta } = await search('ъъъъъъъъ');
    expect(meta.matched).toBe('popular');
    expect(items.length).toBeGreaterThan(0);
    expect(await search('ъъъъъъъъ', { suggestions: true })).toMatchObject({
      items: [],
      meta: { matched: 'nothing' },
    });
  });

  test.each(['!!!', '???', ':*', "' OR 1=1 --", '&', 'и', '<script>', '%', '\\', '🙂', 'a'.repeat(255)])(
    'what is no word (%s) is no failure',
    async (query) => {
      const { status } = await backend.call(searchDocuments, { as: anna, query: { filter: { query } } });
      expect(status).toBe(200);
    },
  );

  test('a word of two hundred letters is not guessed at: no step by likeness is run for it', async () => {
    const long = 'йцукенгшщз'.repeat(20);
    const run = vi.spyOn(backend.db, 'execute');
    const stepsOf = async (query: string) => {
      run.mockClear();
      const { matched } = (await search(query)).meta;
      const texts = run.mock.calls.map(([asked]) => new PgDialect().sqlToQuery(asked as SQL).sql);
      return {
        matched,
        near: texts.filter((text) => text.includes('search_near')).length,
        all: texts.length,
      };
    };
    try {
      const known = await stepsOf('абырвалгиксика');
      expect(known.near).toBeGreaterThan(0);
      expect(await stepsOf(long)).toEqual({ matched: 'popular', near: 0, all: expect.any(Number) });
      expect((await stepsOf(long)).all).toBeLessThan(known.all);
    } finally {
      run.mockRestore();
    }
  });

  test('whatever is typed is answered', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), async (query) => {
        fc.pre(query.trim() !== '' && !query.includes('\0'));
        const answer = await backend.call(searchDocuments, { as: anna, query: { filter: { query } } });
        expect(answer.status).toBe(200);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the index follows what it is made of', () => {
  test('an edited, hidden, renamed thing is found anew at once, in the same transaction', async () => {
    const { id } = await learning.article({ title: 'Первоназвание' });
    const change = (set: Partial<typeof articles.$inferInsert>) =>
      backend.db.update(articles).set(set).where(eq(articles.id, id));
    await change({ title: 'Второназвание' });
    expect(await titles('второназвание')).toEqual(['Второназвание']);
    expect((await search('первоназвание')).meta.matched).not.toBe('asked');
    await change({ status: 0 });
    expect((await search('второназвание')).meta.counts).toEqual([]);
    await change({ status: 1 });
    expect(await titles('второназвание')).toEqual(['Второназвание']);
  });

  test('a like leaves the index alone', async () => {
    const { id } = await learning.article({ title: 'Любимица' });
    const mine = sql`select xmin::text as version from search_documents where source = 'articles' and model_id = ${id}`;
    const versionOf = async () => ((await backend.db.execute(mine)) as unknown as { rows: object[] }).rows[0];
    const before = await versionOf();
    await backend.db.update(articles).set({ likeCount: 5 }).where(eq(articles.id, id));
    expect(await versionOf()).toEqual(before);
  });

  test('an answered question appears with its answer and goes when it is hidden', async () => {
    const expert = await asks.expert();
    const { id } = await asks.question({ askerId: anna.id, text: 'Про сквалантикс?' });
    const set = (values: Partial<typeof faqQuestions.$inferInsert>) =>
      backend.db.update(faqQuestions).set(values).where(eq(faqQuestions.id, id));
    await set({ answer: 'Хорош.', answererId: expert.id, answeredAt: at(-1) });
    expect(await titles('сквалантикс')).toEqual(['Про сквалантикс?']);
    await set({ isHidden: true });
    expect((await search('сквалантикс')).meta.counts).toEqual([]);
  });

  test('a word that no document has any more is forgotten at night, and offered no more', async () => {
    const { id } = await learning.article({ title: 'Позабудьниция и крем' });
    const words = async () =>
      (await backend.db.select().from(searchWords).where(like(searchWords.word, 'позабудьниц%'))).length;
    await tidy(backend.db, NOW);
    expect(await words()).toBe(1);
    await backend.db.update(articles).set({ title: 'Другое и крем' }).where(eq(articles.id, id));
    expect(await words()).toBe(1);
    await tidy(backend.db, NOW);
    expect(await words()).toBe(0);
    expect((await search('позабудьницея')).meta.correction).toBeNull();
  });

  test('made anew it is the same', async () => {
    const read = () =>
      backend.db
        .select({
          source: documents.source,
          modelId: documents.modelId,
          title: documents.title,
          words: documents.words,
        })
        .from(documents)
        .orderBy(documents.source, documents.modelId);
    const before = await read();
    await backend.db.execute(sql`select search_rebuild()`);
    expect(await read()).toEqual(before);
    expect(before.length).toBeGreaterThan(20);
  });

  test('the engine folds and plains texts as the portal does', async () => {
    const odd = fc.array(
      fc.constantFrom(
        ...'абЁёйЙzQ9 -—«»&;<>./\'"\n\u00a0éÉÀÇñÖåŠžŁøĐİıħÆœßŒæǽ',
        ...['и\u0306', 'е\u0308', 'a\u0301', 'о\u0301', 'C\u0327', 'ý', 'Ź', 'ů', 'ő', 'ś', 'ę', 'ā'],
        '<p>',
        '</p>',
        '<br />',
        '&amp;',
        '&lt;',
        '&nbsp;',
      ),
      { maxLength: 30 },
    );
    const texts = fc.sample(odd, { numRuns: 60, seed: 7 }).map((parts) => parts.join(''));
    for (const text of texts) {
      const { rows } = (await backend.db.execute(
        sql`select search_fold(${text}) as folded, search_plain(${text}) as plain`,
      )) as unknown as { rows: { folded: string; plain: string }[] };
      expect([text, rows[0]?.folded]).toEqual([text, foldText(text)]);
      expect([text, foldText(rows[0]?.plain ?? '')]).toEqual([text, foldText(plainText(text))]);
    }
  });

  test('what is kept of a page reads as sentences, as the portal has them', async () => {
    const html =
      '<h2>Для рук</h2>\n<p>Не липнет</p><p>Впитывается.</p><p>Как:</p><ul><li>утром</li><li>«днём»</li></ul>';
    const { rows } = (await backend.db.execute(
      sql`select search_plain(${html}) as plain, search_sentences(concat_ws(E'\\x1f', 'Крем', 'Для всех!', 'Дома')) as joined`,
    )) as unknown as { rows: { plain: string; joined: string }[] };
    expect(rows[0]?.plain).toBe(plainText(html));
    expect(rows[0]?.joined).toBe('Крем. Для всех! Дома');
  });
});
