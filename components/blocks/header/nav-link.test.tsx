import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CurrentPlace } from './current-place';
import { NavLink } from './nav-link';
import { headerBrands, headerSections } from './sections';

const place = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => place.path }));

const NONE = { title: '', href: '', also: [] };
const [LEARNING = NONE, TRAININGS = NONE, WEBINARS = NONE, , GIFTS = NONE] = headerSections(true);

const [lrp = { title: '', href: '', also: [] }] = headerBrands([{ slug: 'lrp', name: 'La Roche-Posay' }]).map(
  (brand) => ({
    ...brand,
    title: brand.name,
  }),
);

test.each([
  ['/lk/learnings', LEARNING, 'page'],
  ['/lk/tests/7', LEARNING, 'true'],
  ['/lk/tests-archive', LEARNING, null],
  ['/lk', LEARNING, null],
  ['/academy/sra-training', LEARNING, 'true'],
  ['/academy/sra-training/modules/voda', LEARNING, 'true'],
  ['/academy/sra-training/modules/voda', WEBINARS, null],
  ['/academy/doctor-webinars', WEBINARS, 'true'],
  ['/lrp/videos/water', LEARNING, 'true'],
  ['/lrp/videos', LEARNING, 'true'],
  ['/videos', LEARNING, 'true'],
  ['/vichy/modules/voda', LEARNING, 'true'],
  ['/vichy/about', LEARNING, null],
  ['/academy/webinars/videos', LEARNING, null],
  ['/lk/appointments', TRAININGS, 'true'],
  ['/lk/cart', GIFTS, 'true'],
  ['/lrp/videos/water', lrp, 'true'],
  ['/vichy/videos', lrp, null],
])('on %s the link of %o is current: %s', (path, { title, href, also }, current) => {
  const link = (
    <NavLink at={path} href={href} also={also}>
      {title}
    </NavLink>
  );
  render(link);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});

test('an exact link is not current below itself, the home page nowhere else', () => {
  render(
    <>
      <NavLink at="/lk/cart" href="/lk" exact>
        Профиль
      </NavLink>
      <NavLink at="/lk/cart" href="/">
        Главная
      </NavLink>
    </>,
  );
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
});

test.each([
  ['/lk/tests/7', 'true'],
  ['/lk/learnings', 'page'],
  ['/lk', null],
])('when the page changes to %s under a link that was drawn for another, it says %s', (path, current) => {
  const tree = () => (
    <>
      <NavLink at="/lk/learnings" href={LEARNING.href} also={LEARNING.also}>
        Обучение
      </NavLink>
      <CurrentPlace />
    </>
  );
  place.path = '/lk/learnings';
  const { rerender } = render(tree());
  place.path = path;
  rerender(tree());
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
