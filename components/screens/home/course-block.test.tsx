import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Course, Lesson } from '@/api/courses/queries';
import { CourseBlock } from './course-block';

const step = (number: number, finished: boolean) =>
  ({
    number,
    finished,
    type: 'article',
    modelId: String(number),
    slug: `step-${number}`,
    brand: 'vichy',
  }) as Lesson;
const course = (...lessons: Lesson[]): Course => ({
  ...{ id: '1', slug: 'expert', title: 'Курс «Эксперт»', description: 'Четыре шага', lessons },
});

test('a begun course says how far it is and leads to its next step', () => {
  render(<CourseBlock course={course(step(1, true), step(2, false))} />);
  expect(screen.getByRole('heading', { name: 'Курс «Эксперт»' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Пройдено 1 из 2' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Продолжить' })).toHaveAttribute('href', '/vichy/news/step-2');
  expect(screen.getByRole('link', { name: 'Все шаги' })).toHaveAttribute('href', '/academy/course-expert');
});

test.each([
  ['is switched off', null],
  ['has no steps', course()],
  ['is done', course(step(1, true), step(2, true))],
])('nothing of a course that %s', (_, given) => {
  const { container } = render(<CourseBlock course={given} />);
  expect(container).toBeEmptyDOMElement();
});
