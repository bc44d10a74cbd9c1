import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, startTransition } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepHtml } from './kept-html';
import { Raw } from './raw';

const refresh = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
vi.mock('@/api/ratings/queries', () => ({ like: vi.fn().mockResolvedValue(undefined), unlike: vi.fn() }));

const like = { type: 'article', id: '7', title: 'Барьер', isLiked: false, likeCount: 0 };
const ISLAND = `<p>Текст</p><span data-island='like' data-props='${JSON.stringify(like)}'><button type='button' aria-label='Нравится: Барьер' aria-pressed='false'></button></span>`;
const heart = () => screen.getByRole('button', { name: 'Нравится: Барьер' });

beforeEach(() => {
  document.body.innerHTML = '';
  refresh.mockClear();
});

test('a face becomes the live component, keeps the keyboard and answers the press that came before it', async () => {
  render(<Raw as="section" attrs={{ className: 'list' }} html={ISLAND} />);
  heart().focus();
  // in the turn of the drawing: user-event waits for one first, and the code may come in it
  fireEvent.click(heart());
  await vi.dynamicImportSettled();
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
  expect(heart()).toHaveFocus();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test.each([
  ['pointerup', 'true'],
  ['pointercancel', 'false'],
])('a face stays as long as something is held down on it: %s', async (end, pressed) => {
  render(<Raw as="section" attrs={{}} html={ISLAND} />);
  fireEvent.pointerDown(heart());
  await vi.dynamicImportSettled();
  const face = heart();
  expect(document.querySelector('[data-live]')).toBeNull();
  fireEvent(face, new Event(end, { bubbles: true }));
  if (end === 'pointerup') fireEvent.click(face);
  await waitFor(() => expect(document.querySelector('[data-live]')).not.toBeNull());
  expect(heart()).not.toBe(face);
  expect(heart()).toHaveAttribute('aria-pressed', pressed);
});

test.each([
  ['the space bar, let go', ' ', 'keyup', 'true'],
  ['the space bar, let go in another window', ' ', 'blur', 'false'],
  ['Enter, which presses again and again', 'Enter', 'keyup', 'true'],
])('a face stays as long as a key is held on it: %s', async (_, key, end, pressed) => {
  render(<Raw as="section" attrs={{}} html={ISLAND} />);
  heart().focus();
  fireEvent.keyDown(heart(), { key });
  await vi.dynamicImportSettled();
  const face = heart();
  expect(document.querySelector('[data-live]')).toBeNull();
  // a browser makes a click of Enter at each repetition, of the space bar at its end
  if (key === 'Enter') for (const _ of [1, 2]) fireEvent.click(face);
  if (end === 'keyup') fireEvent.keyUp(face, { key });
  else fireEvent.blur(window);
  if (key === ' ' && end === 'keyup') fireEvent.click(face);
  await waitFor(() => expect(document.querySelector('[data-live]')).not.toBeNull());
  expect(heart()).not.toBe(face);
  expect(heart()).toHaveFocus();
  expect(heart()).toHaveAttribute('aria-pressed', pressed);
});

test('a key let go does not end what the mouse holds', async () => {
  render(<Raw as="section" attrs={{}} html={ISLAND} />);
  fireEvent.pointerDown(heart());
  fireEvent.keyDown(heart(), { key: 'Shift' });
  fireEvent.keyUp(heart(), { key: 'Shift' });
  await vi.dynamicImportSettled();
  expect(document.querySelector('[data-live]')).toBeNull();
  fireEvent.pointerUp(heart());
  await waitFor(() => expect(document.querySelector('[data-live]')).not.toBeNull());
});

test('a piece that changes has its islands anew', async () => {
  const { rerender } = render(<Raw as="div" attrs={{}} html={ISLAND} />);
  await waitFor(() => expect(document.querySelector('[data-live]')).not.toBeNull());
  rerender(<Raw as="div" attrs={{}} html={ISLAND.replace('Текст', 'Новое')} />);
  expect(screen.getByText('Новое')).toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('[data-live]')).not.toBeNull());
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

const roots: Root[] = [];

/** As a document comes: its HTML made on the server, React's payload with the number alone. */
async function opened(of: string, html: string) {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = html;
  await act(async () => void roots.push(hydrateRoot(place, <Raw as="div" attrs={{}} of={of} />)));
  return place;
}

test('a document carries a piece once; it is there when the page is drawn anew', async () => {
  const of = keepHtml('<b>Один раз</b>');
  await opened(of, `<div data-flat="${of}"><b>Один раз</b></div>`);
  expect(screen.getByText('Один раз')).toBeInTheDocument();
  document.body.innerHTML = '';
  render(<Raw as="div" attrs={{}} of={of} />);
  expect(screen.getByText('Один раз')).toBeInTheDocument();
  expect(refresh).not.toHaveBeenCalled();
});

test('a payload that says the same leaves what is open and where the keyboard stands', async () => {
  const of = keepHtml('');
  const inside = (quote: string) =>
    `<details class=${quote}a${quote}><summary>Реклама</summary><p>ООО</p></details><a href=${quote}/x${quote}>Дальше</a>`;
  const place = await opened(of, `<div data-flat="${of}">${inside('"')}</div>`);
  const details = place.querySelector('details');
  details?.toggleAttribute('open', true);
  screen.getByText('Дальше').focus();
  const root = roots.at(-1);
  await act(async () => root?.render(<Raw as="div" attrs={{}} html={inside("'")} />));
  expect(place.querySelector('details')).toBe(details);
  expect(details).toHaveAttribute('open');
  expect(screen.getByText('Дальше')).toHaveFocus();
  await act(async () => root?.render(<Raw as="div" attrs={{}} html="<p>Другое</p>" />));
  expect(place).toHaveTextContent('Другое');
});

test('a piece that the document lacks is asked for', async () => {
  await opened('lost', '<div data-flat="lost" data-flat-missing=""></div>');
  expect(refresh).toHaveBeenCalled();
});

test('a document that the server could not make asks for the payload', () => {
  render(<Raw as="div" attrs={{}} of="never-made" />);
  expect(refresh).toHaveBeenCalledOnce();
});

test('its attributes are written as React writes them', () => {
  expect(renderToString(<Raw as="ul" attrs={{ className: 'a', 'data-x': 1 }} html="<li>1</li>" />)).toBe(
    '<ul class="a" data-x="1"><li>1</li></ul>',
  );
});

test('the keyboard that stood in a piece before the script woke stays in the next one', async () => {
  const inside = (words: string) => `<p>${words}</p><a href='/lk'>Визиты</a>`;
  document.body.innerHTML = `<div id="place">${renderToString(<Raw as="div" attrs={{}} html={inside('Раньше')} />)}</div>`;
  const place = document.getElementById('place') as HTMLElement;
  screen.getByText('Визиты').focus();
  const root = await act(async () => hydrateRoot(place, <Raw as="div" attrs={{}} html={inside('Раньше')} />));
  await act(async () => root.render(<Raw as="div" attrs={{}} html={inside('Теперь')} />));
  expect(place).toHaveTextContent('Теперь');
  expect(screen.getByText('Визиты')).toHaveFocus();
  act(() => root.unmount());
});

test('the keyboard that stood in a piece as soon as it was there stays in the next one', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const link = () => place.querySelector('a');
  // a soft step is a transition: what React does after it comes a task later
  const drawn = (words: string) =>
    new Promise<void>((resolve) => {
      const seen = new MutationObserver(() => {
        seen.disconnect();
        resolve();
      });
      seen.observe(place, { childList: true, subtree: true });
      startTransition(() =>
        root.render(<Raw as="section" attrs={{}} html={`<p>${words}</p><a href="/lk">Визиты</a>`} />),
      );
    });
  await drawn('Раньше');
  link()?.focus();
  await drawn('Теперь');
  expect(place).toHaveTextContent('Теперь');
  expect(link()).toHaveFocus();
  root.unmount();
  vi.unstubAllGlobals();
});
