import { describe, expect, test } from 'vitest';
import { mayAnswer, maySeeAsker, maySeeQuestion, type QuestionFacts } from './questions';
import { ROLES, type Role } from './roles';

const as = (role: Role | null, id = '1') => ({ id, roles: role ? [role] : [], permissions: [] });
const asked: QuestionFacts = {
  askerId: '7',
  recipientId: '2',
  answererId: null,
  isHidden: false,
  isActive: true,
};
const answered: QuestionFacts = { ...asked, answererId: '2' };
const rolesThat = (does: (role: Role) => boolean) => ROLES.filter(does);

describe('who answers', () => {
  test('a question to somebody else: those who answer anything', () => {
    expect(rolesThat((role) => mayAnswer(asked, as(role)))).toEqual(['trainer-sra', 'multi-menedzer-faq']);
  });

  test('a question to anyone: every expert too', () => {
    const open = { ...asked, recipientId: null };
    expect(rolesThat((role) => mayAnswer(open, as(role)))).toEqual([
      'trainer-sra',
      'expert',
      'multi-menedzer-faq',
    ]);
  });

  test('the addressed expert; once another has answered it is theirs', () => {
    expect(mayAnswer(asked, as('expert', '2'))).toBe(true);
    expect(mayAnswer({ ...asked, answererId: '3' }, as('expert', '2'))).toBe(false);
    expect(mayAnswer({ ...asked, recipientId: null, answererId: '3' }, as('expert', '3'))).toBe(true);
  });

  test('not an addressed person who is no expert any more', () => {
    expect(mayAnswer(asked, as(null, '2'))).toBe(false);
  });
});

describe('who reads', () => {
  const everyone: (Role | null)[] = [null, ...ROLES];

  test('everyone what is answered, without the asker', () => {
    expect(everyone.every((role) => maySeeQuestion(answered, as(role)))).toBe(true);
    expect(maySeeAsker(answered, as(null))).toBe(false);
    expect(maySeeAsker(answered, as('expert'))).toBe(false);
    expect(maySeeAsker(answered, as('admin'))).toBe(true);
    expect(maySeeAsker(answered, as(null, '7'))).toBe(true);
  });

  test.each<[string, QuestionFacts]>([
    ['open', asked],
    ['hidden', { ...answered, isHidden: true }],
    ['private', { ...answered, isActive: false }],
  ])('what is %s: the asker, the answerers and the managers', (_, question) => {
    expect(rolesThat((role) => maySeeQuestion(question, as(role)))).toEqual([
      'admin',
      'super-admin',
      'trainer-sra',
      'multi-menedzer-faq',
    ]);
    expect(maySeeQuestion(question, as(null, '7'))).toBe(true);
    expect(maySeeQuestion(question, as('expert', '2'))).toBe(true);
    expect(maySeeQuestion(question, as(null))).toBe(false);
  });
});
