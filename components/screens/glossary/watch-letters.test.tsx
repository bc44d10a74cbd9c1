import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLetters } from './watch-letters';

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>;
let tell: (entries: Seen[]) => void;
const disconnect = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: typeof tell) {
        tell = hear;
      }
      observe = vi.fn();
      disconnect = disconnect;
    },
  );
  Element.prototype.scrollTo = vi.fn() as never;
});
afterEach(() => vi.unstubAllGlobals());

it('marks the letter that is read, one at a time, and stops', () => {
  render(
    <>
      <nav data-testid="rail">
        <a href="#letter-a">А</a>
        <a href="#letter-b">Б</a>
      </nav>
      <section aria-labelledby="letter-a">
        <h2 id="letter-a">А</h2>
      </section>
      <section aria-labelledby="letter-b">
        <h2 id="letter-b">Б</h2>
      </section>
    </>,
  );
  const stop = watchLetters(screen.getByTestId('rail'));
  const marked = () => screen.getAllByRole('link', { current: true }).map((link) => link.textContent);
  const [a, b] = screen.getAllByRole('region') as [HTMLElement, HTMLElement];
  tell([{ isIntersecting: true, target: a }]);
  expect(marked()).toEqual(['А']);
  tell([
    { isIntersecting: false, target: a },
    { isIntersecting: true, target: b },
  ]);
  expect(marked()).toEqual(['Б']);
  tell([{ isIntersecting: false, target: b }]);
  expect(marked()).toEqual(['Б']);
  stop();
  expect(disconnect).toHaveBeenCalled();
});
