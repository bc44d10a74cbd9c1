import { cleanHtml, type SafeHtml } from '@/lib/html/clean-html';
import { plainText } from '@/lib/format/plain-text';

export interface ReadingParts {
  html: SafeHtml;
  /** Headings of the text, for the table of contents. */
  contents: { id: string; title: string }[];
}

/** The section with the words for the counter: it is made to stand out (interface, 'Article'). */
const SAY = /^(как|что) (это )?(сказать|объяснить|ответить) покупател/i;

/** A wide table runs sideways in a frame of its own, which a keyboard can reach. */
function frameTables(html: string): string {
  return html
    .replace(
      /<table[\s>]/g,
      (open) => `<div data-table tabindex="0" role="region" aria-label="Таблица">${open}`,
    )
    .replace(/<\/table>/g, '</table></div>');
}

/**
 * HTML of the services, sanitised and made ready to read: every `h2` has an id, tables have frames, and the section
 * for the counter is marked. Adds nothing that came from the text itself, so what was clean stays clean.
 */
export function readingParts(text: string): ReadingParts {
  const contents: ReadingParts['contents'] = [];
  const html = frameTables(cleanHtml(text))
    .split(/(?=<h2[\s>])/)
    .map((section) => {
      const heading = /^<h2([^>]*)>([\s\S]*?)<\/h2>/.exec(section);
      if (!heading) return section;
      const [whole, attributes = '', inner = ''] = heading;
      const title = plainText(inner);
      const id = /\bid="([^"]+)"/.exec(attributes)?.[1] ?? `part-${contents.length + 1}`;
      if (title) contents.push({ id, title });
      const text = `<h2 id="${id}">${inner}</h2>${section.slice(whole.length)}`;
      return SAY.test(title) ? `<section data-say aria-labelledby="${id}">${text}</section>` : text;
    })
    .join('') as SafeHtml;
  return { html, contents };
}
