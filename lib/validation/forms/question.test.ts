import { describe, expect, test } from 'vitest';
import { answerQuestion, askQuestion, redirectQuestion } from './question';
import { moderateReview, sendReview } from './review';

const fieldsOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[] }[] } }) =>
  result.success ? [] : (result.error?.issues ?? []).map(({ path }) => path.join('.'));

const ASKED = { recipient: '', question: 'Чем увлажнять кожу зимой?', isActive: true };

describe('a question', () => {
  test('to anyone has no recipient; runs of empty lines are joined', () => {
    const question = ' Первая строка.\n\n\n\nВторая строка. ';
    expect(askQuestion.parse({ ...ASKED, question })).toEqual({
      recipient: null,
      question: 'Первая строка.\n\nВторая строка.',
      isActive: true,
    });
  });

  test.each([
    ['too short', { question: 'Почему?' }, ['question']],
    ['too long', { question: 'я'.repeat(1001) }, ['question']],
    ['without the choice of showing', { isActive: undefined }, ['isActive']],
  ])('%s is refused at its field', (_, wrong, fields) => {
    expect(fieldsOf(askQuestion.safeParse({ ...ASKED, ...wrong }))).toEqual(fields);
  });
});

describe('an answer', () => {
  test('may correct the question alone, or the answer alone', () => {
    expect(answerQuestion.parse({ answer: 'Да.' })).toEqual({ answer: 'Да.' });
    expect(answerQuestion.parse({ question: ASKED.question })).toEqual({ question: ASKED.question });
  });

  test.each([[{}], [{ answer: '  ' }], [{ answer: 'я'.repeat(4001) }]])('%o is refused', (body) => {
    expect(fieldsOf(answerQuestion.safeParse(body))).toEqual(['answer']);
  });
});

test('a redirect needs an address; a blank comment is none', () => {
  expect(redirectQuestion.parse({ email: ' Doctor@Clinic.ru ', comment: ' ' })).toEqual({
    email: 'doctor@clinic.ru',
    comment: null,
  });
  expect(fieldsOf(redirectQuestion.safeParse({ email: 'doctor', comment: '' }))).toEqual(['email']);
});

describe('a review', () => {
  const review = { mark: 'lrp', title: 'Крем для рук', link: 'https://otzyvy.example/krem' };

  test.each([
    ['mark', { mark: '' }],
    ['title', { title: 'я'.repeat(101) }],
    ['link', { link: 'javascript:alert(1)' }],
  ])('without a right %s is refused', (field, wrong) => {
    expect(fieldsOf(sendReview.safeParse({ ...review, ...wrong }))).toEqual([field]);
  });

  test.each([
    ['approved without points', { status: 'approved' }, ['points']],
    ['approved with none', { status: 'approved', points: 0 }, ['points']],
    ['rejected without a reason', { status: 'rejected', reason: ' ' }, ['reason']],
    ['approved', { status: 'approved', points: '30' }, []],
    ['rejected', { status: 'rejected', reason: 'Чужая ссылка.' }, []],
  ])('%s', (_, body, fields) => {
    expect(fieldsOf(moderateReview.safeParse({ id: '1', ...body }))).toEqual(fields);
  });
});
