import { expect, test } from 'vitest';
import { withFirstStyles } from '@/lib/http/first-styles';
import { openingTag } from './plain-html';

test('a first page brings the rules of its pieces, as they write their classes', () => {
  const piece = `${openingTag('p', { className: 'x a', 'data-of': 'class="b"' })}Кожа</p>`;
  const link = '<link rel="stylesheet" href="/x.css" nonce="n1"/>';
  const html = `<html><head>${link}</head><body>${piece}</body></html>`;
  const rules = ['a', 'c'].map((name): [string[], string, string[][]] => [[], `.${name}{top:0}`, [[name]]]);
  const page = withFirstStyles(Buffer.from(html), { '/x.css': rules }).toString();
  expect(page).toContain('.a{top:0}');
  expect(page).not.toContain('.c{top:0}');
});
