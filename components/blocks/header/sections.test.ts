import { describe, expect, test } from 'vitest';
import { decideAtEdge } from '@/lib/access/decide';
import { FEATURES, type Feature } from '@/lib/access/features';
import { ROLES } from '@/lib/access/roles';
import { isBuiltPage } from '@/lib/routes/is-built';
import { BRANDS, routedBrands } from '@/lib/domain/brands';
import { placesOf } from './place';
import { headerBrands, headerSections, toolsOf } from './sections';
import { territorySections } from './territory-section';

test('gifts are offered only when the catalogue is open to the person', () => {
  const always = ['/lk/learnings', '/lk/schedule', '/academy/webinars', '/academy/experts'];
  expect(headerSections(false).map(({ href }) => href)).toEqual(always);
  expect(headerSections(true).map(({ href }) => href)).toEqual([...always, '/lk/catalogue']);
});

test('brands are those the services name, in the product’s order, without the portal’s own mark', () => {
  const brands = headerBrands(routedBrands(['proexpert', 'cerave', 'lrp']));
  expect(brands.map(({ slug }) => slug)).toEqual(['lrp', 'cerave']);
  const fifth = headerBrands(routedBrands(['skin', 'dercos', 'proexpert'], { skin: 'SkinCeuticals' }));
  expect(fifth.map(({ slug, name }) => [slug, name])).toEqual([
    ['dercos', 'Dercos'],
    ['skin', 'SkinCeuticals'],
  ]);
});

test('no link leads to a page that is not there', () => {
  const links = [...headerSections(true), ...headerBrands(BRANDS)];
  expect(links.filter(({ href }) => !isBuiltPage(href))).toEqual([]);
});

test('a territory is a section for those who have one, lit on all of its pages', () => {
  const sectionsOf = (role: (typeof ROLES)[number]) =>
    territorySections(toolsOf({ id: '1', roles: [role], permissions: [], chainLocked: false }, []));
  const [section, ...more] = sectionsOf('Представитель');
  expect([section?.title, section?.href, more]).toEqual([
    'Моя территория',
    '/lk/representative/pharmacists',
    [],
  ]);
  expect(placesOf(section ?? { href: '' })).toContain('/lk/representative');
  expect(sectionsOf('trainer')).toEqual([]);
});

test('a page that is off is no tool until it is switched on', () => {
  const viewer = { id: '1', roles: ['Представитель' as const], permissions: [], chainLocked: false };
  const hrefs = (features: Feature[]) => toolsOf(viewer, features).map(({ href }) => href);
  expect(hrefs([])).not.toContain('/lk/representative/registration');
  expect(hrefs(['registration-in-account'])).toContain('/lk/representative/registration');
});

describe.each(ROLES.flatMap((role) => [[], [...FEATURES]].map((features) => ({ role, features }))))(
  'tools of $role with $features.length features',
  ({ role, features }) => {
    const viewer = { id: '1', roles: [role], permissions: [], chainLocked: false };
    const situation = {
      viewer,
      features,
      brands: ['lrp'],
      waveOpen: true,
      now: new Date('2026-11-20T12:00:00Z'),
      programmeFinishAt: new Date('2027-01-01T00:00:00Z'),
    };

    test('lead to pages that are there and open to the role', () => {
      const links = toolsOf(viewer, features).filter(({ isPlanned }) => !isPlanned);
      const closed = links.filter(({ href }) => {
        const { kind } = decideAtEdge(href, new URLSearchParams(), situation);
        return !isBuiltPage(href) || !['pass', 'rewrite'].includes(kind);
      });
      expect(closed).toEqual([]);
    });
  },
);
