import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { watchLetters } from './watch-letters';

/** Where each section begins in the page, and how far the page is scrolled. */
const tops = new Map<string, number>();
let scrolled = 0;

beforeEach(() => {
  Element.prototype.scrollTo = vi.fn() as never;
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => (run(), 0));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: (tops.get(this.getAttribute('aria-labelledby') ?? '') ?? 0) - scrolled } as DOMRect;
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
});

function to(at: number): void {
  scrolled = at;
  window.dispatchEvent(new Event('scroll'));
}

it('marks the letter that is read on the way down and on the way back up, one at a time, and stops', () => {
  render(
    <>
      <nav data-testid="rail">
        <a href="#letter-a">А</a>
        <a href="#letter-b">Б</a>
        <a href="#letter-c">В</a>
      </nav>
      {['a', 'b', 'c'].map((letter) => (
        <section key={letter} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`}>{letter}</h2>
        </section>
      ))}
    </>,
  );
  for (const [letter, top] of Object.entries({ a: 300, b: 1000, c: 2000 })) tops.set(`letter-${letter}`, top);
  to(0);
  const stop = watchLetters(screen.getByTestId('rail'));
  const marked = () => screen.getAllByRole('link', { current: true }).map((link) => link.textContent);
  expect(marked(), 'the first one, before it is reached').toEqual(['А']);
  to(1900);
  expect(marked()).toEqual(['В']);
  to(1200);
  expect(marked(), 'back up').toEqual(['Б']);
  // what was above is drawn now and is longer than was guessed
  tops.set('letter-b', 1600);
  to(1190);
  expect(marked()).toEqual(['А']);
  to(5000 - window.innerHeight);
  expect(marked(), 'the end is the last letter').toEqual(['В']);
  stop();
  to(0);
  expect(marked()).toEqual(['В']);
});
