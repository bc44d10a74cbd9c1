import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAiken } from './aiken';
import { readGift } from './gift';
import { readQti } from './qti';
import { readText } from './read-text';
import { questionFaults, type ReadFile, type ReadQuestion } from './read-question';
import { columnName, readTable } from './table';

const short = ({ questions, problems }: ReadFile) => [
  ...questions.map(({ text, type, options }) => [
    text,
    type === 'single_choice' ? 1 : 2,
    options.map((option) => (option.isRight ? `+${option.text}` : option.text)),
  ]),
  ...problems.map(({ place, text }) => `${place}: ${text}`),
];

describe('Aiken', () => {
  test('the sample of its help', () => {
    const source = `What is the correct answer to this question?
A. Is it this one?
B. Maybe this answer?
C. Possibly this one?
D. Must be this one!
ANSWER: D

Which LMS has the most quiz import formats?
A) Moodle
B) ATutor
C) Claroline
ANSWER: A
`;
    expect(readText(source)?.format).toBe('Aiken');
    expect(short(readAiken(source))).toEqual([
      [
        'What is the correct answer to this question?',
        1,
        ['Is it this one?', 'Maybe this answer?', 'Possibly this one?', '+Must be this one!'],
      ],
      ['Which LMS has the most quiz import formats?', 1, ['+Moodle', 'ATutor', 'Claroline']],
    ]);
  });

  test('what is wrong is named by its line, and stops no other question', () => {
    const source = [
      ...['Первый', 'A. Да', 'B. Нет', 'ANSWER: C', ''],
      ...['Второй', 'A. Да', 'A. Нет', 'ANSWER: A', ''],
      ...['Третий', 'A. Да', 'B. Нет', ''],
      ...['Четвёртый', 'A. Да', 'B. Нет', 'ANSWER: B'],
    ].join('\r\n');
    expect(short(readAiken(source))).toEqual([
      ['Четвёртый', 1, ['Да', '+Нет']],
      'строка 4: Ответа C у этого вопроса нет.',
      'строка 8: Ответ A назван дважды.',
      'строка 11: Не сказано, какой ответ верный: нужна строка ANSWER.',
      'строка 6: Нужно не меньше двух ответов.',
    ]);
  });
});

describe('GIFT', () => {
  test('choices, several right ones, true and false, a gap, escapes, comments and reasons', () => {
    const source = String.raw`// комментарий
$CATEGORY: $course$/top

::Барьер:: Что восстанавливает барьер? {
  =Церамиды #Да, это липиды
  ~Спирт #Нет, он их вымывает
  ####Роговому слою нужны липиды
}

::Два\:\: имени::[html]Какие липиды есть в коже? {~%50%Церамиды ~%50%Холестерин ~%-100%Парафин}

Солнце стареет кожу. {T}

SPF {=показывает ~скрывает} защиту от UVB.

Чему равно 2 \= 2? {=верно \{да\} ~неверно \~ нет}
`;
    const read = readGift(source);
    expect(readText(source)?.format).toBe('GIFT');
    expect(short(read)).toEqual([
      ['Что восстанавливает барьер?', 1, ['+Церамиды', 'Спирт']],
      ['Какие липиды есть в коже?', 2, ['+Церамиды', '+Холестерин', 'Парафин']],
      ['Солнце стареет кожу.', 1, ['+Верно', 'Неверно']],
      ['SPF _____ защиту от UVB.', 1, ['+показывает', 'скрывает']],
      ['Чему равно 2 = 2?', 1, ['+верно {да}', 'неверно ~ нет']],
    ]);
    expect(read.questions[0]).toMatchObject({
      explanation: 'Роговому слою нужны липиды',
      options: [{ explanation: 'Да, это липиды' }, { explanation: 'Нет, он их вымывает' }],
    });
  });

  test('other kinds of questions are named as such', () => {
    const source = 'Эссе {}\n\nЧисло {#3:1}\n\nСлово {=раз =два}\n\nПары {=а -> б =в -> г}\n\nБез ответов';
    expect(short(readGift(source))).toEqual([
      'строка 1: Это вопрос с развёрнутым ответом: у нас ответы выбирают.',
      'строка 3: Это вопрос с числом: у нас ответы выбирают.',
      'строка 5: Это вопрос со свободным ответом: у нас ответы выбирают.',
      'строка 7: Это вопрос на соответствие: у нас ответы выбирают.',
      'строка 9: Нет ответов в фигурных скобках.',
    ]);
  });
});

describe('QTI 2.1', () => {
  const item = (body: string, right: string[], id = 'q1') => `
  <assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="${id}" title="t">
    <responseDeclaration identifier="RESPONSE" cardinality="single" baseType="identifier">
      <correctResponse>${right.map((one) => `<value>${one}</value>`).join('')}</correctResponse>
    </responseDeclaration>
    <itemBody>${body}</itemBody>
    <modalFeedback outcomeIdentifier="F" identifier="a" showHide="show">Потому &amp; так</modalFeedback>
  </assessmentItem>`;
  const choices = `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1">
    <prompt>What does it <b>say</b>?</prompt>
    <simpleChoice identifier="A">You must <i>stay</i>.<feedbackInline identifier="A">Да</feedbackInline></simpleChoice>
    <simpleChoice identifier="B">Do not leave.</simpleChoice></choiceInteraction>`;

  test('the words of an item without its markup, its reasons with it', () => {
    const source = `<?xml version="1.0"?>${item(`<p>Look at the text.</p>${choices}`, ['A'])}`;
    expect(readText(source)?.format).toBe('QTI');
    const read = readQti(source);
    expect(short(read)).toEqual([
      ['Look at the text. What does it say?', 1, ['+You must stay.', 'Do not leave.']],
    ]);
    expect(read.questions[0]).toMatchObject({
      explanation: 'Потому & так',
      options: [{ explanation: 'Да' }, {}],
    });
  });

  test('prefixes, several items, and those that are no choices', () => {
    const prefixed = item(choices, ['B']).replaceAll(/<(\/?)(?=[a-zA-Z])/g, '<$1qti:');
    const order = item(
      '<orderInteraction><simpleChoice identifier="A">x</simpleChoice></orderInteraction>',
      ['A'],
      'q2',
    );
    const lost = item(choices, ['Z'], 'q3');
    expect(short(readQti(`<items>${prefixed}${order}${lost}</items>`))).toEqual([
      ['What does it say?', 1, ['You must stay.', '+Do not leave.']],
      'вопрос q2: Это не вопрос с выбором ответа (choiceInteraction).',
      'вопрос q3: Верный ответ «Z» не найден среди ответов.',
    ]);
  });
});

describe('a table', () => {
  const rows = (...cells: string[][]) => cells.map((row, at) => ({ number: at + 1, cells: row }));
  const HEAD = ['Вопрос', 'Ответ 1', 'Ответ 2', 'Ответ 3', 'Верный', 'Баллы', 'Пояснение'];

  test('right answers by number, by letter of either alphabet, by their words', () => {
    const read = readTable(
      rows(
        HEAD,
        ['Первый', 'Да', 'Нет', '', '1', '5', 'Потому'],
        ['Второй', 'А', 'Б', 'В', 'А; В', '', ''],
        ['Третий', 'Лёд', 'Пар', 'Вода', 'лед', '0', ''],
        ['Четвёртый', 'x', 'y', '', 'B', '', ''],
      ),
    );
    expect(short(read)).toEqual([
      ['Первый', 1, ['+Да', 'Нет']],
      ['Второй', 2, ['+А', 'Б', '+В']],
      ['Третий', 1, ['+Лёд', 'Пар', 'Вода']],
      ['Четвёртый', 1, ['x', '+y']],
    ]);
    expect(read.questions[0]).toMatchObject({
      explanation: 'Потому',
      options: [{ countPoints: 5 }, { countPoints: 0 }],
    });
  });

  test('a hundred questions with seven mistakes: 93 ready, each wrong cell by its name', () => {
    const good = Array.from({ length: 93 }, (_, at) => [
      `Вопрос ${String(at)}`,
      'Да',
      'Нет',
      '',
      '1',
      '5',
      '',
    ]);
    const bad = [
      ['', 'Да', 'Нет', '', '1', '', ''],
      ['Без ключа', 'Да', 'Нет', '', '', '', ''],
      ['Чужой ключ', 'Да', 'Нет', '', '4', '', ''],
      ['Дорого', 'Да', 'Нет', '', '1', '99999', ''],
      ['Дробно', 'Да', 'Нет', '', '1', '1,5', ''],
      ['Один ответ', 'Да', '', '', '1', '', ''],
      ['Все верны', 'Да', 'Нет', '', '1,2', '', ''],
    ];
    const { questions, problems } = readTable(rows(HEAD, ...good, ...bad));
    expect(questions).toHaveLength(93);
    expect(problems.map(({ place }) => place)).toEqual([
      ...['A95', 'E96', 'E97', 'F98', 'F99'],
      ...['строка 100', 'строка 101'],
    ]);
  });

  test('a table without what is needed says which columns', () => {
    expect(readTable(rows(['Имя', 'Город'], ['Анна', 'Тула'])).problems).toEqual([
      { place: 'строка 1', text: 'Нет столбцов: «Вопрос», «Верный», «Ответ 1», «Ответ 2».' },
    ]);
    expect(readTable([]).problems).toHaveLength(1);
  });

  test('columns are called as Excel calls them', () => {
    expect([0, 25, 26, 27, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA']);
  });
});

describe('whatever comes', () => {
  const word = fc
    .stringMatching(/^[а-яa-z0-9{}~=#:\\.,!?-]{1,12}$/u)
    .filter((text) => /[а-яa-z]/u.test(text));
  const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
  const question = fc
    .record({
      text: words,
      explanation: fc.oneof(fc.constant(''), words),
      answers: fc.uniqueArray(words, { minLength: 2, maxLength: 5, selector: (text) => text.toLowerCase() }),
      right: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ text, explanation, answers, right }): ReadQuestion => {
      const count = Math.min(right, answers.length - 1);
      const options = answers.map((answer, at) => ({
        ...{ text: answer, isRight: at < count, countPoints: 0, explanation: '' },
      }));
      return {
        ...{ place: 'строка 1', text, explanation, options },
        type: count > 1 ? 'multiple_choice' : 'single_choice',
      };
    });
  const guarded = (text: string) => text.replace(/[~=#{}:\\]/g, (sign) => `\\${sign}`);
  const asGift = ({ text, options, explanation, type }: ReadQuestion) => {
    const sign = ({ isRight }: { isRight: boolean }) =>
      type === 'multiple_choice' ? (isRight ? '~%50%' : '~%-50%') : isRight ? '=' : '~';
    const body = options.map((option) => sign(option) + guarded(option.text)).join('\n');
    const why = explanation && `\n####${guarded(explanation)}`;
    return `${guarded(text)} {\n${body}${why}\n}`;
  };

  test('a question written as GIFT is read as it was', () => {
    fc.assert(
      fc.property(question, (given) => {
        const { questions, problems } = readGift(asGift(given));
        expect([problems, questions]).toEqual([[], [given]]);
      }),
      { seed: 20_261_124 },
    );
  });

  test('a question written into a table is read as it was', () => {
    fc.assert(
      fc.property(question, (given) => {
        const right = given.options.flatMap(({ isRight }, at) => (isRight ? [String(at + 1)] : []));
        const head = [
          'Вопрос',
          ...given.options.map((_, at) => `Ответ ${String(at + 1)}`),
          'Верный',
          'Пояснение',
        ];
        const cells = [
          given.text,
          ...given.options.map(({ text }) => text),
          right.join(','),
          given.explanation,
        ];
        const read = readTable([
          { number: 1, cells: head },
          { number: 2, cells },
        ]);
        expect(read).toEqual({ questions: [{ ...given, place: 'строка 2' }], problems: [] });
      }),
      { seed: 20_261_124 },
    );
  });

  const noise = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          ...[
            '{',
            '}',
            '=',
            '~',
            '#',
            '####',
            '::',
            '\\',
            '\n',
            '\n\n',
            'A. ',
            'ANSWER: A',
            'да',
            '%50%',
            '->',
          ],
          ...[
            '<assessmentItem>',
            '<simpleChoice identifier="A">',
            '</simpleChoice>',
            '<choiceInteraction>',
            '&amp;',
          ],
        ),
        { maxLength: 60 },
      )
      .map((parts) => parts.join('')),
  );

  test('no text breaks a reader, and what is taken may be published', () => {
    fc.assert(
      fc.property(noise, (text) => {
        const rows = text.split('\n').map((line, at) => ({ number: at + 1, cells: line.split(' ') }));
        for (const read of [readAiken(text), readGift(text), readQti(text), readTable(rows)]) {
          expect(read.questions.flatMap(questionFaults)).toEqual([]);
          for (const { place, text: words } of read.problems) expect(place && words).toBeTruthy();
        }
      }),
      { numRuns: 400, seed: 20_261_124 },
    );
  });

  test('a long line is read in one go: nothing goes back over it', () => {
    const long = `${'{~'.repeat(50_000)} ${'::a'.repeat(50_000)} ${'='.repeat(50_000)}`;
    expect(readGift(long).questions).toEqual([]);
    expect(readAiken(long).questions).toEqual([]);
    expect(readQti(`<assessmentItem>${'<simpleChoice>'.repeat(50_000)}`).questions).toEqual([]);
  });
});
