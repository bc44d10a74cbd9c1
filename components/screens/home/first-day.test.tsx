import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FirstDay } from './first-day';
import type { FirstStep } from './first-steps';

const step: FirstStep = {
  title: 'Посмотрите видео',
  text: '«Крем на зиму», 2 минуты',
  href: '/lrp/videos/krem',
  erid: { needErid: true, eridToken: '2Vtz', eridSource: 'ООО «Пример»' },
  isDone: false,
};

test('the marking stands beside the link, and goes with the words that name the item', () => {
  const { rerender } = render(<FirstDay steps={[step]} />);
  expect(screen.getByText(/ERID 2Vtz/).closest('a')).toBeNull();
  rerender(<FirstDay steps={[{ ...step, isDone: true }]} />);
  expect(screen.queryByText('Реклама')).toBeNull();
});
