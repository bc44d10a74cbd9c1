import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeAccount } from '@/lib/pwa/account';
import { rememberSearch } from '@/lib/pwa/recent-searches';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { forgetPopup, openedPopups, openPopup } from '../store';

const parts = vi.hoisted(() => ({ push: vi.fn(), suggest: vi.fn() }));
vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ push: parts.push }),
}));
vi.mock('@/api/search/queries', () => ({ suggest: parts.suggest }));
vi.mock('@/components/blocks/popular/popular-query', () => ({
  popularQuery: () => ({
    queryKey: ['popular'],
    queryFn: () =>
      Promise.resolve({
        items: [{ id: '4', slug: 'barrier', brand: 'lrp', markName: 'La Roche-Posay', title: 'Барьер' }],
      }),
  }),
}));
vi.mock('@/components/ui/remote-select/debounced', () => ({
  debounced: (work: (text: string) => void) => Object.assign(work, { cancel: () => undefined }),
}));
// a page that is not there yet: what leads to it is no choice
vi.mock('@/lib/routes/is-built', () => ({ isBuiltPage: (href: string) => !href.includes('/videos/') }));

const found = (id: string, modelTypeAlias: string) => ({
  id,
  modelTypeAlias,
  modelId: id,
  slug: `s-${id}`,
  title: `Находка ${id}`,
  brand: 'lrp',
  image: null,
  needErid: false,
});
const ANSWER = {
  items: [found('1', 'video'), found('2', 'article'), found('3', 'video'), found('4', 'product')],
  page: { total: 4 },
  meta: { matched: 'asked', correction: null, isCapped: false, counts: [], words: [] },
};

beforeEach(() => {
  vi.clearAllMocks();
  parts.suggest.mockResolvedValue(ANSWER);
});
afterEach(() => {
  act(() => {
    for (const { key } of openedPopups()) forgetPopup(key);
  });
});

async function opened() {
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <PopupHost />
    </QueryClientProvider>,
  );
  act(() => void openPopup('search', {}));
  return { user, field: await screen.findByRole('combobox') };
}

async function setup() {
  const { user, field } = await opened();
  await user.type(field, 'на');
  await screen.findByRole('option', { name: /Находка 2/ });
  const chosen = () => {
    const id = field.getAttribute('aria-activedescendant');
    const option = id ? document.getElementById(id) : null;
    const selected = screen.getAllByRole('option', { selected: true, hidden: true });
    expect(selected).toEqual([option]);
    return option?.textContent ?? '';
  };
  return { user, field, chosen };
}

test('arrows count what can be chosen and nothing else, and come round through the field', async () => {
  const { user, field, chosen } = await setup();
  expect(screen.getAllByRole('option').map((option) => option.textContent?.slice(0, 9))).toEqual([
    'Находка 2',
    'Находка 4',
  ]);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toContain('Находка 2');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toContain('Находка 4');
  await user.keyboard('{ArrowDown}');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toContain('Находка 4');
});

test('Enter opens what is chosen; from the field it shows everything', async () => {
  const { user } = await setup();
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(parts.push).toHaveBeenLastCalledWith('/lrp/products/s-4');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(parts.push).toHaveBeenLastCalledWith('/search-results?q=%D0%BD%D0%B0');
});

test('an answer that comes later leaves the choice on the same thing, or takes it away', async () => {
  const { user, field, chosen } = await setup();
  let answer = (_: object): void => undefined;
  const later = () =>
    parts.suggest.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  later();
  await user.type(field, 'х');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toContain('Находка 2');
  await act(async () => answer({ ...ANSWER, items: [found('9', 'article'), found('2', 'article')] }));
  expect(chosen()).toContain('Находка 2');
  later();
  await user.type(field, 'о');
  await user.keyboard('{ArrowDown}');
  await act(async () => answer({ ...ANSWER, items: [found('7', 'article')] }));
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Enter}');
  expect(parts.push).toHaveBeenLastCalledWith(expect.stringMatching(/^\/search-results/));
});

test('before a letter: what was asked for last, to be forgotten by a button, and what colleagues like', async () => {
  localStorage.clear();
  writeAccount('7');
  rememberSearch('церамиды');
  const { user, field } = await opened();
  expect(await screen.findByRole('link', { name: 'церамиды' })).toHaveAttribute(
    'href',
    '/search-results?q=%D1%86%D0%B5%D1%80%D0%B0%D0%BC%D0%B8%D0%B4%D1%8B',
  );
  expect(await screen.findByRole('link', { name: /Барьер/ })).toHaveAttribute('href', '/lrp/news/barrier');
  await user.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(screen.queryByText('Вы искали')).toBeNull();
  await user.type(field, 'на');
  await screen.findByRole('option', { name: /Находка 2/ });
  expect(screen.queryByText('Популярное')).toBeNull();
});
