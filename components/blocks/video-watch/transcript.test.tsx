import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Transcript } from './transcript';

const VTT =
  'WEBVTT\n\n00:01.000 --> 00:03.000\nДве полоски крема.\n\n00:07.200 --> 00:09.000\nЧерез два часа снова.';
afterEach(() => vi.unstubAllGlobals());

function open() {
  const summary = screen.getByText('Текст видео');
  const details = summary.closest('details') as HTMLDetailsElement;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
}

it('is fetched when it is opened, searched, and plays from a line', async () => {
  const get = vi.fn().mockResolvedValue(new Response(VTT));
  vi.stubGlobal('fetch', get);
  const playFrom = vi.fn();
  render(<Transcript captions="/media/a.vtt" playFrom={playFrom} />);
  expect(get).not.toHaveBeenCalled();
  open();
  await screen.findByRole('button', { name: '0:01 Две полоски крема.' });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Найти в тексте видео' }), 'СНОВА');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '0:07 Через два часа снова.' }));
  expect(playFrom).toHaveBeenCalledWith(7.2);
  await userEvent.type(screen.getByRole('searchbox'), 'ъ');
  expect(screen.getByRole('status')).toHaveTextContent('Таких слов в видео нет.');
});

it('says when it did not come and asks again', async () => {
  const get = vi
    .fn()
    .mockResolvedValueOnce(new Response('', { status: 404 }))
    .mockResolvedValue(new Response(VTT));
  vi.stubGlobal('fetch', get);
  render(<Transcript captions="/media/a.vtt" playFrom={undefined} />);
  open();
  await userEvent.click(await screen.findByRole('button', { name: /Повторить/ }));
  expect(await screen.findByRole('button', { name: /Две полоски/ })).toBeDisabled();
});
