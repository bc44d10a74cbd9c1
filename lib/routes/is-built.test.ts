import { expect, test } from 'vitest';
import { isBuiltPage } from './is-built';

test.each([
  '/',
  '/novelties',
  '/news',
  '/news/voda',
  '/lrp/news',
  '/proexpert/news/voda',
  '/vichy/videos/x',
  '/lrp/products',
  '/products/lipikar',
  '/cerave/glossary#mve',
  '/lk',
  '/lk/',
  '/lk/learnings?type=test',
  '/lk/tests',
  '/lk/tests/17',
  '/lk/tests/17/edit',
  '/lk/surveys',
  '/lk/surveys/pokupateli-zimoy',
  '/lk/cart#total',
  '/academy/webinars',
  '/academy/webinars/12',
  '/lrp/about',
  '/lrp/about/lrp-about-3',
  '/express',
  '/login?from=/lk',
])('%s is there', (href) => expect(isBuiltPage(href)).toBe(true));

test.each([
  '/lrp',
  '/lk/manage-points',
  '/academy',
  '/lk/news',
  '/academy/videos',
  '/dashboard/news',
  '/novelties/news',
  '/newsy',
  'https://x.ru/news',
  '',
])('%s is not', (href) => expect(isBuiltPage(href)).toBe(false));
