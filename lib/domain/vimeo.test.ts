import { expect, test } from 'vitest';
import { vimeoFrameHref, vimeoPlayerAddress, vimeoVideo } from './vimeo';

test.each([
  ['https://vimeo.com/76979871', { id: '76979871', key: null }],
  ['https://vimeo.com/76979871/8272103f6e', { id: '76979871', key: '8272103f6e' }],
  ['https://www.vimeo.com/76979871/', { id: '76979871', key: null }],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1', { id: '76979871', key: '8272103f6e' }],
  ['https://vimeo.com/channels/staffpicks/76979871', { id: '76979871', key: null }],
  ['https://vimeo.com/76979871?h="><script>', { id: '76979871', key: null }],
])('%s is a video', (address, video) => expect(vimeoVideo(address)).toEqual(video));

test.each([
  '',
  '/media/v.mp4',
  'http://vimeo.com/76979871',
  'https://vimeo.com.evil.example/76979871',
  'https://vimeo.com/about',
  'https://vimeo.com/76979871/../admin',
  'javascript:alert(1)//vimeo.com/76979871',
])('%s is none', (address) => {
  expect(vimeoVideo(address)).toBeNull();
  expect(vimeoFrameHref(address)).toBeNull();
});

test('the page around the player is ours; the player itself keeps no cookies', () => {
  expect(vimeoFrameHref('https://vimeo.com/76979871/8272103f6e')).toBe('/embed/vimeo/76979871?h=8272103f6e');
  expect(vimeoFrameHref('https://vimeo.com/76979871')).toBe('/embed/vimeo/76979871');
  expect(vimeoPlayerAddress({ id: '76979871', key: '8272103f6e' })).toBe(
    'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1&texttrack=ru',
  );
});
