import { describe, expect, test } from 'vitest';
import { askedOf, questionHref, readQuestionView, tabHref } from './question-view';

const reader = { answers: false, manages: false, organises: false };
const expert = { answers: true, manages: false, organises: false };
const manager = { answers: true, manages: true, organises: true };
const admin = { answers: false, manages: true, organises: false };

describe('an address', () => {
  test('nothing is the first page of what was answered', () => {
    expect(readQuestionView({}, reader)).toEqual({ tab: 'answered', state: 'waiting', page: 1 });
  });

  test('a spoiled one still opens a list', () => {
    const query = { tab: 'x', state: 'y', page: '-2', expert: "1' or", to: 'any', search: '  ' };
    expect(readQuestionView(query, manager)).toEqual({
      tab: 'answered',
      state: 'waiting',
      page: 1,
      works: true,
    });
  });

  test('nothing is, for those who answer, what waits for them; every other list is named', () => {
    const view = readQuestionView({}, expert);
    expect(view.tab).toBe('answer');
    expect(readQuestionView({ search: 'spf' }, expert).tab).toBe('answered');
    expect(readQuestionView({ to: '7' }, admin).tab).toBe('answered');
    expect(tabHref(view, 'answered')).toBe('/academy/ask-question?tab=answered');
    expect(tabHref(readQuestionView({}, reader), 'answered')).toBe('/academy/ask-question');
  });

  test('the work of others is not there for a reader, nor hidden ones for an expert', () => {
    const query = { tab: 'answer', state: 'hidden' };
    expect(readQuestionView(query, reader)).toMatchObject({ tab: 'answered' });
    expect(readQuestionView(query, expert)).toMatchObject({ tab: 'answer', state: 'waiting' });
    expect(readQuestionView(query, admin)).toMatchObject({ tab: 'answer', state: 'hidden' });
    expect(readQuestionView({ tab: 'programme' }, expert)).toMatchObject({ tab: 'answered' });
    expect(readQuestionView({ tab: 'programme' }, manager)).toMatchObject({ tab: 'programme' });
  });

  test('says the same when it is written again', () => {
    const address = '/academy/ask-question?tab=answer&state=answered&expert=7&search=spf&to=9&page=3';
    const query = Object.fromEntries(new URL(address, 'http://x').searchParams);
    const view = readQuestionView(query, manager);
    expect(questionHref(view, { page: view.page })).toBe(address);
    expect(questionHref(view, { search: undefined })).not.toContain('page');
    expect(tabHref(view, 'my')).toBe('/academy/ask-question?tab=my&to=9');
  });
});

describe('what is asked of the services', () => {
  const view = (query: object, rights = manager) =>
    askedOf(readQuestionView({ ...query }, rights), '5', rights);

  test.each([
    [{ tab: 'answered' }, { isAnswered: '1', isHidden: '0' }, '-answeredAt'],
    [{}, { toMe: '1', isAnswered: '0' }, 'dueDay'],
    [{ tab: 'my', search: 'spf' }, { userId: '5', search: 'spf' }, '-updatedAt'],
    [{ tab: 'answer' }, { toMe: '1', isAnswered: '0' }, 'dueDay'],
    [
      { tab: 'answer', state: 'answered', expert: 'any' },
      { toMe: '1', isAnswered: '1', toRecipients: ['any'] },
      '-answeredAt',
    ],
    [{ tab: 'answer', state: 'hidden' }, { isHidden: '1' }, '-updatedAt'],
    [{ tab: 'answer', question: '7', search: 'spf' }, { id: '7' }, '-updatedAt'],
    [{ question: 'any' }, { isAnswered: '1', isHidden: '0' }, '-answeredAt'],
  ] as const)('%j', (query, filter, sort) => expect(view(query)).toEqual({ filter, sort }));

  test('an admin, who answers nothing, looks through everything that waits', () => {
    expect(view({ tab: 'answer' }, admin).filter).toEqual({ isAnswered: '0' });
  });
});
