import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { VideoPlayer } from './video-player';

const play = vi.fn(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
afterEach(() => vi.restoreAllMocks());

test('a large mark begins a file and gives way once it plays; a refusal to play is no failure', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  render(<VideoPlayer title="Уход" url="/media/a.mp4" isVimeo={false} poster={null} />);
  const mark = screen.getByRole('button', { name: 'Смотреть: Уход' });
  fireEvent.click(mark);
  expect(play).toHaveBeenCalledOnce();
  expect(mark).toBeInTheDocument();
  fireEvent.play(screen.getByLabelText('Уход'));
  expect(screen.queryByRole('button', { name: 'Смотреть: Уход' })).toBeNull();
});
