import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markWords, snippetOf } from './search-marks';

const marked = (text: string, words: string[]) =>
  markWords(text, words).flatMap((part) => (part.marked ? [part.text] : []));

test('words are marked in any ending, case and spelling of ё', () => {
  expect(marked('Увлажнение тёплой кожи. Увлажняющий крем', ['увлажнение', 'теплая'])).toEqual([
    'Увлажнение',
    'тёплой',
  ]);
  expect(marked('La Roche-Posay: лак для волос', ['ла', 'la', 'roche'])).toEqual(['La', 'Roche']);
});

test('words are marked under their accents, whole', () => {
  expect(marked('Minéral 89, Mine\u0301ral и ко\u0301жа', ['mineral', 'кожа'])).toEqual([
    'Minéral',
    'Mine\u0301ral',
    'ко\u0301жа',
  ]);
  expect(snippetOf(`${'начало '.repeat(60)}Minéral ${'конец '.repeat(60)}`, ['mineral'], 120)).toContain(
    'Minéral',
  );
});

test('what looks like HTML stays text', () => {
  expect(markWords('<img src=x> крем', ['img'])).toEqual([
    { text: '<', marked: false },
    { text: 'img', marked: true },
    { text: ' src=x> крем', marked: false },
  ]);
});

test('the parts are the text, letter by letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ minLength: 1 })), (text, words) => {
      expect(
        markWords(text, words)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('an excerpt begins a little before the first word and is cut between words', () => {
  const text = `${'начало '.repeat(60)}церамиды в креме ${'конец '.repeat(60)}`.trim();
  const snippet = snippetOf(text, ['церамид'], 120);
  expect(snippet).toMatch(/^…начало .*церамиды в креме .*конец…$/);
  expect(snippet.length).toBeLessThanOrEqual(122);
});

test('a short text is its own excerpt; without the words the beginning stands', () => {
  expect(snippetOf('Крем для рук', ['крем'])).toBe('Крем для рук');
  expect(snippetOf('слово '.repeat(100), ['крем'], 50)).toMatch(/^слово .*…$/);
});

test('an excerpt is a piece of its text and is never too long', () => {
  const text = fc.string({ unit: fc.constantFrom(...'абв гд'), maxLength: 400 });
  fc.assert(
    fc.property(
      text,
      fc.string({ unit: fc.constantFrom(...'абвгд'), minLength: 1, maxLength: 4 }),
      (body, word) => {
        const snippet = snippetOf(body, [word], 60);
        expect(snippet.length).toBeLessThanOrEqual(62);
        expect(body).toContain(snippet.replace(/^…|…$/g, ''));
      },
    ),
  );
});
