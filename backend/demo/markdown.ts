import { Marked, type Tokens } from 'marked';
import { latin } from '@/lib/format/latin';
import { cleanHtml } from '@/lib/html/clean-html';
import type { StoredImage } from '../db/schema/types';

export interface Scene {
  /** What the picture shows, in Russian. */
  alt: string;
  scene: string;
}

const SCENE = /^scene:([a-z]+)$/;

/** Returns the pictures that a text requests with `![alt](scene:x)`, in their order. */
export function scenesOf(text: string): Scene[] {
  return [...text.matchAll(/!\[([^\]]*)\]\(scene:([a-z]+)\)/g)].map(([, alt = '', scene = '']) => ({
    alt,
    scene,
  }));
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

function figure({ originalUrl, previewUrl, customProperties }: StoredImage, alt: string): string {
  const [width, height] = [Number(customProperties.width), Number(customProperties.height)];
  const srcset = `${previewUrl} 640w, ${originalUrl} ${width}w`;
  return (
    `<figure><img src="${originalUrl}" srcset="${srcset}" sizes="(max-width: 767px) 100vw, 720px" ` +
    `alt="${escaped(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async"></figure>\n`
  );
}

/** Makes heading ids: `Как сказать покупателю` → `kak-skazat-pokupatelyu`; a repeated one ends with `-2`. */
function makeIds(): (text: string) => string {
  const met = new Map<string, number>();
  return (text) => {
    const base = latin(text.replace(/<[^>]*>/g, ''))
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    const times = (met.get(base) ?? 0) + 1;
    met.set(base, times);
    return times > 1 ? `${base}-${times}` : base;
  };
}

/** Turns Markdown into the HTML that an editor would have saved; `pictures` are in the order of `scenesOf`. */
export function articleHtml(text: string, pictures: readonly StoredImage[]): string {
  const idOf = makeIds();
  const left = [...pictures];
  const marked = new Marked({ gfm: true, async: false });
  marked.use({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const inner = this.parser.parseInline(tokens);
        const level = Math.max(2, depth);
        return `<h${level} id="${idOf(inner)}">${inner}</h${level}>\n`;
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const [only] = tokens;
        if (tokens.length === 1 && only?.type === 'image') return this.parser.parseInline(tokens);
        return `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      image({ href, text: alt }: Tokens.Image) {
        const picture = SCENE.test(href) ? left.shift() : undefined;
        return picture ? figure(picture, alt) : '';
      },
    },
  });
  return cleanHtml(marked.parse(text) as string);
}
