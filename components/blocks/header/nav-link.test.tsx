import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NavLink } from './nav-link';
import { headerBrands, headerSections } from './sections';

const place = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => place.path }));

const NONE = { title: '', href: '', also: [] };
const [LEARNING = NONE, TRAININGS = NONE, , , GIFTS = NONE] = headerSections(true);

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
  ['/lk/appointments', TRAININGS, 'true'],
  ['/lk/cart', GIFTS, 'true'],
  ['/lrp/videos/water', lrp, 'true'],
  ['/vichy/videos', lrp, null],
])('on %s the link of %o is current: %s', (path, { title, href, also }, current) => {
  place.path = path;
  render(
    <NavLink href={href} also={also}>
      {title}
    </NavLink>,
  );
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});

test('an exact link is not current below itself, the home page nowhere else', () => {
  place.path = '/lk/cart';
  render(
    <>
      <NavLink href="/lk" exact>
        Профиль
      </NavLink>
      <NavLink href="/">Главная</NavLink>
    </>,
  );
  for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
});
