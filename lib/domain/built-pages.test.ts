import { expect, test } from 'vitest';
import { isBuiltPage } from './built-pages';

test.each([
  '/',
  '/novelties',
  '/news',
  '/news/voda',
  '/lrp/news',
  '/proexpert/news/voda',
  '/vichy/videos/x',
  '/lk',
  '/lk/',
  '/lk/learnings?type=test',
  '/lk/tests/17',
  '/lk/cart#total',
  '/login?from=/lk',
])('%s is there', (href) => expect(isBuiltPage(href)).toBe(true));

test.each([
  '/lrp',
  '/lrp/about',
  '/lrp/products',
  '/lk/tests',
  '/lk/tests/17/edit',
  '/lk/surveys/x',
  '/lk/schedule',
  '/academy',
  '/academy/webinars',
  '/lk/news',
  '/academy/videos',
  '/dashboard/news',
  '/search-results',
  '/newsy',
  'https://x.ru/news',
  '',
])('%s is not', (href) => expect(isBuiltPage(href)).toBe(false));
