export interface ArticleParts {
  html: string;
  /** Headings of the text, for the table of contents. */
  contents: { id: string; title: string }[];
}

/** The section with the words for the counter: it is made to stand out (interface, 'Article'). */
const SAY = /^(как|что) (это )?(сказать|объяснить|ответить) покупател/i;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
};

function plain(html: string): string {
  const text = html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => {
    return ENTITIES[name] ?? '';
  });
  return text.replace(/\s+/g, ' ').trim();
}

/** A wide table runs sideways in a frame of its own, which a keyboard can reach. */
function frameTables(html: string): string {
  return html
    .replace(/<table[\s>]/g, (open) => `<div data-table tabindex="0" role="region" aria-label="Таблица">${open}`)
    .replace(/<\/table>/g, '</table></div>');
}

/**
 * Sanitised HTML of an article made ready to read: every `h2` has an id, tables have frames, and the section for
 * the counter is marked. Adds nothing that came from the text itself, so what was clean stays clean.
 */
export function articleParts(clean: string): ArticleParts {
  const contents: ArticleParts['contents'] = [];
  const html = frameTables(clean)
    .split(/(?=<h2[\s>])/)
    .map((section) => {
      const heading = /^<h2([^>]*)>([\s\S]*?)<\/h2>/.exec(section);
      if (!heading) return section;
      const [whole, attributes = '', inner = ''] = heading;
      const title = plain(inner);
      const id = /\bid="([^"]+)"/.exec(attributes)?.[1] ?? `part-${contents.length + 1}`;
      if (title) contents.push({ id, title });
      const text = `<h2 id="${id}">${inner}</h2>${section.slice(whole.length)}`;
      return SAY.test(title) ? `<section data-say aria-labelledby="${id}">${text}</section>` : text;
    })
    .join('');
  return { html, contents };
}
