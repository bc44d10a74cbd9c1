import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_SPELLINGS, transliterations } from './search-letters';
import {
  askedTerms,
  exactQuery,
  foldText,
  isGuessable,
  MOST_LETTERS,
  MOST_WORDS,
  readingsOf,
  spellingsOf,
  swapLayout,
  wordsOf,
} from './search-query';

const russian = fc.string({
  unit: fc.constantFrom(...'абвгдежзийклмнопрстуфхцчшщъыьэюя'),
  minLength: 2,
  maxLength: 14,
});
const latin = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
  minLength: 2,
  maxLength: 14,
});

describe('folding', () => {
  test.each([
    ['Крем-гель «Ёлка»', 'крем гель елка'],
    ['  SPF 50+  ', 'spf 50'],
    ['Й й', 'й й'],
    ['Minéral 89', 'mineral 89'],
    ['!?', ''],
  ])('%s → %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('folding twice changes nothing, and leaves letters, numbers and single spaces alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(folded).toMatch(/^([a-zа-я0-9]+( [a-zа-я0-9]+)*)?$/);
      }),
    );
  });

  test('words of a query: each once, eight at most', () => {
    expect(wordsOf('крем КРЕМ Крем-гель')).toEqual(['крем', 'гель']);
    expect(wordsOf('а б в г д е ж з и к')).toHaveLength(MOST_WORDS);
  });
});

describe('the other keyboard layout', () => {
  test.each([
    ['kf hji', 'ла рош'],
    ['Мшсрн', 'vichy'],
    ['rhtv', 'крем'],
    ['{kjhutrcblby', 'хлоргексидин'],
    ['erjk d ;bdjn', 'укол в живот'],
  ])('%s → %s', (typed, meant) => {
    expect(swapLayout(typed)).toBe(meant);
  });

  test.each(['крем cerave', '50 +', '', 'ыъъфщц', 'вихрь'])('%s can’t have been meant', (typed) => {
    expect(swapLayout(typed)).toBeNull();
  });

  test('there and back is the same word', () => {
    fc.assert(
      fc.property(russian, (word) => {
        const there = swapLayout(word) ?? '';
        fc.pre(/[a-z]/.test(there));
        expect(swapLayout(there)).toBe(word);
      }),
    );
  });
});

describe('the other alphabet', () => {
  test.each([
    ['niacinamide', 'ниацинамид'],
    ['ниацинамид', 'niacinamid'],
    ['виши', 'vichy'],
    ['рош', 'roch'],
    ['ceramide', 'церамид'],
    ['retinol', 'ретинол'],
    ['panthenol', 'пантенол'],
    ['цинк', 'cink'],
    ['сераве', 'cerave'],
    ['ла', 'la'],
  ])('%s may be %s', (word, other) => {
    expect(spellingsOf(word)).toContain(other);
  });

  test('a word itself is its first spelling; others are few and of one alphabet', () => {
    fc.assert(
      fc.property(fc.oneof(russian, latin), (word) => {
        expect(spellingsOf(word)[0]).toBe(word);
        const others = transliterations(word);
        expect(others.length).toBeLessThanOrEqual(MOST_SPELLINGS);
        expect(others.every((other) => /^([a-z]+|[а-я]+)$/.test(other))).toBe(true);
      }),
    );
  });

  test.each(['ы', '50', 'b5', ''])('%s has no other spelling', (word) => {
    expect(transliterations(word)).toEqual([]);
  });
});

describe('names as they are said, and words written in one or apart', () => {
  const asked = (text: string) => readingsOf(text)[0]?.words ?? [];

  test.each([
    ['Ля Рош-Позе', ['la', 'roch', 'posay']],
    ['ля рош', ['la', 'roch']],
    ['ларошпозе', ['la', 'roche', 'posay']],
    ['лярош', ['la', 'roche']],
    ['ларошп', ['la', 'roche', 'posay']],
    ['LaRochePosay', ['la', 'roche', 'posay']],
    ['сера ве', ['cerave']],
    ['Cera Ve крем', ['cerave', 'крем']],
    ['серави', ['cerave']],
    ['цераве', ['cerave']],
    ['виши', ['vichy']],
    ['Витамин С', ['витамин', 'c']],
    ['витамины а', ['витамины', 'a']],
    ['витамин с ретинолом', ['витамин', 'с', 'ретинолом']],
    ['крем с', ['крем', 'с']],
    ['деркосом', ['dercos']],
    ['витамин ц', ['витамин', 'c']],
    ['в5', ['b5']],
    ['spf50', ['spf', '50']],
    ['50мл', ['50', 'мл']],
    ['spf 50', ['spf50', 'spf50']],
  ])('%s', (text, words) => {
    expect(asked(text)).toHaveLength(words.length);
    words.forEach((word, at) => expect(asked(text)[at]).toContain(word));
  });

  test('what was typed in one word is found so too', () => {
    for (const text of ['ларошпозе', 'spf50'])
      expect(asked(text).every((one) => one.includes(text))).toBe(true);
  });

  test.each(['ц', 'сера', 'вера', 'ларек', 'b5', 'ве крем'])('%s is what it is', (text) => {
    expect(asked(text).map(([word]) => word)).toEqual(text.split(' '));
  });
});

describe('what the index is asked', () => {
  test('every word in any spelling, whole and as a beginning; whole words for what stands higher', () => {
    const words = [['ла', 'la'], ['рош'], ['b']];
    expect(askedTerms(words)).toEqual([
      { typed: 'ла', forms: 'ла | la', beginnings: 'ла:* | la:*' },
      { typed: 'рош', forms: 'рош', beginnings: 'рош:*' },
      { typed: 'b', forms: 'b', beginnings: 'b' },
    ]);
    expect(exactQuery(words)).toBe('ла & рош & b');
  });

  test('as typed before as meant; nothing of what holds no word', () => {
    expect(readingsOf('kf').map(({ text }) => text)).toEqual(['kf', 'ла']);
    expect(readingsOf('!!!')).toEqual([]);
  });

  test('a word too long to be one is asked for as it stands, once on each keyboard', () => {
    const long = 'йцукенгшщз'.repeat(20);
    const asked = readingsOf(`крем ${long}`).map(({ words }) => words.at(-1));
    expect(asked).toEqual([[long], ['qwertyuiop'.repeat(20)]]);
    expect(askedTerms([[long]])).toEqual([{ typed: long, forms: long, beginnings: long }]);
    expect([isGuessable('я'.repeat(MOST_LETTERS)), isGuessable('я'.repeat(MOST_LETTERS + 1))]).toEqual([
      true,
      false,
    ]);
    expect(isGuessable('диэтиламиногидроксибензоилгексилбензоат')).toBe(true);
  });

  test('no query text reaches the language of the index', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const { words } of readingsOf(text)) {
          for (const term of askedTerms(words)) {
            expect(Object.values(term).join(' ')).toMatch(/^[a-zа-я0-9:*| ]+$/);
          }
        }
      }),
    );
  });
});
