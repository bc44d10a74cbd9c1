import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isBuiltPage } from '@/lib/routes/is-built';
import { SampleCourse } from './sample-course';

test('the basic course has four steps, each marked as an example and leading to a page that is there', () => {
  render(<SampleCourse />);
  expect(screen.getAllByText('Пример')).toHaveLength(4);
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(4);
  for (const link of links) expect(isBuiltPage(link.getAttribute('href') ?? '')).toBe(true);
});
