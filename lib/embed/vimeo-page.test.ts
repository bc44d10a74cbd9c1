import { expect, test } from 'vitest';
import { vimeoPage } from './vimeo-page';

const { html, headers } = vimeoPage({ id: '76979871', key: '8272103f6e' }, 'bm9uY2U=');
const policy = headers['content-security-policy'] ?? '';

test('only this page lets their player in, and only ours may frame it', () => {
  expect(policy).toContain('frame-src https://player.vimeo.com;');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('the player stands in it, and every script carries the nonce', () => {
  expect(html).toContain('src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;autoplay=1');
  expect(html.match(/<(script|style)/g)).toHaveLength(2);
  expect(html.match(/nonce="bm9uY2U="/g)).toHaveLength(2);
  expect(html).not.toMatch(/<script[^>]+src=/);
});
