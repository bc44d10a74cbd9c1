import { cleanHtml, type SafeHtml } from '@/lib/html/clean-html';
import { plainText } from '@/lib/format/plain-text';

export interface ReadingParts {
  html: SafeHtml;
  /** Headings of the text, for the table of contents. */
  contents: { id: string; title: string }[];
}

/** Headings of the section to say at the counter, which is highlighted (interface, 'Article'). */
const SAY = /^(как|что) (это )?(сказать|объяснить|ответить) покупател/i;

/** Frames wide tables for horizontal scrolling, also by keyboard. */
function frameTables(html: string): string {
  return html
    .replace(
      /<table[\s>]/g,
      (open) => `<div data-table tabindex="0" role="region" aria-label="Таблица">${open}`,
    )
    .replace(/<\/table>/g, '</table></div>');
}

/**
 * Sanitises HTML of the services and prepares it for reading: every `h2` gets an id, tables get frames, and the section
 * for the counter is marked. Adds nothing taken from the text, so clean HTML stays clean.
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
