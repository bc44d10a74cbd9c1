import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { forgetPopup, openedPopups } from '@/components/popups/store';
import { toastStore } from '@/components/ui/toast/toast-store';
import { renderWithUser } from '@/tests/helpers/render';
import { AskForm } from './ask-form';

const { path, push, sendQuestion, findAnswers } = vi.hoisted(() => ({
  findAnswers: vi.fn(),
  path: vi.fn(),
  push: vi.fn(),
  sendQuestion: vi.fn(),
}));
vi.mock('next/navigation', () => ({ usePathname: path, useRouter: () => ({ push }) }));
vi.mock('@/api/search/queries', () => ({ findAnswers }));
vi.mock('@/components/ui/remote-select/debounced', () => ({
  debounced: (work: (text: string) => void) => Object.assign(work, { cancel: () => undefined }),
}));
vi.mock('@/api/questions/queries', () => ({ sendQuestion }));

const WORDS = 'Чем увлажнять кожу зимой?';
const experts = [{ id: '7', name: 'Ольга Вишневская' }];
const send = () => screen.getByRole('button', { name: 'Отправить вопрос' });

beforeEach(() => {
  path.mockReturnValue('/academy/ask-question');
  findAnswers.mockResolvedValue([]);
  sendQuestion.mockResolvedValue({ dueDay: '2026-11-23' });
});
afterEach(() => {
  vi.clearAllMocks();
  for (const { key } of openedPopups()) forgetPopup(key);
});

test('too short a question is said at its field, which takes the focus; nothing is sent', async () => {
  const { user } = renderWithUser(<AskForm experts={experts} />);
  await user.click(send());
  expect(await screen.findByText(/Заполните поле/)).toBeVisible();
  // the focus follows the words
  await vi.waitFor(() => expect(screen.getByLabelText('Вопрос')).toHaveFocus());
  expect(sendQuestion).not.toHaveBeenCalled();
});

test('on its own page it leads to one’s questions and says by when an answer is due', async () => {
  const { user } = renderWithUser(<AskForm experts={experts} recipient="7" />);
  await user.type(screen.getByLabelText('Вопрос'), WORDS);
  await user.click(screen.getByRole('checkbox'));
  await user.click(send());
  await vi.waitFor(() =>
    expect(push).toHaveBeenCalledWith('/academy/ask-question?tab=my', { scroll: false }),
  );
  expect(sendQuestion).toHaveBeenCalledWith({ recipient: '7', question: WORDS, isActive: false });
  expect(toastStore.read().at(-1)?.text).toMatch(/Вопрос отправлен\. Ответ придёт до конца дня 23/);
  expect(screen.getByLabelText('Вопрос')).toHaveValue('');
  expect(openedPopups()).toEqual([]);
});

test('over another page it thanks and offers the way to one’s questions', async () => {
  path.mockReturnValue('/academy/experts');
  const onSent = vi.fn();
  const { user } = renderWithUser(<AskForm experts={experts} onSent={onSent} />);
  await user.type(screen.getByLabelText('Вопрос'), WORDS);
  await user.click(send());
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(sendQuestion).toHaveBeenCalledWith({ recipient: null, question: WORDS, isActive: true });
  expect(openedPopups().map(({ name }) => name)).toEqual(['thanks']);
  expect(push).not.toHaveBeenCalled();
});

test('what the service refuses stands at its field, and what was typed stays', async () => {
  const detail = 'Этот эксперт сейчас не отвечает на вопросы.';
  sendQuestion.mockRejectedValue(
    new CallError(422, [
      { status: '422', code: 'expert-missing', detail, source: { pointer: '/data/attributes/recipient' } },
    ]),
  );
  const { user } = renderWithUser(<AskForm experts={experts} recipient="7" />);
  await user.type(screen.getByLabelText('Вопрос'), WORDS);
  await user.click(send());
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByLabelText('Кому')).toBeInvalid();
  expect(screen.getByLabelText('Вопрос')).toHaveValue(WORDS);
});

const answer = (id: string, modelTypeAlias: string, title: string) => ({
  id,
  modelTypeAlias,
  modelId: id,
  slug: `s-${id}`,
  title,
  excerpt: 'Кремом с церамидами.',
  brand: 'lrp',
  markName: 'La Roche-Posay',
});

test('what the portal has answered already is shown while the question is typed, in a tab of its own', async () => {
  findAnswers.mockResolvedValue([
    answer('5', 'question', 'Чем увлажнять зимой?'),
    answer('6', 'article', 'Зима'),
  ]);
  const { user } = renderWithUser(<AskForm experts={experts} />);
  const field = screen.getByLabelText('Вопрос');
  await user.type(field, 'Чем увл');
  expect(findAnswers).not.toHaveBeenCalled();
  await user.type(field, 'ажнять кожу?');
  const link = await screen.findByRole('link', { name: /^Чем увлажнять зимой\?/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/academy\/ask-question\?search=/));
  expect(screen.getByRole('link', { name: /^Зима/ })).toHaveAttribute('href', '/lrp/news/s-6');
  expect(findAnswers.mock.lastCall?.[0]).toBe('Чем увлажнять кожу?');
  expect(field).toHaveValue('Чем увлажнять кожу?');
  await user.clear(field);
  expect(screen.queryByText('Возможно, ответ уже есть:')).toBeNull();
});

test('a search that fails says nothing, and the question goes all the same', async () => {
  findAnswers.mockRejectedValue(new CallError(503, []));
  const { user } = renderWithUser(<AskForm experts={experts} />);
  await user.type(screen.getByLabelText('Вопрос'), WORDS);
  await vi.waitFor(() => expect(findAnswers).toHaveBeenCalled());
  await user.click(send());
  await vi.waitFor(() => expect(sendQuestion).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});
